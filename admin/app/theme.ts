import { nanoLightTheme, type RaThemeOptions } from 'react-admin';

const INK = '#16212B';
const LINE = '#D3DAE1';
const sans = '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif';

/** The storefront's look at work: dense, ruled, without shadows. */
export const theme: RaThemeOptions = {
  ...nanoLightTheme,
  palette: {
    mode: 'light', primary: { main: '#0B4F94' }, secondary: { main: INK }, info: { main: '#0B4F94' }, warning: { main: '#8A4B00' }, success: { main: '#17693A' }, error: { main: '#B3261E' },
    background: { default: '#F3F5F6', paper: '#FFFFFF' }, text: { primary: INK, secondary: '#51606D' }, divider: LINE,
  },
  shape: { borderRadius: 3 },
  typography: { fontFamily: sans, fontSize: 13, h5: { fontSize: 22, fontWeight: 700 }, h6: { fontSize: 16, fontWeight: 700 }, button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    ...nanoLightTheme.components,
    MuiPaper: { styleOverrides: { root: { boxShadow: 'none', backgroundImage: 'none' }, rounded: { border: `1px solid ${LINE}` } } },
    // On a phone react-admin gives the toolbar a ground of its own, white under white.
    MuiAppBar: { styleOverrides: { root: { backgroundColor: INK, color: '#fff', border: 0, borderRadius: 0, '&& .RaAppBar-toolbar': { backgroundColor: 'inherit', color: 'inherit' } } } },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums', padding: '6px 12px', borderColor: LINE }, head: { fontStretch: '85%', fontWeight: 700, color: INK, borderBottom: `2px solid ${INK}` } } },
    MuiButton: { defaultProps: { disableElevation: true, disableRipple: true } },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': { outline: '2px solid #0B4F94', outlineOffset: 1 } } } },
    MuiDialog: { defaultProps: { transitionDuration: 0 } },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: '#fff' } } },
  },
};
