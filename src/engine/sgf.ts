/**
 * SGF (FF[4]): text ↔ trees of nodes ↔ games. This is the one place that knows @sabaki/sgf.
 *
 *     file → sgf-file → text → sgf-parse → SgfNode → sgf-load → Game
 *                       text ← sgf-write ← SgfNode ← sgf-save ← Game
 */
export { readSgfFile } from './sgf-file.ts';
export { loadGame } from './sgf-load.ts';
export { createSgfNode, findValue, mainLine, type SgfNode } from './sgf-node.ts';
export { parseSgf } from './sgf-parse.ts';
export { makePointList, makeSgfPoint, parsePointList, parseSgfPoint } from './sgf-points.ts';
export { saveGame } from './sgf-save.ts';
export { swapColorWords, transformTree } from './sgf-transform.ts';
export { makeSgf } from './sgf-write.ts';
