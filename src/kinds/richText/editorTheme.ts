import { createTheme } from '@mui/material/styles';

const token = (name: string) => `var(--${name})`;

/** Names of the look's colours for the one part that is drawn by MUI; the look gives them their values. */
export const editorTheme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: token('accent'), contrastText: token('on-accent') },
    error: { main: token('danger'), contrastText: token('on-danger') },
    text: { primary: token('ink'), secondary: token('ink-2'), disabled: token('ink-3') },
    background: { default: token('canvas'), paper: token('sheet') },
    divider: token('line'),
    action: { hover: token('hover'), selected: token('tint'), active: token('ink-2') },
  },
  typography: { fontFamily: token('font'), fontSize: 14 },
  components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
});
