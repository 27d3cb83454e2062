/** Of a column, in px. */
export const leastWidth = 40;
export const mostWidth = 1000;
/** By how much a key changes it. */
export const widthStep = 10;
