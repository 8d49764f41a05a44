import { Essence } from './essence.ts';
import { Exits, isIdle, NONE } from './exits.ts';
import { ATTACKER, DEFENDER, type Field, KEY, type Side } from './field.ts';
import { Frame } from './frame.ts';
import { type Guide, makeGuide } from './guide.ts';
import { takeImprint } from './imprint.ts';
import { Keys } from './keys.ts';
import { findHunted, findWhole, isOuter, mayRescue } from './move-filter.ts';
import { Precedents } from './precedents.ts';
import { MAX_THREATS } from './problem.ts';
import { INFINITE, MAX_DEPTH, NO_HEAD, Ply } from './proof-ply.ts';
import { Sealed } from './sealed.ts';
import { Statics } from './statics.ts';
import { BOUNDS, DN, HEADS, LENGTHS, NO_MOVE, PN, STAMP, type Table, WORK, ZERO, ZONE } from './table.ts';
import { add, countCells, has, MAX_ZONE_CELLS, meets, ZONE_WORDS, Zones } from './zone.ts';

/**
 * What is asked. They differ in who profits when play goes on for ever, and in what else counts as the defender's win.
 * - CAPTURE, the rules of a problem: can the attacker force the capture? Play without end is the defender's.
 * - SURVIVE: the same, but play without end is the attacker's. Where CAPTURE and this are both lost for the one who asks,
 *   the group lives by repetition only.
 * - EYES: can the defender force life by two eyes (in Benson's sense) or an escape, though the attacker may pass at will?
 */
export const CAPTURE = 0;
export const SURVIVE = 1;
export const EYES = 2;
export type Question = typeof CAPTURE | typeof SURVIVE | typeof EYES;

/** When to give up. */
export interface SearchLimits {
  /** Nodes that may be looked up, counted from the start of this object's life (`ProofSearch.nodes`). */
  readonly nodes: number;
  /** Asked every few thousand nodes. */
  readonly stopped: () => boolean;
}

const CHECK_EVERY = 4096;
const FILTER = (1 << 12) - 1;

/**
 * Empty cells from which zones are made, where the defender may get out and where it is shut in. In smaller fields nearly every cell is in every zone,
 * and they cost more than they save (docs/notes.md).
 */
const OPEN_ZONES_FROM = 11;
const CLOSED_ZONES_FROM = 13;

/** How many times likelier the attacker's win must look for the defender's pass to be searched first, see `findPass`. */
const PASS_FIRST = 10;

/** Bound of a result that does not depend on threats. */
const ALWAYS = 62;

/** As the second head: more than two; the first is the highest of them all. */
const MANY = MAX_DEPTH + 2;

/**
 * Depth-first proof-number search over the states of a problem.
 *
 * A state's numbers are kept from the view of the side to move there: `min`, the least over its moves, and `sum`. A repetition
 * of a state on the path is a win for the side that profits (the beneficiary). Such a win holds only as long as the
 * repeated state, its head, is on the path; it becomes unconditional when the search returns to the head itself, for then the
 * states below form a set which the beneficiary never needs to leave. So results travel upwards with the depths of their
 * heads, at most two of them exactly (more: only the highest, which is on the safe side, for it claims more dependence than
 * there is), and are stored as conditional, with the heads' keys, until no head is left. The other side's wins never lean
 * on a repetition and are always unconditional.
 *
 * A conditional entry says "if the heads are wins for the beneficiary, so is this state", which is true whatever the path; it
 * is used only where all of its heads are on the path, that is where they are being assumed anyway.
 */
export class ProofSearch {
  readonly field: Field;
  readonly table: Table;
  readonly statics: Statics;
  private readonly exits: Exits;
  protected readonly essence: Essence;
  /** Positions looked up in the table, and positions decided without. */
  nodes = 0;
  /** Positions whose moves were generated. */
  expanded = 0;
  private readonly generation: number;
  private readonly keys: Keys;
  private readonly zones: Zones;
  readonly precedents: Precedents;
  private readonly sealed: Sealed;
  private readonly guide: Guide;
  private readonly wantsZones: boolean;
  /** Zones are wanted, and the question is one for which they are sound. */
  private zoned = false;
  private readonly plies: Ply[] = [];
  /** Positions that are imitated, by depth, see `imitateOthers`. */
  private readonly models: Ply[] = [];
  private imitating = false;
  private question: Question = CAPTURE;
  private beneficiary: Side = DEFENDER;
  private saltLo = 0;
  private saltHi = 0;
  private limits: SearchLimits = { nodes: Infinity, stopped: () => false };
  private nextCheck = 0;
  private aborted = false;

  // Identities of the states on the path, and how many of them fall on each value of the filter.
  private readonly pathLo = new Int32Array(MAX_DEPTH + 1);
  private readonly pathHi = new Int32Array(MAX_DEPTH + 1);
  private readonly filter = new Uint16Array(FILTER + 1);

  /** Two a depth: the last moves there after which the position was statically won. */
  private readonly replies: Int16Array;
  /** The last winning move at each depth. */
  private readonly killers: Int16Array;

  // Two heads under construction, see `addHeads`.
  private headOne = NO_HEAD;
  private headTwo = NO_HEAD;

  /** Zones can be had or not; the results are the same. */
  constructor(field: Field, table: Table, guide: Guide = makeGuide(field), wantsZones = needsZones(field)) {
    this.field = field;
    this.table = table;
    this.generation = table.generation;
    this.keys = new Keys(field);
    this.statics = new Statics(field);
    this.exits = new Exits(field);
    this.essence = new Essence(field);
    this.zones = new Zones(field);
    this.precedents = new Precedents(field);
    this.sealed = new Sealed(field, this.keys);
    this.guide = guide;
    this.wantsZones = wantsZones && field.size <= MAX_ZONE_CELLS;
    this.replies = new Int16Array(2 * MAX_DEPTH + 2).fill(field.size);
    this.killers = new Int16Array(MAX_DEPTH + 1).fill(-1);
  }

  /** A frame to set up positions with, for `solve`. */
  newFrame(): Frame {
    return new Frame(this.field, this.keys);
  }

  /** Finds the chains of a position as the search does below its root, where what is sealed off is filled: for those who follow the table. */
  labelBelow(frame: Frame): void {
    frame.label();
    this.sealed.fill(frame, this.unused, this.unused);
  }
  private readonly unused = new Int32Array(ZONE_WORDS);

  /** Who wins from this position? 0 if a limit came first. The root's numbers are then in `rootPn` and `rootDn`. */
  solve(question: Question, root: Frame, limits: SearchLimits): Side | 0 {
    this.question = question;
    this.beneficiary = question === CAPTURE ? DEFENDER : ATTACKER;
    this.saltLo = SALTS[2 * question]!;
    this.saltHi = SALTS[2 * question + 1]!;
    this.zoned = this.wantsZones && question !== SURVIVE;
    this.limits = limits;
    this.nextCheck = 0;
    this.aborted = false;
    const ply = this.ply(0);
    ply.frame.copy(root);
    ply.count = 0;
    this.identify(ply);
    this.search(0, INFINITE, INFINITE);
    return this.aborted ? 0 : ply.winner;
  }

