import { createTheme, type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';
import { components } from './components';
import { token } from './token';

const tone = (name: string, light: string, dark: string, contrastText: string) => ({
  main: token(name),
  light: token(light),
  dark: token(dark),
  contrastText: token(contrastText),
});

const text = (fontSize: number, lineHeight: number, fontWeight = 400) => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight,
});
const title = { ...text(20, 28, 640), letterSpacing: '-.012em' };
const heading = text(14, 20, 640);
const [popup, dialog] = [token('shadow-2'), token('shadow-3')];

// Nothing of MUI reads the shorthand fonts.
const skipsVar = (keys: string[]) => keys[0] === 'font' || shouldSkipGeneratingVar(keys);

/**
 * MUI's theme. It holds names of tokens, no colours: a change of theme is one attribute on <html> and renders nothing.
 * `nativeColor` makes MUI mix such names in CSS, where it would otherwise compute with their values.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true, shouldSkipGeneratingVar: skipsVar },
  palette: {
    primary: tone('accent', 'tint-2', 'accent-hover', 'on-accent'),
    secondary: tone('ink-2', 'hover', 'ink', 'sheet'),
    error: tone('danger', 'danger-tint', 'danger-hover', 'on-danger'),
    warning: tone('warn-ink', 'warn-tint', 'warn-ink', 'sheet'),
    success: tone('ok-ink', 'ok-tint', 'ok-ink', 'sheet'),
    info: tone('accent-ink', 'tint', 'accent-ink', 'sheet'),
    text: { primary: token('ink'), secondary: token('ink-2'), disabled: token('ink-3') },
    background: { default: token('canvas'), paper: token('sheet') },
    divider: token('line'),
    action: {
      active: token('ink-2'),
      hover: token('hover'),
      selected: token('tint'),
      focus: token('hover'),
      disabled: token('ink-3'),
      disabledBackground: token('sunken'),
    },
  },
  // Without ripple MUI shows no focus; this ring is the one that tokens.css and reset.css give to plain elements.
  focusVisible: { outlineColor: token('focus') },
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1600 } },
  // One of three shadows for each of MUI's elevations, from 0 to 24.
  shadows: ['none', token('shadow-1'), ...Array(18).fill(popup), ...Array(5).fill(dialog)] as Shadows,
  // Notifications stay below dialogs, whose buttons they would cover on a phone.
  zIndex: { appBar: 5, drawer: 15, snackbar: 16, modal: 20, tooltip: 30 },
  transitions: { duration: { shortest: 80, shorter: 120, short: 120, enteringScreen: 200, leavingScreen: 120 } },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: token('font'),
    fontWeightMedium: 560,
    fontWeightBold: 640,
    h1: title,
    h2: text(16, 24, 640),
    h3: heading,
    h4: heading,
    h5: heading,
    h6: title,
    body1: text(14, 20),
    body2: text(14, 20),
    subtitle1: text(14, 20, 560),
    subtitle2: text(14, 20, 560),
    caption: text(12, 16),
    button: { ...text(14, 20, 560), textTransform: 'none' },
  },
  components,
});
