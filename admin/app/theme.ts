import type { WheelEvent } from 'react';
import { nanoLightTheme, type RaThemeOptions } from 'react-admin';

const INK = '#16212B';
const QUIET = '#51606D';
const LINE = '#D3DAE1';
const FIELD_LINE = '#7A8793';
const PHONE = '@media (max-width: 599.95px)';
const sans = '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif';

/** React-admin's own block in the heading would be cut off without a sign. */
const longTitle = {
  '& #react-admin-title > span': { display: 'inline' },
  // On a phone it has two lines: in one, most are cut off.
  [PHONE]: {
    '& #react-admin-title': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      fontSize: 14,
      lineHeight: 1.2,
    },
  },
} as const;

const signals = {
  info: { main: '#0B4F94' },
  warning: { main: '#8A4B00' },
  success: { main: '#17693A' },
  error: { main: '#B3261E' },
};

/** React-admin's own colours are another palette's; its yellow cannot be read on white. */
const notices = Object.fromEntries(
  Object.entries(signals).map(([type, { main }]) => [
    `& .RaNotification-${type}`,
    { border: `1px solid ${main}`, backgroundColor: '#fff !important', color: `${main} !important` },
  ]),
);

/** On a phone the bar's room belongs to the heading: of the language button only the sign is seen. */
const onlySign = {
  [PHONE]: {
    '& .MuiButton-root': { fontSize: 0, minWidth: 40 },
    '& .MuiButton-startIcon': { margin: 0 },
    '& .MuiButton-endIcon': { display: 'none' },
  },
} as const;

const field = { size: 'small', margin: 'dense', fullWidth: true } as const;

/** React-admin makes room within a field for its label. */
const besideNoLabel = {
  'label+&.MuiInputBase-root': { marginTop: 0 },
  'label[data-shrink=false]+&.MuiInputBase-root': { marginTop: 0, paddingBottom: 0 },
} as const;

/** The wheel scrolls the page; in a number field that has the focus a browser would change the number. */
function leaveNumber({ target }: WheelEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
}
const unturned = {
  '& input[type=number]': { appearance: 'textfield' },
  '& input[type=number]::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
} as const;

/** The storefront's look at work: dense, ruled, without shadows. */
export const theme: RaThemeOptions = {
  ...nanoLightTheme,
  palette: {
    mode: 'light',
    primary: { main: '#0B4F94' },
    secondary: { main: INK },
    ...signals,
    background: { default: '#F3F5F6', paper: '#FFFFFF' },
    text: { primary: INK, secondary: QUIET },
    divider: LINE,
    grey: { 500: FIELD_LINE },
  },
  shape: { borderRadius: 3 },
  typography: {
    fontFamily: sans,
    fontSize: 13,
    h5: { fontSize: 22, fontWeight: 700 },
    h6: { fontSize: 16, fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...nanoLightTheme.components,
    MuiPaper: {
      styleOverrides: {
        root: { boxShadow: 'none', backgroundImage: 'none' },
        rounded: { border: `1px solid ${LINE}` },
      },
    },
    // On a phone react-admin gives the toolbar a ground of its own, white under white.
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: INK,
          color: '#fff',
          border: 0,
          borderRadius: 0,
          '&& .RaAppBar-toolbar': { backgroundColor: 'inherit', color: 'inherit' },
          ...longTitle,
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { fontVariantNumeric: 'tabular-nums', padding: '6px 12px', borderColor: LINE },
        head: { fontStretch: '85%', fontWeight: 700, color: INK, borderBottom: `2px solid ${INK}` },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true, disableRipple: true } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid #0B4F94', outlineOffset: 1 } } },
    },
    // A phone has no width to give away.
    MuiDialog: {
      defaultProps: { transitionDuration: 0 },
      styleOverrides: { paper: { [PHONE]: { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' } } },
    },
    MuiToggleButton: { styleOverrides: { root: { color: QUIET } } },
    // Above a form's bar with Save: a notice may not lie over what is pressed next.
    MuiSnackbar: { styleOverrides: { root: { ...notices, '&&': { bottom: 72 } } } },
    RaMenuItemLink: { styleOverrides: { root: { whiteSpace: 'normal', lineHeight: 1.25 } } },
    RaLocalesMenuButton: { styleOverrides: { root: onlySign } },
    RaFilterForm: { styleOverrides: { root: { [PHONE]: { paddingLeft: 16 } } } },
    RaSimpleList: { styleOverrides: { root: { '& > li + li': { borderTop: `1px solid ${LINE}` } } } },
    // One kind of field everywhere: a box, and its name above it.
    MuiTextField: { defaultProps: { ...field, variant: 'outlined' } },
    MuiFormControl: { defaultProps: { ...field, variant: 'outlined' } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          padding: 0,
          marginBottom: 2,
          fontSize: 12,
          lineHeight: '16px',
          whiteSpace: 'normal',
          '&.Mui-disabled': { color: QUIET },
        },
      },
    },
    // What may not be edited is still read.
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginLeft: 0,
          '&.Mui-disabled': { color: QUIET },
          // React-admin keeps a line free below every field.
          '&:has(> span:only-child)': { display: 'none' },
        },
      },
    },
    MuiInputBase: {
      defaultProps: { onWheel: leaveNumber },
      styleOverrides: { root: { ...besideNoLabel, ...unturned } },
    },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        root: {
          '& .MuiOutlinedInput-root.MuiInputBase-root': { padding: '0 32px 0 0' },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiInputBase-input': { padding: '6px 10px' },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: '#fff' },
        input: { padding: '6px 10px' },
        multiline: { padding: 0 },
        notchedOutline: { top: 0, borderColor: FIELD_LINE, '& legend': { display: 'none' } },
      },
    },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: '#fff' } } },
  },
};