  get rootPn(): number {
    return this.plies[0]!.pn(this.plies[0]!.min, this.plies[0]!.sum);
  }

  get rootDn(): number {
    return this.plies[0]!.pn(this.plies[0]!.sum, this.plies[0]!.min);
  }

  /**
   * For those who watch a search from its limits: the moves of the position that it is asked about, with their numbers as they are now. None
   * if it is asked about another one than this.
   */
  listRootMoves(root: Frame): { readonly cell: number; readonly pn: number; readonly dn: number }[] {
    const ply = this.ply(0);
    const { frame } = ply;
    const isSame =
      frame.stonesLo === root.stonesLo &&
      frame.stonesHi === root.stonesHi &&
      frame.toPlay === root.toPlay &&
      frame.ko === root.ko;
    if (!isSame || this.question !== CAPTURE) return [];
    return Array.from({ length: ply.count }, (_, i) => ({
      cell: ply.cell[i]!,
      pn: ply.pn(ply.childMin[i]!, ply.childSum[i]!),
      dn: ply.pn(ply.childSum[i]!, ply.childMin[i]!),
    }));
  }

  /**
   * What the table knows of a position for this question: the winner or 0; `knownMove`, `knownLength`, `knownZone` and the numbers with it.
   * It leaves the path alone, so a search for the same question may be under way.
   */
  probe(question: Question, frame: Frame): Side | 0 {
    this.saltLo = SALTS[2 * question]!;
    this.saltHi = SALTS[2 * question + 1]!;
    this.probed ??= new Ply(this.newFrame(), 0);
    const ply = this.probed;
    ply.frame.copy(frame);
    this.identify(ply);
    const entry = this.table.find(ply.lo, ply.hi);
    this.knownWork = 0;
    if (entry < 0) return 0;
    const { data } = this.table;
    const winner = this.winnerIn(entry, ply.net);
    this.knownMove = data[entry + STAMP]! & 0xffff;
    this.knownLength = this.lengthIn(entry, winner);
    this.knownPn = data[entry + PN]!;
    this.knownDn = data[entry + DN]!;
    this.knownWork = Math.max(1, data[entry + WORK]!);
    this.knownZone.fill(-1);
    if (winner !== 0) this.loadZone(entry, winner, this.knownZone, 0);
    return winner;
  }
  private probed: Ply | undefined;

  /** Who wins at a position with this key, for CAPTURE and a net number of threats, as far as the table knows; else 0. */
  recall(lo: number, hi: number, net: number): Side | 0 {
    // The table may serve another problem by now.
    if (this.table.generation !== this.generation) return 0;
    const entry = this.table.find(lo, hi);
    return entry < 0 ? 0 : this.winnerIn(entry, net);
  }

  knownMove = NO_MOVE;
  knownLength = 0;
  knownPn = 1;
  knownDn = 1;
  /** Nodes spent on it; 0 if nothing is known. */
  knownWork = 0;
  /** The cells that the win depends on (see Zones). */
  readonly knownZone = new Int32Array(ZONE_WORDS);

  private model(depth: number): Ply {
    let ply = this.models[depth];
    if (!ply) {
      ply = new Ply(this.newFrame(), 0);
      this.models[depth] = ply;
    }
    return ply;
  }

  private ply(depth: number): Ply {
    let ply = this.plies[depth];
    if (!ply) {
      ply = new Ply(this.newFrame(), this.field.size + 1);
      this.plies[depth] = ply;
    }
    return ply;
  }

  /** Gives the position of a ply its key and its identity. */
  private identify(ply: Ply): void {
    const { frame } = ply;
    const { keys } = this;
    const pair = Math.min(frame.defenderThreats, frame.attackerThreats);
    const net = frame.defenderThreats - frame.attackerThreats;
    const turn = frame.toPlay === ATTACKER;
    ply.net = net;
    ply.lo =
      this.saltLo ^ frame.stonesLo ^ keys.koLo[frame.ko]! ^ keys.pairLo[pair]! ^ (turn ? keys.turnLo : 0);
    ply.hi =
      this.saltHi ^ frame.stonesHi ^ keys.koHi[frame.ko]! ^ keys.pairHi[pair]! ^ (turn ? keys.turnHi : 0);
    ply.idLo = ply.lo ^ keys.netLo[net + MAX_THREATS]!;
    ply.idHi = ply.hi ^ keys.netHi[net + MAX_THREATS]!;
  }

  /** Searches the position of a ply until it is decided or one of its numbers reaches its limit. */
  private search(depth: number, minLimit: number, sumLimit: number): void {
    const ply = this.plies[depth]!;
    const { frame } = ply;
    const me = frame.toPlay;
    const nodesBefore = this.nodes;

    // 1. Limits.
    if (this.nodes >= this.nextCheck) this.checkLimits();
    if (depth + 1 >= MAX_DEPTH) this.aborted = true;
    if (this.aborted) return;

    // 2. What can be said without searching, or is known of a position with the same essence.
    if (this.settle(ply, depth)) return;
    if (ply.isBorrowed && (ply.min >= minLimit || ply.sum >= sumLimit)) {
      ply.winner = 0;
      this.storeNumbers(ply, 0);
      return;
    }

    // 3. The moves, each looked up.
    this.enter(ply, depth);
    this.generate(ply, depth);
    if (this.zoned && this.focus(ply)) {
      this.conclude(ply, depth, (3 - me) as Side, -1, nodesBefore);
      this.leave(ply);
      return;
    }

    for (;;) {
      // 4. The position's numbers from those of its moves.
      let best = -1;
      let least = INFINITE;
      let second = INFINITE;
      let sum = 0;
      let most = 0;
      let open = 0;
      for (let i = 0; i < ply.count; i++) {
        if (ply.aside[i]) continue;
        const min = ply.childMin[i]!;
        if (min < least) {
          second = least;
          least = min;
          best = i;
        } else if (min < second) second = min;
        const part = ply.childSum[i]!;
        if (part === 0) continue;
        open++;
        sum += part;
        if (part > most) most = part;
      }
      // Positions reached in several ways are counted several times over; left alone, the numbers would double from
      // level to level until they mean nothing. So the largest part counts in full, the others up to a limit.
      sum = Math.min(sum, most + this.guide.most * (open - 1));
      // Only a decided position has an infinite number.
      if (sum >= INFINITE) sum = INFINITE - 1;

      // 5. Decided?
      if (least === 0) {
        this.conclude(ply, depth, me, this.chooseWinning(ply), nodesBefore);
        break;
      }
      if (least >= INFINITE) {
        this.closeWhole(ply);
        this.conclude(ply, depth, (3 - me) as Side, -1, nodesBefore);
        break;
      }

      // 6. Enough for now?
      if (least >= minLimit || sum >= sumLimit || this.aborted) {
        ply.winner = 0;
        ply.min = least;
        ply.sum = sum;
        if (this.aborted) break;
        this.storeNumbers(ply, this.nodes - nodesBefore);
        this.storeNumbersAt(ply.essenceLo, ply.essenceHi, ply, this.nodes - nodesBefore);
        break;
      }

      // 7. Down into the most promising move, until it stops being that or grows too large for this position.
      const pass = this.zoned && me === DEFENDER ? this.findPass(ply, sum, least) : -1;
      if (pass >= 0) best = pass;
      const child = this.descend(ply, depth, best);
      const minBelow = pass >= 0 ? INFINITE : Math.min(minLimit, second + 1 + (second >> 2));
      const sumBelow = Math.min(INFINITE, sumLimit - (sum - ply.childSum[best]!));
      this.search(depth + 1, sumBelow, minBelow);
      if (this.aborted) continue;
      if (child.winner !== 0) {
        this.setResult(ply, best, child);
        if (child.winner === me) continue;
        if ((this.zoned && this.closeZone(ply, best)) || this.imitateOthers(ply, depth, child)) {
          this.conclude(ply, depth, (3 - me) as Side, -1, nodesBefore);
          break;
        }
      } else {
        ply.childMin[best] = child.sum;
        ply.childSum[best] = child.min;
      }
    }
    this.leave(ply);
  }

