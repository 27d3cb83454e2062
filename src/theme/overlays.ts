import type { ThemeOptions } from '@mui/material/styles';
import { phone, rootStyle, token } from './token';

// Forced colours drop shadows, which are the only edge of what lies over the page.
const edge = { '@media (forced-colors: active)': { border: '1px solid' } };
/** A list or panel that hangs from a control. */
export const popup = { borderRadius: token('r-3'), boxShadow: token('shadow-2'), ...edge };

const dialogPaper = {
  width: 'calc(100% - 48px)',
  maxWidth: 'var(--dialog-width, 600px)',
  maxHeight: 'calc(100dvh - 48px)',
  margin: 24,
  borderRadius: token('r-4'),
  boxShadow: token('shadow-3'),
  ...edge,
  // On a phone it rises from below.
  [phone]: { width: '100%', maxWidth: 'none', margin: 0, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
};

const dialogActions = {
  padding: '12px 24px',
  borderTop: `1px solid ${token('line')}`,
  [phone]: {
    flexWrap: 'wrap',
    gap: 8,
    padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
    '& > :not(style) ~ :not(style)': { marginLeft: 0 },
    '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 48 },
  },
} as const;

/** What lies over the page: dialogs, menus, drawers, tooltips. */
export const overlays: ThemeOptions['components'] = {
  MuiBackdrop: rootStyle({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: token('scrim') } }),
  MuiDrawer: { styleOverrides: { paper: { borderRight: 0, backgroundColor: token('canvas'), ...edge } } },
  MuiDialog: { styleOverrides: { container: { [phone]: { alignItems: 'flex-end' } }, paper: dialogPaper } },
  MuiDialogTitle: rootStyle({
    padding: '20px 24px 0',
    fontSize: 16,
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    [phone]: { padding: '18px 16px 0' },
  }),
  MuiDialogContent: rootStyle({
    // Above it is always a title, for which MUI takes the space away.
    '&&': { padding: '16px 24px 20px', [phone]: { padding: '12px 16px 16px' } },
    overflowWrap: 'anywhere',
    '& > * + *': { marginTop: 12 },
  }),
  MuiDialogActions: rootStyle(dialogActions),
  MuiPopover: { styleOverrides: { paper: popup } },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: rootStyle({
    // MUI changes its minHeight at 600 px.
    height: token('ctl'),
    padding: '0 10px',
    borderRadius: token('r-2'),
    '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: token('tint') },
  }),
  MuiSnackbarContent: rootStyle({ ...popup, backgroundColor: token('sheet'), color: token('ink') }),
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { backgroundColor: token('ink'), color: token('sheet'), fontSize: 12, ...edge } },
  },
};
