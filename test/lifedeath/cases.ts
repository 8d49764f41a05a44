/**
 * Textbook shapes with their answers, Black the defender in all of them. The drawings are those of
 * `test/oracle/diagram.ts`: `#` keystones, `.` playable, `,` never played, so that walls beside it stand for ever.
 */
export const CASES: readonly Case[] = [
  {
    name: 'straight three',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # . . . # O ,
      O # # # # # O ,
      O O O O O O O ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'bent three',
    diagram: `
      O O O O O O ,
      O # # # # O ,
      O # . . # O ,
      O # . # # O ,
      O # # # O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'T four',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # . . . # O ,
      O # # . # # O ,
      O O # # # O O ,
      , O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'bulky five',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # . . . # O ,
      O # . . # # O ,
      O # # # # O O ,
      O O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'cross five',
    diagram: `
      , O O O O O , ,
      O O # # # O O ,
      O # # . # # O ,
      O # . . . # O ,
      O # # . # # O ,
      O O # # # O O ,
      , O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'rabbity six',
    diagram: `
      , O O O O O , ,
      O O # # # O O ,
      O # # . # # O ,
      O # . . . # O ,
      O # . . # # O ,
      O # # # # O O ,
      O O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'square four',
    diagram: `
      O O O O O O ,
      O # # # # O ,
      O # . . # O ,
      O # . . # O ,
      O # # # # O ,
      O O O O O O ,
      , , , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'square four in the corner',
    diagram: `
      . . # O ,
      . . # O ,
      # # # O ,
      O O O O ,
      , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'straight four',
    diagram: `
      O O O O O O O O ,
      O # # # # # # O ,
      O # . . . . # O ,
      O # # # # # # O ,
      O O O O O O O O ,
      , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'bent four off the corner',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # . . . # O ,
      O # . # # # O ,
      O # # # O O O ,
      O O O O O , , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'bent four on the side',
    diagram: `
      O # . . . # O ,
      O # . # # # O ,
      O # # # O O O ,
      O O O O O , , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'zigzag four',
    diagram: `
      O O O O O O , ,
      O # # # # O O ,
      O # . . # # O ,
      O # # . . # O ,
      O O # # # # O ,
      , O O O O O O ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'straight five',
    diagram: `
      O O O O O O O O O ,
      O # # # # # # # O ,
      O # . . . . . # O ,
      O # # # # # # # O ,
      O O O O O O O O O ,
      , , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'rectangular six off the corner',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # . . . # O ,
      O # . . . # O ,
      O # # # # # O ,
      O O O O O O O ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'bent four eyespace in the corner, no liberty outside',
    diagram: `
      . . . # O ,
      . # # # O ,
      # # O O O ,
      O O O , , ,
      , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
  },
  {
    name: 'bent four eyespace in the corner, one liberty outside',
    diagram: `
      . . . # . O ,
      . # # # O O ,
      # # O O O , ,
      O O O , , , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
  },
  {
    name: 'bent four eyespace in the corner, two liberties outside',
    diagram: `
      . . . # . O ,
      . # # # . O ,
      # # O O O O ,
      O O O , , , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'bulky five in the corner, no liberty outside',
    diagram: `
      . . . # O ,
      . . # # O ,
      # # # O O ,
      O O O O , ,
      , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'bulky five in the corner, one liberty outside',
    diagram: `
      . . . # . O ,
      . . # # O O ,
      # # # O O , ,
      O O O O , , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'bulky five in the corner, two liberties outside',
    diagram: `
      . . . # . O ,
      . . # # . O ,
      # # # O O O ,
      O O O O , , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'bulky five in the corner, three liberties outside',
    diagram: `
      . . . # . O ,
      . . # # . O ,
      # # # . O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'bulky five in the corner with four stones inside',
    diagram: `
      O O O # O ,
      O . # # O ,
      # # # O O ,
      O O O O , ,
      , , , , , ,`,
    defenderFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'rectangular six in the corner, no liberty outside',
    diagram: `
      . . . # O ,
      . . . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'rectangular six in the corner, one liberty outside',
    diagram: `
      . . . # . O ,
      . . . # O O ,
      # # # # O , ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
  },
  {
    name: 'rectangular six in the corner, two liberties outside',
    diagram: `
      . . . # . O ,
      . . . # . O ,
      # # # # O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'rectangular eight in the corner, no liberty outside',
    diagram: `
      . . . . # O ,
      . . . . # O ,
      # # # # # O ,
      O O O O O O ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    note: 'The attacker cannot capture, but the territory is lost: a seki.',
  },
  {
    name: 'rectangular eight in the corner, one liberty outside',
    diagram: `
      . . . . # . O ,
      . . . . # O O ,
      # # # # # O , ,
      O O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'sealed three by three in the corner, no liberty outside',
    diagram: `
      . . . # O ,
      . . . # O ,
      . . . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    large: true,
  },
  {
    name: 'four stones on the second line in the corner',
    diagram: `
      . . . . . O ,
      # # # # O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'five stones on the second line in the corner',
    diagram: `
      . . . . . . O ,
      # # # # # O O ,
      O O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'six stones on the second line in the corner',
    diagram: `
      . . . . . . . O ,
      # # # # # # O O ,
      O O O O O O O , ,
      , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'six stones on the second line on the side',
    diagram: `
      O . . . . . . . . O ,
      O O # # # # # # O O ,
      , O O O O O O O O , ,
      , , , , , , , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'seven stones on the second line on the side',
    diagram: `
      O . . . . . . . . . O ,
      O O # # # # # # # O O ,
      , O O O O O O O O O , ,
      , , , , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'eight stones on the second line on the side',
    diagram: `
      O . . . . . . . . . . O ,
      O O # # # # # # # # O O ,
      , O O O O O O O O O O , ,
      , , , , , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'L group',
    diagram: `
      . . . . . O ,
      . . . # O O ,
      . # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'L group, the attacker down on both edges',
    diagram: `
      . . . . O ,
      . . . # O ,
      . # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'L+1 group, first form',
    diagram: `
      . . . # . O ,
      . . . # O O ,
      . # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'L+1 group, second form',
    diagram: `
      . . . . . O ,
      . . . # O O ,
      # # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'L+1 group, first form, the attacker down on both edges',
    diagram: `
      . . . # O ,
      . . . # O ,
      . # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'Shorter of liberties than with open edges: the defender then has only a ko even if it plays first.',
  },
  {
    name: 'L+2 group',
    diagram: `
      . . . # . O ,
      . . . # O O ,
      # # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'L+2 group, the attacker down on one edge',
    diagram: `
      . . . # O ,
      . . . # O ,
      # # # # O ,
      . O O O O ,
      O O , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
    note: 'Some books let the attacker need the threat. But this is the rectangular six with one liberty outside, where the attacker wins the ko without threats and the defender needs one.',
  },
  {
    name: 'J group',
    diagram: `
      . . . . . . O ,
      . . . . # O O ,
      # # # # O O , ,
      . O O O O , , ,
      O O , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'J group, the attacker down on both edges',
    diagram: `
      . . . . . O ,
      . . . . # O ,
      # # # # O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'ko', threats: { count: 2, who: 'defender' } },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
    note: 'A ko of two steps.',
  },
  {
    name: 'straight J group, the attacker down on both edges',
    diagram: `
      . . . . . O ,
      . . . . # O ,
      # # # # # O ,
      O O O O O O ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
    large: true,
  },
  {
    name: 'long L group',
    diagram: `
      . . . . . . O ,
      . . . . # O O ,
      . # # # # O , ,
      . O O O O O , ,
      O O , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
    large: true,
    note: 'Books name a ten-thousand-year ko for which the attacker needs one threat. With solid walls and open edges the attacker wins the ko without threats.',
  },
  {
    name: 'long L group, the attacker down on one edge',
    diagram: `
      . . . . . . O ,
      . . . . # O O ,
      . # # # # O , ,
      O O O O O O , ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: "carpenter's square",
    diagram: `
      . . . . . O ,
      . . . # O O ,
      . . . # O , ,
      . # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 2, who: 'defender' } },
    source: 'oracle',
    large: true,
    slow: true,
    note: 'A ko, as all books say, but one in which the defender needs two threats: after a single one the attacker still gets through.',
  },
  {
    name: "carpenter's square, one liberty outside",
    diagram: `
      . . . . . O ,
      . . . # . O ,
      . . . # O O ,
      . # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'notes',
    large: true,
    slow: true,
  },
  {
    name: "carpenter's square, the attacker down on both edges",
    diagram: `
      . . . . O ,
      . . . # O ,
      . . . # O ,
      . # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
    note: 'Without the liberties on the edges not even a ko is left.',
  },
  {
    name: "carpenter's square, the attacker inside both edges",
    diagram: `
      . . . O ,
      . . . # O
      . . . # O
      O # # # O
      , O O O O
      , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
  },
  {
    name: 'comb',
    diagram: `
      . . . . . O ,
      . # . # O O ,
      # # # # O , ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
  },
  {
    name: 'broken comb',
    diagram: `
      . . . . . O ,
      . # . # O O ,
      . # # # O , ,
      . O O O O , ,
      O O , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
    note: 'The comb without its stone on the edge, and then it is no ko any more.',
  },
  {
    name: 'tripod group',
    diagram: `
      . . . . O ,
      . . # O O ,
      . # # O , ,
      . O O O , ,
      O O , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'Books differ by the legs of the group; this one has none on the first line.',
  },
  {
    name: 'tripod group with one leg',
    diagram: `
      . . . # . O ,
      . . # O O O ,
      . # # O , , ,
      . O O O , , ,
      O O , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'verified',
  },
  {
    name: 'bent four in the corner, held by the attacker',
    diagram: `
      O O O . # O ,
      . # # # # O ,
      # # O O O O ,
      O O O , , , ,
      , , , , , , ,`,
    defenderFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'defender' } },
    source: 'oracle',
    note: 'The attacker wins the ko where neither side has threats; one threat, if it cannot be removed first, saves the defender.',
  },
  {
    name: 'ten-thousand-year ko',
    diagram: `
      . O O . # O ,
      O # . # # O ,
      # # # # O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'ko', threats: { count: 1, who: 'attacker' } },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'attacker' } },
    source: 'oracle',
  },
  {
    name: 'double-ko seki',
    diagram: `
      , O # O .
      , O # # O
      , O # . O
      , O # # O
      , O # . X`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    note: 'Lives by repetition only.',
  },
  {
    name: 'double ko for life',
    diagram: `
      # . X O O ,
      # # O . O ,
      # # # O O ,
      . # O O , ,
      # # # O O ,
      # # . X O ,
      # . X O O ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
    note: 'Whichever ko the attacker takes, the defender takes the other.',
  },
  {
    name: 'double ko for death',
    diagram: `
      . X O ,
      # O O ,
      # O O ,
      . X O ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'The defender needs both kos, so the attacker always has one left to take.',
  },
  {
    name: 'moonshine life',
    diagram: `
      # . X O ,
      # # O O ,
      . # O , ,
      # # O , ,
      O O O , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'A ko that the defender can prolong with each threat but never win: dead with any number of them.',
  },
  {
    name: 'moonshine life beside a double-ko seki',
    diagram: `
      # . X O , , O X O .
      # # O O , , O X X O
      . # O , , , O X . O
      # # O , , , O X X O
      O O O , , , O X . X`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'verified',
    note: 'Books call it a cycle, since the seki has threats without end. Here the capture of the keystones decides, and the attacker leaves those threats unanswered.',
  },
  {
    name: 'triple ko',
    diagram: `
      , O # O . O
      , O # # O O
      , O # O . O
      , O # # O O
      , O # . X O`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    large: true,
    note: 'The defender lives by repetition only.',
  },
  {
    name: 'eternal life',
    diagram: `
      , , O . X . . X . O
      , , O O O # # O O O
      , , , , O # # . # #
      , , , , O # # # # #
      , , , , O O O O O O
      , , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    note: 'A cycle of four plays in which each side loses two stones, and no play can be left out: the defender lives by repetition only.',
  },
  {
    name: 'life by a cycle of six plays',
    diagram: `
      , , , , , , , ,
      O O O O O , , ,
      X X X O O , , ,
      . X X # O O O ,
      X O O # # # O ,
      . O . O . # O ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    note: 'No ko is taken and nobody can pass: each side in turn gives two stones and takes one back, for ever.',
  },
  {
    name: 'ko of two steps',
    diagram: `
      . O . # O ,
      O # . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'ko', threats: { count: 2, who: 'attacker' } },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'attacker' } },
    source: 'oracle',
  },
  {
    name: 'approach-move ko',
    diagram: `
      , , , , , , , , ,
      O O O O O O O O ,
      # # # # # # # . O
      O O O # # . # O ,
      . O . . # # # O ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 2, who: 'attacker' } },
    source: 'oracle',
    note: 'The attacker has to fill the liberty on the right before the ko on the edge is a direct one; without that liberty one threat is enough (drawn below as a seki on the edge).',
  },
  {
    name: 'approach-move ko, two approach moves',
    diagram: `
      , , , , , , , , ,
      O O O O O O O O ,
      # # # # # # # . O
      O O O # # . # . O
      . O . . # # # O ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'ko', threats: { count: 3, who: 'attacker' } },
    source: 'oracle',
    large: true,
  },
  {
    name: 'send two, receive one',
    diagram: `
      O . . O # O
      # # O O # O
      O # . # # O
      O # # # O ,
      , O O O , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    note: 'The attacker sends two stones and takes one back for ever; it never gets further.',
  },
  {
    name: 'snapback',
    diagram: `
      O . . X ,
      O # # O ,
      O O O O ,
      , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'oiotoshi',
    diagram: `
      . # . # . X ,
      O # O # O O ,
      O O O O O , ,
      , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'throw-in',
    diagram: `
      # . . # O ,
      # # # O O ,
      . # O O , ,
      # # O , , ,
      O O O , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'eye stealing',
    diagram: `
      # . # O ,
      # # . O ,
      # # # O ,
      . # O O ,
      # # O , ,
      O O O , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'under the stones',
    diagram: `
      . # O O . X X X O ,
      # # . X X O O X O ,
      O O O O O O O O O ,
      , , , , , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'The defender lets four stones be taken and captures the takers from the point below.',
  },
  {
    name: 'under the stones, by the attacker',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # O O . # O ,
      O # O . # # O ,
      O # # # # O O ,
      O O O O O O , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'The defender may take a square of four stones; the attacker plays back on the points below.',
  },
  {
    name: "race: an eye against none, the eye the defender's",
    diagram: `
      , O # . # . O X ,
      , O # # # . O X ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: "race: an eye against none, the eye the attacker's",
    diagram: `
      , O # . O . O X ,
      , O # . O O O X ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: "race: a big eye against a small one, the big one the defender's",
    diagram: `
      # . . # . O . O X ,
      # . . # # O O O X ,
      # # # # # O O . X ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'verified',
    note: 'With a small eye on both sides it would be a seki at best.',
  },
  {
    name: "race: a big eye against a small one, the big one the attacker's",
    diagram: `
      , O # . # . O . . O
      , O # # # # O . . O
      , O # # # # O O O O`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'verified',
    note: 'With a small eye on both sides it is a seki, drawn below.',
  },
  {
    name: 'race: an eye of three points, one of them taken, against two liberties',
    diagram: `
      . O . # O . X ,
      # # # # O X X ,
      O O O O O X , ,
      . X X X X X , ,
      X X , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'Three points are three liberties, and one of them is gone.',
  },
  {
    name: 'race: an eye of four points against four liberties',
    diagram: `
      # . . # O . X ,
      # . . # O . X ,
      # # # # O X X ,
      O O O O O X , ,
      . . X X X X , ,
      X X X , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'verified',
    note: 'Four points in a square are five liberties.',
  },
  {
    name: 'race: an eye of four points against five liberties',
    diagram: `
      # . . # O . X ,
      # . . # O . X ,
      # # # # O . X ,
      O O O O O X X ,
      . . X X X X , ,
      X X X , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'verified',
  },
  {
    name: 'race: an eye of four points against six liberties',
    diagram: `
      # . . # O . X ,
      # . . # O . X ,
      # # # # O . X ,
      O O O O O X X ,
      . . . X X X , ,
      X X X X , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'verified',
  },
  {
    name: 'race: one shared liberty and one outside each',
    diagram: `
      , O . # . O . X ,
      , O O # O O X X ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'seki: two shared liberties, no eyes',
    diagram: `
      , O # . O X ,
      , O # . O X ,
      , O # # O X ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
  },
  {
    name: 'seki: an eye each and one shared liberty',
    diagram: `
      , O # . # . O . O X ,
      , O # # # # O O O X ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
  },
  {
    name: 'seki: three stones around a stone of the defender',
    diagram: `
      O O O O O O O ,
      O # # # # # O ,
      O # O O O # O ,
      O # . # . # O ,
      O # # # # # O ,
      O O O O O O O ,
      , , , , , , , ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
  },
  {
    name: 'seki of four groups around a ring',
    diagram: `
      # . O O
      # # O .
      . O # #
      O O . #`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'verified',
    note: 'Each group shares its two liberties with two others, and has no eye.',
  },
  {
    name: 'hane seki',
    diagram: `
      O O O O O ,
      # # # # O ,
      . . O # O ,
      O O X # O ,
      X . O # O ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    note: "The attacker's stone in hane on the edge can be taken, but the stones that take it are taken back.",
  },
  {
    name: 'seki on the edge: an eye each and a hane for either side',
    diagram: `
      , , , , , , , , ,
      O O O O O O O O ,
      # # # # # # # O ,
      O O O # # . # O ,
      . O . . # # # O ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'ko', threats: { count: 1, who: 'attacker' } },
    source: 'oracle',
    note: 'Neither side gains by the hane on the edge without a threat; with one, the attacker wins the ko that its hane begins.',
  },
  {
    name: 'seki with a false eye',
    diagram: `
      # . O
      # # O
      . # O
      X O O
      X . O`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
    large: true,
    note: 'The two chains of the defender have one eye between them, and it is false.',
  },
  {
    name: 'seki that breaks when the outside is filled',
    diagram: `
      O # . O O . # . O ,
      O # # # # # # O O ,
      O O O O O O O O , ,
      , , , , , , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
    note: 'Nobody wants to play inside as long as the liberty outside is open, but the attacker may fill it: no seki.',
  },
  {
    name: 'seki in the corner, two cutting stones',
    diagram: `
      O . # O ,
      . O # O ,
      # O # O ,
      # # # O ,
      O O O O ,
      , , , , ,`,
    defenderFirst: { status: 'alive', seki: true },
    attackerFirst: { status: 'alive', seki: true },
    source: 'oracle',
  },
  {
    name: 'two-headed dragon',
    diagram: `
      . # # # #
      # O O O #
      # O , O #
      # O O O #
      # # # # .`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'already alive',
    diagram: `
      . # . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'alive' },
    source: 'oracle',
  },
  {
    name: 'already dead',
    diagram: `
      . # . O ,
      # # O O ,
      O O O , ,
      , , , , ,`,
    defenderFirst: { status: 'dead' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
  {
    name: 'escape',
    diagram: `
      . # . , ,
      O # O , ,
      O O O , ,
      , , , , ,`,
    defenderFirst: { status: 'alive' },
    attackerFirst: { status: 'dead' },
    source: 'oracle',
  },
];

export interface Expected {
  readonly status: 'alive' | 'dead' | 'ko';
  /** For ko: how many threats turn it round, and who needs them. */
  readonly threats?: { readonly count: number; readonly who: 'attacker' | 'defender' };
  /** Lives, but can be kept from two eyes: a seki, or a life by repetition. */
  readonly seki?: true;
}

export interface Case {
  readonly name: string;
  readonly diagram: string;
  readonly defenderFirst: Expected;
  readonly attackerFirst: Expected;
  /**
   * Where the answers come from: the referee, or (where it would need too many states) the proof, which the checker of proofs
   * replays in the tests, or the literature.
   */
  readonly source: 'oracle' | 'verified' | 'notes';
  /** Too many states for the referee in an ordinary run of the tests. */
  readonly large?: true;
  /** Takes the solver too long for an ordinary run of the tests. */
  readonly slow?: true;
  /** What is special, and why the answer differs where others give another one. */
  readonly note?: string;
}