  /**
   * The defender's pass, if the attacker looks like the winner and the pass has not been refuted; else -1. It has to be refuted in any case, and the
   * zone of that tells which of the defender's other moves matter.
   */
  private findPass(ply: Ply, attackers: number, defenders: number): number {
    const last = ply.count - 1;
    const isOpen = ply.cell[last] === this.field.size && ply.childMin[last] !== INFINITE;
    return isOpen && PASS_FIRST * attackers <= defenders ? last : -1;
  }

  /** Makes the position after a move of a ply that of the ply below. */
  private descend(ply: Ply, depth: number, i: number): Ply {
    const child = this.ply(depth + 1);
    child.frame.make(ply.frame, ply.cell[i]!);
    child.arrivedBy = ply.cell[i]!;
    child.lo = ply.childLo[i]!;
    child.hi = ply.childHi[i]!;
    child.net = ply.childNet[i]!;
    child.idLo = ply.childIdLo[i]!;
    child.idHi = ply.childIdHi[i]!;
    for (let k = 0; k < ZONE_WORDS; k++) child.filledAll[k] = ply.filledAll[k]!;
    return child;
  }

  /**
   * A move has been refuted: are the others refuted by the same replies? (Y. Kawano's simulation, 1996.) Nothing is taken for granted: every
   * position is proved by its own moves and tests, as in `search`. All that is borrowed is which move of the winner's to look at, the one
   * that won in the model and no other, so it costs no more than the proof it borrows from. True if that decides the position of the ply.
   */
  private imitateOthers(ply: Ply, depth: number, refuted: Ply): boolean {
    const winner = refuted.winner as Side;
    const model = this.model(depth + 1);
    model.frame.copy(refuted.frame);
    model.arrivedBy = refuted.arrivedBy;
    model.lo = refuted.lo;
    model.hi = refuted.hi;
    model.net = refuted.net;
    const reply = this.findModelMove(model, winner);
    if (reply === NO_MOVE) return false;
    model.labelled = false;
    for (let i = 0; i < ply.count; i++) {
      if (ply.aside[i] || ply.childMin[i] === 0 || ply.childMin[i] === INFINITE || ply.cell[i] === reply)
        continue;
      const child = this.descend(ply, depth, i);
      this.imitateWin(depth + 1, winner);
      if (this.aborted) return false;
      if (child.winner === 0) continue;
      this.setResult(ply, i, child);
      if (child.winner !== winner) return false;
      if (this.zoned && this.closeZone(ply, i)) return true;
    }
    return false;
  }

  /** Decides the position of a ply for the side to move by the move that wins in the model at this depth, if that can be done. */
  private imitateWin(depth: number, winner: Side): void {
    const ply = this.plies[depth]!;
    const { frame } = ply;
    const nodesBefore = this.nodes;
    ply.winner = 0;
    if (this.nodes >= this.nextCheck) this.checkLimits();
    if (this.aborted || depth + 3 >= MAX_DEPTH || this.settle(ply, depth)) return;
    const model = this.model(depth);
    const cell = this.findModelMove(model, winner);
    if (cell === NO_MOVE || frame.cells[cell] !== 0 || cell === frame.ko || !frame.consider(cell)) return;
    this.enter(ply, depth);
    ply.clearMoves();
    this.imitating = true;
    this.addMove(ply, depth, cell);
    this.imitating = false;
    if (ply.childMin[0] !== 0 && ply.childMin[0] !== INFINITE) {
      const after = this.model(depth + 1);
      if (!model.labelled) this.label(model, depth);
      model.labelled = true;
      after.frame.make(model.frame, cell);
      after.arrivedBy = cell;
      if (after.frame.keystones > 0) {
        const child = this.descend(ply, depth, 0);
        this.imitateLoss(depth + 1, winner);
        if (child.winner === winner && !this.aborted) this.setResult(ply, 0, child);
      }
    }
    if (ply.childMin[0] === 0) this.conclude(ply, depth, winner, 0, nodesBefore);
    this.leave(ply);
  }

  /** Decides the position of a ply against the side to move by the replies that win in the model at this depth, if that can be done. */
  private imitateLoss(depth: number, winner: Side): void {
    const ply = this.plies[depth]!;
    const nodesBefore = this.nodes;
    ply.winner = 0;
    if (this.settle(ply, depth)) return;
    this.enter(ply, depth);
    this.imitating = true;
    this.generate(ply, depth);
    this.imitating = false;
    if (this.refuteAll(ply, depth, winner)) this.conclude(ply, depth, winner, -1, nodesBefore);
    else if (!this.aborted) {
      const winning = this.chooseWinning(ply);
      if (winning >= 0) this.conclude(ply, depth, ply.frame.toPlay, winning, nodesBefore);
    }
    this.leave(ply);
  }

  private refuteAll(ply: Ply, depth: number, winner: Side): boolean {
    if (this.chooseWinning(ply) >= 0) return false;
    const model = this.model(depth);
    this.label(model, depth);
    const { frame } = model;
    for (let i = ply.count - 1; i >= 0; i--) {
      if (ply.aside[i] || ply.childMin[i] === INFINITE) continue;
      if (!this.modelReply(frame, depth, ply.cell[i]!, winner)) return false;
      const child = this.descend(ply, depth, i);
      this.imitateWin(depth + 1, winner);
      if (this.aborted || child.winner === 0) return false;
      this.setResult(ply, i, child);
      if (child.winner !== winner) return false;
      if (this.zoned) {
        if (this.closeZone(ply, i)) return true;
        // Moves that were put aside may count now.
        i = ply.count;
      }
    }
    this.closeWhole(ply);
    return true;
  }

