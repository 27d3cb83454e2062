/** The windows that every screen is walked through in: 1280 x 1024 at 400 % and at 200 %, a phone, and a desk. */
export const windows = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 640, height: 512 },
  { width: 1280, height: 800 },
] as const;
