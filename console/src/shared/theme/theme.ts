import type { Locale } from '@homologa/domain/language/locales';
import type { Theme } from '@mui/material';
import { enUS, esES, ptBR } from '@mui/material/locale';
import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { cellText, TABLE_SIZES } from './table-text';

/**
 * Inter is bundled (fonts.css). 'Inter fallback' has the same metrics, so that the layout does not shift once Inter has
 * loaded.
 */
const FONTS =
  '"Inter Variable", "Inter fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

const LIGHT: RaThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: '#0f6b63', dark: '#0a4f49', light: '#d5ece9', contrastText: '#ffffff' },
  secondary: { main: '#8a5300', contrastText: '#ffffff' },
  success: { main: '#1c7a3e' },
  warning: { main: '#9a5b00' },
  error: { main: '#b3261e' },
  info: { main: '#1f5fa8' },
  background: { default: '#f5f7f8', paper: '#ffffff' },
  text: { primary: '#16211f', secondary: '#51605d' },
  divider: '#dde4e3',
};

const DARK: RaThemeOptions['palette'] = {
  mode: 'dark',
  primary: { main: '#63cfc2', dark: '#3ba99c', light: '#143f3b', contrastText: '#06201d' },
  secondary: { main: '#f0b75a', contrastText: '#241500' },
  success: { main: '#6fcf8e' },
  warning: { main: '#f0b75a' },
  error: { main: '#ff9a92' },
  info: { main: '#8ec2ff' },
  background: { default: '#0f1615', paper: '#17211f' },
  text: { primary: '#e9f0ee', secondary: '#a9bab7' },
  divider: '#2b3937',
};

/**
 * Outline of the focused element: inside the element, so that no container clips it, and in the text's colour, so that
 * its contrast is sufficient.
 */
const FOCUS_RING = { outline: '2px solid currentColor', outlineOffset: -2 } as const;

/** Minimum size of a touch target in pixels. */
const FINGER = 44;

const COMPONENTS: RaThemeOptions['components'] = {
  MuiCssBaseline: {
    // Keeps focused elements from being hidden below the header or the bars at the bottom of the page (WCAG 2.4.11).
    styleOverrides: { html: { scrollPaddingTop: 'calc(72px + var(--banner-height, 0px))', scrollPaddingBottom: 88 } },
  },
  MuiButtonBase: {
    // Disable the ripple: it measures the layout on each press, which delays the visible result of the press.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING, '&:active': { opacity: 0.8 } } },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: 3 } } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        textTransform: 'none',
        fontWeight: 600,
        borderRadius: 8,
        minHeight: 36,
        [theme.breakpoints.down('sm')]: { minHeight: FINGER },
      }),
      contained: { '&.Mui-focusVisible': { outlineOffset: -5 } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({ [theme.breakpoints.down('sm')]: { minHeight: FINGER } }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: ({ theme }: { theme: Theme }) => ({
        [theme.breakpoints.down('sm')]: {
          '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 11px) scale(1)' },
        },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({ [theme.breakpoints.down('sm')]: { minHeight: FINGER } }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // The helper text below a disabled field explains why the field is disabled, so it must stay readable.
      root: ({ theme }: { theme: Theme }) => ({ '&.Mui-disabled': { color: theme.palette.text.secondary } }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      // Touch target of an alert's close button; the negative margins keep the alert's height.
      action: ({ theme }: { theme: Theme }) => ({
        [theme.breakpoints.down('sm')]: {
          '& .MuiIconButton-root': { width: FINGER, height: FINGER, marginTop: -7, marginRight: -7 },
        },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: FINGER } } },
  // MUI's grey of a button that is not chosen has a contrast below 4.5 on the page's background.
  MuiToggleButton: {
    styleOverrides: { root: ({ theme }: { theme: Theme }) => ({ color: theme.palette.text.secondary }) },
  },
  // Give a disabled scroll button no width; otherwise there would be a gap before the first tab.
  MuiTabScrollButton: { styleOverrides: { root: { '&.Mui-disabled': { width: 0 } } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // `clip` creates no scroll container, so sticky children refer to the page.
    styleOverrides: { root: { borderRadius: 12, overflow: 'clip' } },
  },
  MuiAccordion: {
    defaultProps: { variant: 'outlined', disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: { borderRadius: '12px !important', overflow: 'clip', marginBottom: 12, '&::before': { display: 'none' } },
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14 }, paperFullScreen: { borderRadius: 0 } } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.8rem', whiteSpace: 'pre-line' } },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, '&:focus-visible': FOCUS_RING } } },
  MuiTableCell: {
    styleOverrides: {
      // Set the border colour, because MUI derives it from the divider colour: the result is invisible on white, and
      // darker than the background in dark mode.
      root: ({ theme }: { theme: Theme }) => ({
        borderBottomColor: theme.palette.divider,
        ...cellText(theme),
      }),
      head: { fontWeight: 600, whiteSpace: 'nowrap' },
      sizeMedium: { fontSize: TABLE_SIZES.medium },
      sizeSmall: { fontSize: TABLE_SIZES.small },
    },
  },
};

/** Shadows are invisible in dark mode, so elevated surfaces have a border. */
const EDGE = { border: '1px solid #3d4e4b' };
const DARK_COMPONENTS: RaThemeOptions['components'] = {
  ...COMPONENTS,
  MuiDialog: {
    styleOverrides: { paper: { ...EDGE, borderRadius: 14 }, paperFullScreen: { border: 0, borderRadius: 0 } },
  },
  MuiPopover: { styleOverrides: { paper: EDGE } },
  MuiAutocomplete: { styleOverrides: { paper: EDGE } },
};

/** Corrects MUI's Spanish label of the button that opens an autocomplete, which is 'Abierto' (opened). */
const spanish = deepmerge(esES, { components: { MuiAutocomplete: { defaultProps: { openText: 'Abrir' } } } });
const MUI_TEXTS: Readonly<Record<Locale, { components?: object }>> = { en: enUS, es: spanish, 'pt-BR': ptBR };

function build(base: RaThemeOptions, palette: RaThemeOptions['palette'], locale: Locale): RaThemeOptions {
  return {
    ...base,
    palette: { ...base.palette, ...palette },
    typography: {
      fontFamily: FONTS,
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.125rem', fontWeight: 700 },
      h3: { fontSize: '1rem', fontWeight: 650 },
      button: { fontWeight: 600 },
    },
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
    components: deepmerge(
      { ...base.components, ...(palette?.mode === 'dark' ? DARK_COMPONENTS : COMPONENTS) },
      MUI_TEXTS[locale].components ?? {},
    ),
  };
}

export const themesOf = (locale: Locale): { light: RaThemeOptions; dark: RaThemeOptions } => ({
  light: build(defaultLightTheme, LIGHT, locale),
  dark: build(defaultDarkTheme, DARK, locale),
});