  /** Makes the model below that after a move of the loser's, or after a pass if the move did not matter there. */
  private modelReply(frame: Frame, depth: number, cell: number, winner: Side): boolean {
    const { size } = this.field;
    if (cell === size) return this.modelMove(frame, depth, size, winner);
    const isMove = frame.cells[cell] === 0 && cell !== frame.ko && frame.consider(cell);
    return (
      (isMove && this.modelMove(frame, depth, cell, winner)) || this.modelMove(frame, depth, size, winner)
    );
  }

  private modelMove(frame: Frame, depth: number, cell: number, winner: Side): boolean {
    const after = this.model(depth + 1);
    after.frame.make(frame, cell);
    after.arrivedBy = cell;
    this.identify(after);
    const entry = this.table.find(after.lo, after.hi);
    after.labelled = false;
    return entry >= 0 && this.winnerIn(entry, after.net) === winner;
  }

  /** The move that the table has for the winner, to move in a model. */
  private findModelMove(model: Ply, winner: Side): number {
    const entry = this.table.find(model.lo, model.hi);
    if (entry < 0 || this.winnerIn(entry, model.net) !== winner) return NO_MOVE;
    const move = this.table.data[entry + STAMP]! & 0xffff;
    return move < this.field.size ? move : NO_MOVE;
  }

  private setResult(ply: Ply, i: number, child: Ply): void {
    ply.setDecided(i, child.winner as Side, child.length, child.bound, child.headOne, child.headTwo);
    for (let k = 0; k < ZONE_WORDS; k++) ply.childZone[i * ZONE_WORDS + k] = child.zone[k]!;
  }

  /** Puts the position of a ply on the path; `leave` takes it off. */
  private enter(ply: Ply, depth: number): void {
    this.pathLo[depth] = ply.idLo;
    this.pathHi[depth] = ply.idHi;
    this.filter[ply.idLo & FILTER]!++;
  }

  private leave(ply: Ply): void {
    this.filter[ply.idLo & FILTER]!--;
  }

  /** Decides the position of a ply without searching, if that can be done: by the table, by rule, or by a reply that ends it. Its chains are found if not. */
  private settle(ply: Ply, depth: number): boolean {
    const { frame } = ply;
    const me = frame.toPlay;

    // The table may know the result by now. An entry without a result is of a position that was looked at before, so
    // the static tests have failed on it; or of one that had a precedent for other threats, on which they may not have been tried.
    const known = this.table.find(ply.lo, ply.hi);
    if (known >= 0) {
      const winner = this.winnerIn(known, ply.net);
      if (winner !== 0) {
        ply.decide(winner, this.lengthIn(known, winner));
        ply.bound = this.boundIn(known, winner);
        this.loadZone(known, winner, ply.zone, 0);
        return true;
      }
    }

    if (this.follow(ply, depth)) return true;

    // Chains, and what can be said without moving.
    this.label(ply, depth);
    this.expanded++;
    // An essence is for positions that have not escaped.
    if (known >= 0 && !this.statics.hasEscaped(frame)) {
      if (this.borrow(ply)) return true;
      this.findMusts(ply);
      return false;
    }
    if (me === ATTACKER && this.tryCapture(ply)) return true;
    const winner = this.decideStatically(frame);
    if (winner !== 0) {
      const { move } = this.exits;
      ply.decide(winner, move === NONE ? 0 : 1);
      ply.bound = winner === ATTACKER ? ALWAYS : -ALWAYS;
      this.setStaticZone(frame, winner, ply.zone, ply.filledAll);
      this.addSealed(ply);
      this.storeResult(ply, winner, move === NONE ? NO_MOVE : move, 1);
      if (depth > 0 && winner !== me) this.noteReply(depth - 1, ply.arrivedBy);
      return true;
    }

    this.keepMusts(ply);
    if (this.borrow(ply)) return true;

    // A reply that lately decided a position at this depth at once may do so again.
    if (!this.tryReplies(ply, depth)) return false;
    ply.bound = me === ATTACKER ? ALWAYS : -ALWAYS;
    const after = this.plies[depth + 1]!.frame;
    ply.zone.fill(0);
    if (after.keystones > 0) this.setStaticZone(after, me, ply.zone, ply.filledAll);
    this.closeAfterMove(frame, this.replies[2 * depth]!, ply.zone, ply.filledAll);
    this.addSealed(ply);
    this.storeResult(ply, me, this.replies[2 * depth]!, 1);
    return true;
  }

  /** Decides a position by a precedent if there is one. Not at the root, where callers look at the moves. */
  private follow(ply: Ply, depth: number): boolean {
    const { frame, imprint } = ply;
    ply.mayBePrecedent = this.zoned && this.question === CAPTURE && frame.ko === this.field.size;
    if (!ply.mayBePrecedent) return false;
    takeImprint(frame, imprint);
    if (depth === 0 || !this.precedents.decide(ply)) return false;
    this.storeResult(ply, ply.winner as Side, this.precedents.move, 1);
    return true;
  }

  /** Decides a labelled position by the result of another one with the same essence, if there is one. */
  private borrow(ply: Ply): boolean {
    const { frame } = ply;
    const { essence, keys, table } = this;
    essence.look(frame);
    const pair = Math.min(frame.defenderThreats, frame.attackerThreats);
    const turn = frame.toPlay === ATTACKER;
    ply.essenceLo =
      this.saltLo ^ essence.lo ^ keys.koLo[frame.ko]! ^ keys.pairLo[pair]! ^ (turn ? keys.turnLo : 0);
    ply.essenceHi =
      this.saltHi ^ essence.hi ^ keys.koHi[frame.ko]! ^ keys.pairHi[pair]! ^ (turn ? keys.turnHi : 0);
    const entry = table.find(ply.essenceLo, ply.essenceHi);
    ply.isBorrowed = false;
    if (entry < 0) return false;
    const winner = this.winnerIn(entry, ply.net);
    if (winner === 0) {
      this.borrowNumbers(ply, entry);
      return false;
    }
    ply.decide(winner, this.lengthIn(entry, winner));
    ply.bound = this.boundIn(entry, winner);
    if (this.zoned) {
      this.loadZone(entry, winner, ply.zone, 0);
      essence.adopt(frame, ply.zone);
      this.zones.dilate(frame, winner, ply.zone, 0, ply.filledAll);
      this.addSealed(ply);
    }
    // The move in an entry is that of the side to move, where it wins.
    this.storeResult(ply, winner, winner === frame.toPlay ? table.data[entry + STAMP]! & 0xffff : NO_MOVE, 1);
    return true;
  }

  /** Takes over the numbers of a position with the same essence, if they are for as many threats. */
  private borrowNumbers(ply: Ply, entry: number): void {
    const { data } = this.table;
    if (((data[entry + BOUNDS]! >> 16) & 0xff) - ZERO !== ply.net) return;
    ply.isBorrowed = true;
    ply.min = ply.pn(data[entry + PN]!, data[entry + DN]!);
    ply.sum = ply.pn(data[entry + DN]!, data[entry + PN]!);
  }

