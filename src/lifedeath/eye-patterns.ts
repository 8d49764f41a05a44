/**
 * The eye shapes that the heuristic search knows, as drawings, each in the middle, on the side and in the corner. Turned and mirrored
 * they give all ways in which a shape can touch the edge; the two colours change places freely.
 *
 *     O   own stone: the wall          .   point of the eye space, empty or with an enemy stone on it
 *     X   enemy stone                  *   the same, and a vital point
 *     ?   anything                     - | edge          + corner
 *
 * A drawing is headed by its place and by two numbers: the eyes that come of it if the enemy moves first and if the owner does, for a
 * complete wall that is one chain without a liberty outside. One and a half is a ko for the second eye. Vital points are where both want to play; in
 * a shape that has two eyes anyway, they are the moves of the enemy that ask for an answer. The tests put every drawing to the
 * exact solver.
 */
export const EYE_SHAPES = `
single point
middle 1 1   side 1 1   corner 1 1
? O ?        ? O ?      | O ?
O . O        O . O      | . O
? O ?        - - -      + - -

two
middle 1 1   side 1 1   corner 1 1
? O O ?      ? O O ?    | O O ?
O . . O      O . . O    | . . O
? O O ?      - - - -    + - - -
side 1 1
? O ?
O . O
O . O
- - -

straight three
middle 1 2   side 1 2    corner 1 2
? O O O ?    ? O O O ?   | O O O ?
O . * . O    O . * . O   | . * . O
? O O O ?    - - - - -   + - - - -
side 1 2
? O ?
O . O
O * O
O . O
- - -

bent three
middle 1 2   side 1 2   side 1 2   corner 1 2   corner 1 2   corner 1 2
? O O ?      ? O O ?    ? O ? ?    | O O ?      | O O ?      | O ? ?
O * . O      O * . O    O . O ?    | * . O      | . * O      | . O ?
O . O ?      O . O ?    O * . O    | . O ?      | O . O      | * . O
? O ? ?      - - - -    - - - -    + - - -      + - - -      + - - -

straight four
middle 2 2    side 2 2      corner 2 2
? O O O O ?   ? O O O O ?   | O O O O ?
O . * * . O   O . * * . O   | . * * . O
? O O O O ?   - - - - - -   + - - - - -
side 2 2
? O ?
O . O
O * O
O * O
O . O
- - -

bent four
middle 2 2   side 2 2    side 2 2    corner 2 2   corner 2 2   corner 1.5 2   corner 2 2
? O O O ?    ? O O O ?   ? O ? ? ?   | O O O ?    | O O O ?    | O ? ? ?      | ? ? O ?
O * * . O    O * * . O   O . O O ?   | * * . O    | . * * O    | . O O ?      | O O . O
O . O O ?    O . O O ?   O * * . O   | . O O ?    | O O . O    | . * . O      | . * * O
? O ? ? ?    - - - - -   - - - - -   + - - - -    + - - - -    + - - - -      + - - - -
side 2 2   side 2 2
? O O ?    ? O ? ?
O * . O    O . O ?
O * O ?    O * O ?
O . O ?    O * . O
- - - -    - - - -

square four
middle 1 1   side 1 1   corner 1 1
? O O ?      ? O O ?    | O O ?
O . . O      O . . O    | . . O
O . . O      O . . O    | . . O
? O O ?      - - - -    + - - -

pyramid four
middle 1 2   side 1 2    side 1 2    corner 1 2   corner 1 2
? O O O ?    ? O O O ?   ? ? O ? ?   | O O O ?    | ? O ? ?
O . * . O    O . * . O   ? O . O ?   | . * . O    | O . O ?
? O . O ?    ? O . O ?   O . * . O   | O . O ?    | . * . O
? ? O ? ?    - - - - -   - - - - -   + - - - -    + - - - -
side 1 2
? O ? ?
O . O ?
O * . O
O . O ?
- - - -

zigzag four
middle 2 2   side 2 2    corner 1.5 2   corner 2 2
? O O ? ?    ? O O ? ?   | O O ? ?      | ? O O ?
O . * O ?    O . * O ?   | . . O ?      | O * . O
? O * . O    ? O * . O   | O * . O      | . * O ?
? ? O O ?    - - - - -   + - - - -      + - - - -
side 2 2
? O ? ?
O . O ?
O * * O
? O . O
- - - -

straight five
middle 2 2      side 2 2        corner 2 2
? O O O O O ?   ? O O O O O ?   | O O O O O ?
O . . . . . O   O . . . . . O   | . . . . . O
? O O O O O ?   - - - - - - -   + - - - - - -
side 2 2
? O ?
O . O
O . O
O . O
O . O
O . O
- - -

bent five
middle 2 2    side 2 2      side 2 2      corner 2 2    corner 2 2    corner 2 2    corner 2 2
? O O O O ?   ? O O O O ?   ? O ? ? ? ?   | O O O O ?   | O O O O ?   | O ? ? ? ?   | ? ? ? O ?
O . . . . O   O . . . . O   O . O O O ?   | . . . . O   | . . . . O   | * O O O ?   | O O O . O
O . O O O ?   O . O O O ?   O . . . . O   | . O O O ?   | O O O . O   | . * * . O   | . . . . O
? O ? ? ? ?   - - - - - -   - - - - - -   + - - - - -   + - - - - -   + - - - - -   + - - - - -
side 2 2   side 2 2
? O O ?    ? O ? ?
O . . O    O . O ?
O . O ?    O . O ?
O . O ?    O . O ?
O . O ?    O . . O
- - - -    - - - -

bulky five
middle 1 2   side 1 2    side 1 2    corner 1 2   corner 1 2   corner 1 2   corner 1 2
? O O O ?    ? O O O ?   ? O O ? ?   | O O O ?    | O O O ?    | O O ? ?    | ? O O ?
O . * . O    O . * . O   O . . O ?   | . * . O    | . * . O    | . . O ?    | O . . O
O . . O ?    O . . O ?   O . * . O   | . . O ?    | O . . O    | . * . O    | . * . O
? O O ? ?    - - - - -   - - - - -   + - - - -    + - - - -    + - - - -    + - - - -
side 1 2   side 1 2
? O O ?    ? O ? ?
O . . O    O . O ?
O * . O    O * . O
O . O ?    O . . O
- - - -    - - - -

cross five
middle 1 2   side 1 2    corner 1 2
? ? O ? ?    ? ? O ? ?   | ? O ? ?
? O . O ?    ? O . O ?   | O . O ?
O . * . O    O . * . O   | . * . O
? O . O ?    ? O . O ?   | O . O ?
? ? O ? ?    - - - - -   + - - - -

rectangular six
middle 2 2   side 2 2    corner 1 2
? O O O ?    ? O O O ?   | O O O ?
O . * . O    O . * . O   | . * . O
O . * . O    O * * * O   | . . . O
? O O O ?    - - - - -   + - - - -
side 2 2
? O O ?
O . . O
O * * O
O . . O
- - - -

rabbity six
middle 1 2   side 1 2    side 1 2    corner 1 2   corner 1 2   corner 1 2
? O O ? ?    ? O O ? ?   ? ? O ? ?   | O O ? ?    | ? O O ?    | ? O ? ?
O . . O ?    O . . O ?   ? O . O ?   | . . O ?    | O . . O    | O . O ?
O . * . O    O . * . O   O . * . O   | . * . O    | . * . O    | . * . O
? O . O ?    ? O . O ?   O . . O ?   | O . O ?    | O . O ?    | . . O ?
? ? O ? ?    - - - - -   - - - - -   + - - - -    + - - - -    + - - - -
`;

/**
 * What stones do to each other at a corner of the keystones, in the same signs: a cut that the enemy has half made, an enemy stone that
 * bends round the head of a chain, and two stones that are as good as connected. The number is what it is worth to the owner.
 */
export const CONTACTS = `
cut
worth -60
O .
X O

hane
worth -20
X X
O .

connection
worth 20
O .
. O
`;
