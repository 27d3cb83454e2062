import type { CSSObject } from '@mui/material/styles';

/** Reference to a token of tokens.css, which has its values for light, dark and contrast. */
export const token = (name: string) => `var(--${name})`;

/** The styles of a component's root, where the theme changes nothing else of it. */
export const rootStyle = (root: CSSObject) => ({ styleOverrides: { root } });

export const phone = '@media (max-width: 599px)';
export const touch = '@media (max-width: 599px), (pointer: coarse)';