  /** Where must the attacker play, so that the defender does not get out? */
  private findMusts(ply: Ply): void {
    this.exits.look(ply.frame);
    this.keepMusts(ply);
  }

  /** Keeps what the exits were seen to ask of the attacker. */
  private keepMusts(ply: Ply): void {
    const { exits } = this;
    ply.musts = exits.musts;
    if (ply.musts === NONE) return;
    ply.must.set(exits.must);
    if (!this.zoned) return;
    ply.threats.fill(0);
    exits.addThreats(ply.frame, ply.threats, 0);
  }

  /** Finds the chains of a ply's position. Below the root, where callers look at the moves, what is sealed off is filled. */
  private label(ply: Ply, depth: number): void {
    const { frame } = ply;
    frame.label();
    ply.isFilled = false;
    if (depth === 0) {
      ply.filledAll.fill(0);
      return;
    }
    // The position above was filled, if it was not the root, so only a stone that stands for ever now can have sealed something off.
    const chain = ply.arrivedBy === this.field.size ? -1 : frame.chainOf[ply.arrivedBy]!;
    if (depth === 1 || (chain >= 0 && frame.immortal[chain]))
      ply.isFilled = this.sealed.fill(frame, ply.filled, ply.filledHere);
    if (ply.isFilled) for (let k = 0; k < ZONE_WORDS; k++) ply.filledAll[k]! |= ply.filledHere[k]!;
  }

  /**
   * The zone of a filled position's result, for the position before. Where none of the filled cells is in the zone, the two are the same on it, so the
   * claim for one is the claim for the other. Else what was sealed off must be so in the same way.
   */
  private addSealed(ply: Ply): void {
    if (!ply.isFilled || !this.zoned || !meets(ply.zone, ply.filledHere)) return;
    for (let k = 0; k < ZONE_WORDS; k++) ply.zone[k]! |= ply.filled[k]!;
  }

  /** Takes the last keystones if they are there to be taken, which is how most of the defender's wrong moves end. */
  private tryCapture(ply: Ply): boolean {
    const { frame } = ply;
    const hunted = findHunted(frame);
    if (hunted < 0) return false;
    const cell = frame.liberty[hunted]!;
    if (cell === frame.ko) return false;
    ply.decide(ATTACKER, 1);
    ply.bound = ALWAYS;
    if (this.zoned) {
      ply.zone.fill(0);
      this.zones.addCapture(frame, cell, ply.zone, 0);
      this.addSealed(ply);
    }
    this.storeResult(ply, ATTACKER, cell, 1);
    return true;
  }

  /** Does one of the last two replies at this depth lead to a position that is statically won? */
  private tryReplies(ply: Ply, depth: number): boolean {
    const { frame } = ply;
    const child = this.ply(depth + 1);
    for (let k = 2 * depth; k < 2 * depth + 2; k++) {
      const cell = this.replies[k]!;
      if (cell >= this.field.size || frame.cells[cell] !== 0 || cell === frame.ko || !frame.consider(cell))
        continue;
      this.nodes++;
      child.frame.make(frame, cell);
      if (child.frame.keystones > 0) {
        child.frame.label();
        if (this.decideStatically(child.frame) !== frame.toPlay) continue;
      }
      this.noteReply(depth, cell);
      ply.decide(frame.toPlay, 1);
      return true;
    }
    return false;
  }

  private noteReply(depth: number, cell: number): void {
    if (this.replies[2 * depth] === cell) return;
    this.replies[2 * depth + 1] = this.replies[2 * depth]!;
    this.replies[2 * depth] = cell;
  }

  /** The position is decided: gathers the heads of its result, and stores it. `winning` is the winner's move, -1 if the loser is to move. */
  private conclude(ply: Ply, depth: number, winner: Side, winning: number, nodesBefore: number): void {
    this.headOne = NO_HEAD;
    this.headTwo = NO_HEAD;
    let length = 0;
    if (winning >= 0) {
      this.addHeads(ply.childHeadOne[winning]!, ply.childHeadTwo[winning]!);
      length = 1 + ply.childLength[winning]!;
      for (let k = 0; k < ZONE_WORDS; k++) ply.zone[k] = ply.childZone[winning * ZONE_WORDS + k]!;
      this.closeAfterMove(ply.frame, ply.cell[winning]!, ply.zone, ply.filledAll);
    } else {
      for (let i = 0; i < ply.count; i++) {
        if (!ply.used[i]) continue;
        this.addHeads(ply.childHeadOne[i]!, ply.childHeadTwo[i]!);
        if (ply.childLength[i]! >= length) length = 1 + ply.childLength[i]!;
      }
    }
    this.addSealed(ply);
    this.dropHeads(depth);
    ply.decide(winner, length);
    ply.bound = this.findBound(ply, winner, winning);
    ply.headOne = this.headOne;
    ply.headTwo = this.headTwo;
    const move = winning >= 0 ? ply.cell[winning]! : NO_MOVE;
    if (winning >= 0) this.killers[depth] = move;
    const work = this.nodes - nodesBefore;
    if (this.headOne === NO_HEAD) {
      this.storeResult(ply, winner, move, work);
      this.storeAt(ply.essenceLo, ply.essenceHi, ply, winner, move, work);
      if (ply.mayBePrecedent) this.precedents.add(ply, move);
    } else this.storeConditional(ply, winner, work);
  }

  /**
   * For how many threats does the result hold, if the same moves are played? For a win of the attacker's: up to which net
   * number. A move without a threat hands on the bound of the position after it. A move that spends a threat shifts it by one,
   * and needs a threat to spend. Where the loser was barred from a ko for want of a threat, having one would give it a move
   * that was not looked at, so the result holds only while it has none. For the defender's wins the same, mirrored.
   * All this is for the case that one side has no threats at all; else only what was searched is claimed.
   */
  private findBound(ply: Ply, winner: Side, winning: number): number {
    const { frame, net } = ply;
    if (Math.min(frame.defenderThreats, frame.attackerThreats) > 0) return net;
    // Mirrored where the defender wins, so that a larger number is always a stronger claim.
    const sign = winner === ATTACKER ? 1 : -1;
    if (winning >= 0) {
      const bound = sign * ply.childBound[winning]!;
      return sign * (this.spends(ply, winning) ? Math.min(bound - 1, -1) : bound);
    }
    let least = ply.barred ? 0 : ALWAYS;
    for (let i = 0; i < ply.count; i++) {
      if (!ply.used[i]) continue;
      const bound = sign * ply.childBound[i]! + (this.spends(ply, i) ? 1 : 0);
      if (bound < least) least = bound;
    }
    return sign * least;
  }

  private spends(ply: Ply, i: number): boolean {
    return ply.cell[i] === ply.frame.ko && ply.frame.ko !== this.field.size;
  }

