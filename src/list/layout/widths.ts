/** The limits of a column's width, in px. */
export const leastWidth = 40;
export const mostWidth = 1000;
/** By how many px an arrow key changes it. */
export const widthStep = 10;
