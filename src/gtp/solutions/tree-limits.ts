/** How large a solution tree may be made: the same bounds for the command and for the tool. */
export const MOST_DEPTH = 100;
export const MOST_WIDTH = 100;
/** Seconds for one problem, where nothing else is said. */
export const TREE_SECONDS = 60;