  /** Of the moves that win for the side to move: one without heads if there is one, else the one whose first head is lowest. */
  private chooseWinning(ply: Ply): number {
    let best = -1;
    for (let i = 0; i < ply.count; i++) {
      if (ply.childMin[i] !== 0) continue;
      if (best < 0 || ply.childHeadOne[i]! > ply.childHeadOne[best]!) best = i;
      else if (ply.childHeadOne[i] === ply.childHeadOne[best] && ply.childLength[i]! < ply.childLength[best]!)
        best = i;
    }
    return best;
  }

  private addHeads(one: number, two: number): void {
    if (one === NO_HEAD) return;
    this.addHead(one);
    if (two === MANY) this.headTwo = MANY;
    else if (two !== NO_HEAD) this.addHead(two);
  }

  private addHead(head: number): void {
    if (head === this.headOne || head === this.headTwo) return;
    if (this.headOne === NO_HEAD) this.headOne = head;
    else if (this.headTwo === NO_HEAD) {
      this.headTwo = Math.max(this.headOne, head);
      this.headOne = Math.min(this.headOne, head);
    } else {
      this.headTwo = MANY;
      this.headOne = Math.min(this.headOne, head);
    }
  }

  /** Heads at this depth or below are closed: the search has come back to them. */
  private dropHeads(depth: number): void {
    if (this.headOne >= depth) {
      this.headOne = NO_HEAD;
      this.headTwo = NO_HEAD;
    } else if (this.headTwo !== MANY && this.headTwo >= depth) this.headTwo = NO_HEAD;
  }

  /** The zone of a position that `decideStatically` has just decided. */
  private setStaticZone(frame: Frame, winner: Side, zone: Int32Array, filled: Int32Array): void {
    if (!this.zoned) return;
    zone.fill(0);
    if (winner === ATTACKER) this.statics.addDead(frame, zone, 0);
    else if (this.statics.hasEscaped(frame)) this.statics.addEscaped(frame, zone, 0);
    else if (this.exits.look(frame)) this.exits.addThreats(frame, zone, 0);
    else this.statics.addAlive(frame, zone, 0);
    this.zones.dilate(frame, winner, zone, 0, filled);
  }

  /** Makes the zone after a winner's move that of the position before it. */
  private closeAfterMove(frame: Frame, cell: number, zone: Int32Array, filled: Int32Array): void {
    if (!this.zoned) return;
    if (cell !== this.field.size) {
      frame.consider(cell);
      if (frame.capturedKeystones === frame.keystones) {
        this.zones.addCapture(frame, cell, zone, 0);
        return;
      }
      this.zones.addMove(frame, cell, zone, 0);
    }
    this.zones.dilate(frame, frame.toPlay, zone, 0, filled);
  }

  /**
   * Are the loser's moves that have been refuted, starting from this one, all that matter? If so `ply.zone` is the zone of
   * the winner's win and `ply.used` tells the moves in it. If not, some move in the zone so far has to be refuted yet; `ply.aside` are
   * the moves outside it, which need not be looked at before a refutation brings them into the zone. A pass has to be refuted in any case if it is allowed, since a move
   * outside the zone is answered like a pass; only the attacker's, where it may not pass, are answered by a pass.
   */
  private closeZone(ply: Ply, seed: number): boolean {
    const { frame, zone, used, aside } = ply;
    const { size } = this.field;
    const winner = (3 - frame.toPlay) as Side;
    used.fill(0, 0, ply.count);
    aside.fill(0, 0, ply.count);
    zone.fill(0);
    const last = ply.count - 1;
    if (last >= 0 && ply.cell[last] === size) {
      if (ply.childMin[last] !== INFINITE) return false;
      used[last] = 1;
      this.uniteZone(ply, last);
    } else if (winner === DEFENDER) {
      used[seed] = 1;
      this.uniteZone(ply, seed);
    } else {
      // The hunted chain: a move that does not rescue it is answered by its capture.
      for (let cell = 0; cell < size; cell++) if (frame.cells[cell]! & KEY) add(zone, 0, cell);
    }
    this.addSkipped(ply);
    let open = false;
    for (let changed = true; changed; ) {
      changed = false;
      this.zones.dilate(frame, winner, zone, 0, ply.filledAll);
      for (let i = 0; i < ply.count; i++) {
        const cell = ply.cell[i]!;
        if (used[i] || cell === size || !has(zone, 0, cell)) continue;
        if (ply.childMin[i] !== INFINITE) {
          open = true;
          continue;
        }
        used[i] = 1;
        changed = true;
        this.uniteZone(ply, i);
        frame.consider(cell);
        if (frame.capturedStones === 1) this.zones.addNeighbours(cell, zone, 0);
      }
    }
    if (!open) return true;
    for (let i = 0; i < ply.count; i++) {
      const isOpen = ply.childMin[i] !== INFINITE && ply.childMin[i] !== 0 && ply.cell[i] !== size;
      if (isOpen && !has(zone, 0, ply.cell[i]!)) aside[i] = 1;
    }
    return false;
  }

  /** Does what the table knows of the moves decide the position against the side to move? If not, it may tell which moves do not matter. */
  private focus(ply: Ply): boolean {
    const last = ply.count - 1;
    const isPass = last >= 0 && ply.cell[last] === this.field.size;
    if (isPass && ply.childMin[last] !== INFINITE) return false;
    let seed = -1;
    let least = MAX_ZONE_CELLS + 1;
    for (let i = 0; i < ply.count; i++) {
      if (ply.childMin[i] === 0) return false;
      if (ply.childMin[i] !== INFINITE) continue;
      const cells = countCells(ply.childZone, i * ZONE_WORDS);
      if (cells >= least) continue;
      least = cells;
      seed = i;
    }
    return seed >= 0 && this.closeZone(ply, seed);
  }

  /** Every move of the loser's is refuted, perhaps there is none: some zone of that. */
  private closeWhole(ply: Ply): void {
    const { frame } = ply;
    if (this.zoned && ply.count > 0) {
      this.closeZone(ply, ply.count - 1);
      return;
    }
    ply.used.fill(1, 0, ply.count);
    ply.zone.fill(-1);
    if (!this.zoned) return;
    // No move at all. The attacker is stuck or cannot answer a threat, or the defender's only chain is captured next.
    ply.zone.fill(0);
    for (let cell = 0; cell < this.field.size; cell++) if (frame.cells[cell]! & KEY) add(ply.zone, 0, cell);
    this.addSkipped(ply);
    this.zones.dilate(frame, (3 - frame.toPlay) as Side, ply.zone, 0, ply.filledAll);
  }

  /** What the moves left aside depend on: the threats that they would not answer, and of those that `isOuter` saw the cells around them, and for the attacker's the one that stands for them all. */
  private addSkipped(ply: Ply): void {
    if (ply.musts !== NONE) for (let k = 0; k < ZONE_WORDS; k++) ply.zone[k]! |= ply.threats[k]!;
    if (ply.skips > 0 && ply.outer >= 0) {
      add(ply.zone, 0, ply.outer);
      this.zones.addNeighbours(ply.outer, ply.zone, 0);
    }
    for (let i = 0; i < ply.skips; i++) {
      add(ply.zone, 0, ply.skipped[i]!);
      this.zones.addNeighbours(ply.skipped[i]!, ply.zone, 0);
    }
  }

