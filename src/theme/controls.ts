import type { ThemeOptions } from '@mui/material/styles';
import { popup } from './overlays';
import { rootStyle, token, touch } from './token';

const colors = (ground: string, ink: string) => ({ backgroundColor: token(ground), color: token(ink) });
const size = (name: string) => ({ width: token(name), height: token(name) });
const quiet = { '&:hover': colors('pressed', 'ink') };

const buttonRoot = {
  minWidth: 0,
  minHeight: token('ctl'),
  padding: '0 14px',
  // Forced colours leave only borders visible.
  border: '1px solid transparent',
  whiteSpace: 'nowrap',
  // A busy button keeps its colours: it is at work, not out of use.
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-disabled=true]:not([aria-busy=true]), &.Mui-disabled': {
    ...colors('sunken', 'ink-3'),
    borderColor: token('line'),
    boxShadow: 'none',
    cursor: 'default',
  },
} as const;

const label = { color: token('ink'), '&.Mui-focused, &.Mui-error': { color: token('ink') } };
const toggle = rootStyle({ padding: 6, color: token('control') });

/** Buttons and inputs, for what is pressed and filled in. */
export const controls: ThemeOptions['components'] = {
  // One solid button (`contained`) a page, then `outlined`, then quiet ones (`text`); red only in a dialog that asks.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: buttonRoot,
      outlined: {
        ...colors('sheet', 'ink'),
        borderColor: token('line-2'),
        boxShadow: token('shadow-1'),
        '&:hover': { backgroundColor: token('hover'), borderColor: token('control') },
      },
      text: {
        color: token('ink-2'),
        ...quiet,
        '&.MuiButton-colorError:hover': colors('danger-tint', 'danger-ink'),
        '&.MuiButton-colorInherit': { color: 'inherit' },
      },
      sizeSmall: { minHeight: token('small'), padding: '0 8px', fontSize: 13 },
      startIcon: { marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 16 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { ...size('ctl'), padding: 0, borderRadius: token('r-2'), ...quiet },
      sizeSmall: size('small'),
      colorInherit: { '&:hover': { color: 'inherit' } },
    },
  },
  MuiListItemButton: rootStyle({ '&.Mui-selected, &.Mui-selected:hover': colors('tint-2', 'accent-ink') }),
  // Inputs have their label above them, as the console's own fields do.
  MuiTextField: {
    defaultProps: {
      size: 'small',
      fullWidth: true,
      slotProps: { inputLabel: { shrink: true }, htmlInput: { dir: 'auto' } },
    },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiFormLabel: { styleOverrides: { root: { fontWeight: 560, ...label }, asterisk: { display: 'none' } } },
  MuiInputLabel: rootStyle({ position: 'static', marginBottom: 6, overflow: 'visible', transform: 'none', ...label }),
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: `max(40px, ${token('ctl')})`,
        backgroundColor: token('sheet'),
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('ink-2') },
      },
      // Its text has the padding, as that of one line has.
      multiline: { padding: 0 },
      notchedOutline: { top: 0, borderColor: token('control'), '& legend': { display: 'none' } },
      // Under 16 px iOS zooms into a field that gets focus.
      input: { padding: '9px 12px', [touch]: { fontSize: 16 } },
    },
  },
  MuiFormHelperText: rootStyle({
    margin: '6px 0 0',
    fontSize: 12,
    lineHeight: '16px',
    '&.Mui-error': { fontSize: 13, color: token('danger-ink') },
  }),
  MuiCheckbox: toggle,
  MuiRadio: toggle,
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { '&&': { padding: '0 32px 0 0' } },
      input: { '&&': { padding: '9px 12px' } },
      paper: popup,
    },
  },
};
