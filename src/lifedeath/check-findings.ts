/** What can be wrong with a problem and its solution. */
export type Fault =
  /** The set-up is impossible, or there is no valid problem. */
  | 'illegal'
  /** A move of the tree is impossible. */
  | 'illegal-move'
  /** A move that is marked as right, or on a line that is, does not get the best result; or no move is marked that does. */
  | 'wrong-answer'
  /** A first move that is not marked as right gets the best result, too. */
  | 'second-solution'
  /** A move that is marked as wrong gets the best result. */
  | 'not-wrong'
  /** The answer that the tree gives to a wrong move does not refute it. */
  | 'no-refutation'
  /** Life or death is promised, and it is a ko. */
  | 'ko'
  /** The text says something else than what is so. */
  | 'text';

export interface Finding {
  readonly fault: Fault;
  /** `wrong` is shown to be so, `doubt` is not. */
  readonly severity: 'wrong' | 'doubt';
  readonly text: string;
}

/** What a check has brought so far. */
export class Findings {
  readonly list: Finding[] = [];
  readonly notes: string[] = [];
  /** The problem had to be found on the board: the author may have meant another. */
  isFound = false;
  /** Something could not be answered within the limits. */
  isUndecided = false;

  /** What rests on the result of the problem. */
  add(fault: Fault, text: string): void {
    this.list.push({ fault, severity: this.isFound ? 'doubt' : 'wrong', text });
  }

  /** What is impossible, whatever the problem is. */
  addIllegal(fault: 'illegal' | 'illegal-move', text: string): void {
    this.list.push({ fault, severity: 'wrong', text });
  }

  note(text: string): void {
    this.notes.push(text);
  }
}