  private uniteZone(ply: Ply, i: number): void {
    for (let k = 0; k < ZONE_WORDS; k++) ply.zone[k]! |= ply.childZone[i * ZONE_WORDS + k]!;
  }

  /** The zone of a stored win; everything if the entry keeps that of the other side's. */
  private loadZone(entry: number, winner: Side, zone: Int32Array, at: number): void {
    if (!this.zoned) return;
    const { data } = this.table;
    const owner = data[entry + BOUNDS]! < 0 ? ATTACKER : DEFENDER;
    for (let k = 0; k < ZONE_WORDS; k++) zone[at + k] = owner === winner ? data[entry + ZONE + k]! : -1;
  }

  /** The winner whatever the threats, or 0. */
  private decideStatically(frame: Frame): Side | 0 {
    const { statics, exits } = this;
    exits.move = NONE;
    if (statics.hasEscaped(frame) || exits.look(frame) || statics.isAlive(frame)) return DEFENDER;
    return statics.isDead(frame) ? ATTACKER : 0;
  }

  /** Lists the legal moves of a labelled ply that need to be searched, with what is known of each. */
  private generate(ply: Ply, depth: number): void {
    const { frame } = ply;
    const { size } = this.field;
    const { cells, ko } = frame;
    const me = frame.toPlay;
    const threats = me === DEFENDER ? frame.defenderThreats : frame.attackerThreats;
    ply.clearMoves();
    const hunted = me === DEFENDER ? findHunted(frame) : -1;
    const whole = me === ATTACKER || this.question === CAPTURE ? findWhole(frame) : -1;
    for (let cell = 0; cell < size; cell++) {
      if (cells[cell] !== 0) continue;
      if (hunted >= 0 && !mayRescue(frame, hunted, cell)) continue;
      if (isIdle(ply.must, ply.musts, cell)) continue;
      if (cell === ko && threats === 0) {
        ply.barred = true;
        continue;
      }
      if (whole >= 0 && isOuter(frame, whole, cell)) {
        if (me === DEFENDER || ply.outer >= 0) {
          ply.skipped[ply.skips++] = cell;
          continue;
        }
        if (frame.consider(cell) && frame.capturedStones === 0) ply.outer = cell;
      }
      if (!frame.consider(cell)) continue;
      this.addMove(ply, depth, cell);
      if (ply.childMin[ply.count - 1] === 0 && ply.childHeadOne[ply.count - 1] === NO_HEAD) {
        // A move that wins for good makes the others unnecessary.
        ply.keepOnlyLast();
        return;
      }
    }
    const mayPass = me === DEFENDER ? hunted < 0 : ko !== size || this.question === EYES;
    if (mayPass && ply.musts === NONE) {
      frame.considerPass();
      this.addMove(ply, depth, size);
    }
  }

  /** Adds the move that `consider` has just looked at, with its numbers from the table or a first guess. */
  private addMove(ply: Ply, depth: number, cell: number): void {
    const { frame } = ply;
    const { keys } = this;
    const me = frame.toPlay;
    const i = ply.count++;
    let defenderThreats = frame.defenderThreats;
    let attackerThreats = frame.attackerThreats;
    if (cell === frame.ko && cell !== this.field.size) {
      if (me === DEFENDER) defenderThreats--;
      else attackerThreats--;
    }
    const pair = Math.min(defenderThreats, attackerThreats);
    const net = defenderThreats - attackerThreats;
    const turn = me === DEFENDER;
    const ko = frame.afterKo;
    const lo = this.saltLo ^ frame.afterLo ^ keys.koLo[ko]! ^ keys.pairLo[pair]! ^ (turn ? keys.turnLo : 0);
    const hi = this.saltHi ^ frame.afterHi ^ keys.koHi[ko]! ^ keys.pairHi[pair]! ^ (turn ? keys.turnHi : 0);
    ply.cell[i] = cell;
    ply.childLo[i] = lo;
    ply.childHi[i] = hi;
    ply.childNet[i] = net;
    ply.childIdLo[i] = lo ^ keys.netLo[net + MAX_THREATS]!;
    ply.childIdHi[i] = hi ^ keys.netHi[net + MAX_THREATS]!;
    this.nodes++;
    if (frame.capturedKeystones === frame.keystones) this.setCaptured(ply, i);
    else this.lookUp(ply, i, depth);
  }

  private setCaptured(ply: Ply, i: number): void {
    ply.setDecided(i, ATTACKER, 0, ALWAYS, NO_HEAD, NO_HEAD);
    ply.setZone(i, 0);
  }

  private lookUp(ply: Ply, i: number, depth: number): void {
    const head = this.findOnPath(ply.childIdLo[i]!, ply.childIdHi[i]!, depth);
    if (head >= 0) {
      ply.setDecided(i, this.beneficiary, 0, this.beneficiary === ATTACKER ? ALWAYS : -ALWAYS, head, NO_HEAD);
      ply.setZone(i, -1);
      return;
    }
    const entry = this.table.find(ply.childLo[i]!, ply.childHi[i]!);
    if (entry < 0) {
      this.guess(ply, i, depth, 0);
      return;
    }
    const net = ply.childNet[i]!;
    const winner = this.winnerIn(entry, net);
    if (winner !== 0) {
      ply.setDecided(i, winner, this.lengthIn(entry, winner), this.boundIn(entry, winner), NO_HEAD, NO_HEAD);
      this.loadZone(entry, winner, ply.childZone, i * ZONE_WORDS);
      return;
    }
    if (this.findHeads(entry, net, depth)) {
      ply.setDecided(
        i,
        this.beneficiary,
        this.lengthIn(entry, this.beneficiary),
        net,
        this.headOne,
        this.headTwo,
      );
      ply.setZone(i, -1);
      return;
    }
    const { data } = this.table;
    const bounds = data[entry + BOUNDS]!;
    // A result for another number of threats is a strong hint, and better than numbers that speak of yet another one.
    const hint = (bounds & 0xff) > 0 ? ATTACKER : ((bounds >> 8) & 0xff) < 127 ? DEFENDER : 0;
    if (hint !== 0 && ((bounds >> 16) & 0xff) - ZERO !== net) this.guess(ply, i, depth, hint);
    else ply.setNumbers(i, data[entry + PN]!, data[entry + DN]!);
  }

  /** First numbers of a position that has not been seen. A result for another number of threats makes it likely to be the same again. */
  private guess(ply: Ply, i: number, depth: number, hint: Side | 0): void {
    const { frame } = ply;
    const { guide } = this;
    const cell = ply.cell[i]!;
    if (this.imitating) {
      // Nothing is asked of the numbers then.
      ply.setNumbers(i, 1, 1);
      return;
    }
    if (!ply.prepared) {
      ply.prepared = true;
      guide.prepare(frame);
    }
    if (cell === this.field.size) guide.pass(frame);
    else guide.play(frame, cell);
    let { pn, dn } = guide;
    if (cell === this.killers[depth]) {
      if (frame.toPlay === ATTACKER) pn = 1 + (pn >> 2);
      else dn = 1 + (dn >> 2);
    }
    if (hint === ATTACKER) {
      pn = 1 + (pn >> 2);
      dn <<= 1;
    } else if (hint === DEFENDER) {
      pn <<= 1;
      dn = 1 + (dn >> 2);
    }
    ply.setNumbers(i, pn, dn);
  }

