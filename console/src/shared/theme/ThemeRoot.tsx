import { CssBaseline, createTheme, ThemeProvider, useMediaQuery } from '@mui/material';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { currentLocale, subscribeLocale } from '../i18n/locale';
import { LocaleContext } from '../i18n/use-text';
import { themesOf } from './theme';
import { useThemeMode } from './theme-mode';

export function ThemeRoot({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(subscribeLocale, currentLocale);
  const mode = useThemeMode();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isDark = mode === 'dark' || (mode === 'system' && isSystemDark);
  const theme = useMemo(() => createTheme(themesOf(locale)[isDark ? 'dark' : 'light']), [locale, isDark]);
  return (
    <LocaleContext value={locale}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </LocaleContext>
  );
}
