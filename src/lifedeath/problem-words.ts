import { BLACK, type Color, WHITE } from '../engine/color.ts';

/** What a text says in so many words; what is not said plainly is not there. */
export interface Claims {
  /** `Black to play`, `White to move and kill`, `Black to live` */
  readonly toPlay?: Color;
  /** `… to play and live`, `… to kill`: the result that the side to move is promised. */
  readonly aim?: 'live' | 'kill';
  /** The word `ko` is somewhere. */
  readonly ko: boolean;
}

/** Reads the text of a problem, in English. Of several such phrases the first counts. */
export function readClaims(text: string): Claims {
  const match = TASK.exec(text);
  const ko = mentionsKo(text);
  if (!match) return { ko };
  const [color, first, second] = match.slice(1).map((word) => word?.toLowerCase());
  const aim = ([second, first] as const).find(
    (word): word is 'live' | 'kill' => word === 'live' || word === 'kill',
  );
  return { toPlay: color === 'black' ? BLACK : WHITE, ...(aim && { aim }), ko };
}

const TASK = /\b(black|white) (?:is )?to (play|move|live|kill)\b(?: (?:and|to) (live|kill)\b)?/i;

/** A sentence at the end of a line that says what has become of a side: `Black lives …`, `White is dead.` */
export function readFate(text: string): { readonly color: Color; readonly isAlive: boolean } | undefined {
  const match = /(?:^|[\n.!:]\s*|\bRIGHT\s+)(black|white) (lives|is alive|is dead|dies)\b/i.exec(text);
  if (!match) return undefined;
  const color = match[1]!.toLowerCase() === 'black' ? BLACK : WHITE;
  return { color, isAlive: /lives|alive/i.test(match[2]!) };
}

export function mentionsKo(text: string): boolean {
  return /\bko\b/i.test(text);
}