  /** Depth of a state on the path, or -1. */
  private findOnPath(idLo: number, idHi: number, depth: number): number {
    if (this.filter[idLo & FILTER] === 0) return -1;
    for (let g = depth; g >= 0; g--) if (this.pathLo[g] === idLo && this.pathHi[g] === idHi) return g;
    return -1;
  }

  /** Is this a conditional result for so many threats, all of whose heads are on the path? They are then in `headOne` and `headTwo`. */
  private findHeads(entry: number, net: number, depth: number): boolean {
    const { data } = this.table;
    const heads = (data[entry + BOUNDS]! >>> 24) & 3;
    if (heads === 0 || ((data[entry + BOUNDS]! >> 16) & 0xff) - ZERO !== net) return false;
    this.headOne = NO_HEAD;
    this.headTwo = NO_HEAD;
    for (let i = 0; i < heads; i++) {
      const head = this.findOnPath(data[entry + HEADS + 2 * i]!, data[entry + HEADS + 2 * i + 1]!, depth);
      if (head < 0) return false;
      this.addHead(head);
    }
    return true;
  }

  private winnerIn(entry: number, net: number): Side | 0 {
    const bounds = this.table.data[entry + BOUNDS]!;
    if (net + ZERO <= (bounds & 0xff)) return ATTACKER;
    if (net + ZERO >= ((bounds >> 8) & 0xff)) return DEFENDER;
    return 0;
  }

  private boundIn(entry: number, winner: Side): number {
    const bounds = this.table.data[entry + BOUNDS]!;
    return (winner === ATTACKER ? bounds & 0xff : (bounds >> 8) & 0xff) - ZERO;
  }

  private lengthIn(entry: number, winner: Side | 0): number {
    const lengths = this.table.data[entry + LENGTHS]!;
    return winner === ATTACKER ? lengths & 0xffff : lengths >>> 16;
  }

  /**
   * Stores a result with its move, length and zone, which belong together. A stronger one may be there already: the position may have
   * been met again, with other threats, further down the path that led to this result.
   */
  private storeResult(ply: Ply, winner: Side, move: number, work: number): void {
    this.storeAt(ply.lo, ply.hi, ply, winner, move, work);
  }

  private storeAt(lo: number, hi: number, ply: Ply, winner: Side, move: number, work: number): void {
    const entry = this.table.claim(lo, hi);
    const { data } = this.table;
    data[entry + WORK] = Math.min(data[entry + WORK]! + work, INFINITE);
    const bounds = data[entry + BOUNDS]!;
    const at = ply.bound + ZERO;
    if (winner === ATTACKER) {
      if (at < (bounds & 0xff)) return;
      data[entry + BOUNDS] = (bounds & ~0xff) | at | ATTACKERS_ZONE;
    } else {
      if (at > ((bounds >> 8) & 0xff)) return;
      data[entry + BOUNDS] = (bounds & ~0x8000ff00) | (at << 8);
    }
    this.storeLength(entry, winner, ply.length);
    for (let k = 0; k < ZONE_WORDS; k++) data[entry + ZONE + k] = this.zoned ? ply.zone[k]! : -1;
    if (move !== NO_MOVE) this.table.setMove(entry, move);
  }

  private storeLength(entry: number, winner: Side, length: number): void {
    const { data } = this.table;
    const lengths = data[entry + LENGTHS]!;
    const capped = Math.min(length, 0xffff);
    data[entry + LENGTHS] =
      winner === ATTACKER ? (lengths & ~0xffff) | capped : (lengths & 0xffff) | (capped << 16);
  }

  private storeConditional(ply: Ply, winner: Side, work: number): void {
    const entry = this.table.claim(ply.lo, ply.hi);
    const { data } = this.table;
    const heads = this.headTwo === MANY ? 0 : this.headTwo === NO_HEAD ? 1 : 2;
    const bounds =
      (data[entry + BOUNDS]! & (ATTACKERS_ZONE | 0xffff)) | ((ply.net + ZERO) << 16) | (heads << 24);
    data[entry + BOUNDS] = bounds;
    if (heads > 0) {
      data[entry + HEADS] = this.pathLo[this.headOne]!;
      data[entry + HEADS + 1] = this.pathHi[this.headOne]!;
    }
    if (heads > 1) {
      data[entry + HEADS + 2] = this.pathLo[this.headTwo]!;
      data[entry + HEADS + 3] = this.pathHi[this.headTwo]!;
    }
    // Where the heads are not on the path the entry serves as a guess: likely the same result again, for little work.
    data[entry + PN] = winner === ATTACKER ? 1 : CONDITIONAL_DOUBT;
    data[entry + DN] = winner === ATTACKER ? CONDITIONAL_DOUBT : 1;
    this.storeLength(entry, winner, ply.length);
    data[entry + WORK] = Math.min(data[entry + WORK]! + work, INFINITE);
  }

  private storeNumbers(ply: Ply, work: number): void {
    this.storeNumbersAt(ply.lo, ply.hi, ply, work);
  }

  private storeNumbersAt(lo: number, hi: number, ply: Ply, work: number): void {
    const entry = this.table.claim(lo, hi);
    const { data } = this.table;
    data[entry + PN] = ply.pn(ply.min, ply.sum);
    data[entry + DN] = ply.pn(ply.sum, ply.min);
    data[entry + BOUNDS] = (data[entry + BOUNDS]! & (ATTACKERS_ZONE | 0xffff)) | ((ply.net + ZERO) << 16);
    data[entry + WORK] = Math.min(data[entry + WORK]! + work, INFINITE);
  }

  private checkLimits(): void {
    this.nextCheck = this.nodes + CHECK_EVERY;
    if (this.limits.nodes < this.nextCheck) this.nextCheck = this.limits.nodes;
    if (this.nodes >= this.limits.nodes || this.limits.stopped()) this.aborted = true;
  }
}

function needsZones({ empties, safe }: Field): boolean {
  const isOpen = safe.some((sides) => (sides & DEFENDER) !== 0);
  return empties >= (isOpen ? OPEN_ZONES_FROM : CLOSED_ZONES_FROM);
}

/** Bit of BOUNDS: the zone in the entry is that of the attacker's win. */
const ATTACKERS_ZONE = 1 << 31;
const CONDITIONAL_DOUBT = 8;

/** Keys of the questions, so that one table serves all of them. */
const SALTS = Int32Array.of(0, 0, 0x5bd1e995, 0x1b873593, 0x27d4eb2f, 0x165667b1);
