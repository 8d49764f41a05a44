/** Colours of points. Black and White add up to 3, so `opponent` is a subtraction. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** Colour of every point outside the board. */
export const BORDER = 3;

/** A colour that can play. */
export type Color = typeof BLACK | typeof WHITE;

export function opponent(color: Color): Color {
  return (3 - color) as Color;
}

/** `black` or `white`, as GTP answers spell it. */
export function makeColor(color: Color): 'black' | 'white' {
  return color === BLACK ? 'black' : 'white';
}

/** Reads `b`, `black`, `w`, `white` in any case, as GTP allows. */
export function parseColor(text: string): Color | undefined {
  const lower = text.toLowerCase();
  if (lower === 'b' || lower === 'black') return BLACK;
  if (lower === 'w' || lower === 'white') return WHITE;
  return undefined;
}
