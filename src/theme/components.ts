import type { ThemeOptions } from '@mui/material/styles';
import { controls } from './controls';
import { overlays } from './overlays';
import { phone, rootStyle, token } from './token';

const line = `1px solid ${token('line')}`;

const alertTone = (name: string, ground: string, ink: string) => ({
  [`&:where(.MuiAlert-color${name})`]: { backgroundColor: token(ground), color: token(ink) },
});

const alertRoot = {
  alignItems: 'center',
  minHeight: 40,
  padding: '5px 7px 5px 11px',
  border: `1px solid ${token('edge')}`,
  overflowWrap: 'anywhere',
  [phone]: { flexWrap: 'wrap' },
  ...alertTone('Info', 'tint', 'accent-ink'),
  ...alertTone('Error', 'danger-tint', 'danger-ink'),
  ...alertTone('Warning', 'warn-tint', 'warn-ink'),
  ...alertTone('Success', 'ok-tint', 'ok-ink'),
} as const;

/** How MUI's parts look, in the console's own screens and in custom components alike. */
export const components: ThemeOptions['components'] = {
  ...controls,
  ...overlays,
  MuiPaper: { defaultProps: { elevation: 0 }, ...rootStyle({ backgroundImage: 'none' }) },
  MuiCard: rootStyle({ border: line, borderRadius: token('r-3') }),
  MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: 18 }, fontSizeSmall: { fontSize: 16 } } },
  MuiAppBar: {
    defaultProps: { color: 'transparent', elevation: 0 },
    ...rootStyle({ backgroundColor: token('canvas'), color: token('ink') }),
  },
  MuiAlert: {
    styleOverrides: {
      root: alertRoot,
      icon: { '&&': { marginRight: 10, padding: 0, color: 'inherit', fontSize: 18, opacity: 1 } },
      message: { flex: 1, padding: '4px 0', overflow: 'visible', [phone]: { flex: '1 1 75%' } },
      action: { alignItems: 'center', margin: 0, padding: 0, '& .MuiButton-root': { color: 'inherit' } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 22, border: line, fontSize: 12 },
      colorDefault: { backgroundColor: token('sunken'), color: token('ink-2') },
    },
  },
  MuiTab: rootStyle({ minHeight: token('ctl'), padding: '8px 12px' }),
  MuiTabs: rootStyle({ minHeight: token('ctl') }),
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: token('row'),
        padding: '0 12px',
        borderColor: token('line'),
        fontSize: 13,
        lineHeight: '20px',
        '&:first-of-type': { paddingLeft: token('pad') },
        '&:last-of-type': { paddingRight: token('pad') },
      },
      head: { height: 36, backgroundColor: token('sunken'), color: token('ink-3'), fontSize: 12, fontWeight: 600 },
    },
  },
  MuiSkeleton: rootStyle({ backgroundColor: token('pressed') }),
};
