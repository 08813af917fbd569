import { useMemo, useSyncExternalStore } from 'react';
import { Admin, CustomRoutes, type I18nProvider, localStorageStore } from 'react-admin';
import { appRoutes } from './routes';
import { authProvider } from './shared/auth/auth-provider';
import { dataProvider } from './shared/data/data-provider';
import { queryClient } from './shared/data/query-client';
import { currentLocale, subscribeLocale } from './shared/i18n/locale';
import { themesOf } from './shared/theme/theme';
import { CrashPage } from './shell/CrashPage';
import NotFoundPage from './shell/NotFoundPage';

const store = localStorageStore('1', 'homologa');

/**
 * The console. Routes of the specification do not fit react-admin's `/:resource/:id/show`, so all of them
 * are custom ones; nothing is reported to anybody.
 */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const locale = useSyncExternalStore(subscribeLocale, currentLocale);
  const themes = useMemo(() => themesOf(locale), [locale]);
  return (
    <Admin
      disableTelemetry
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={themes.light}
      darkTheme={themes.dark}
      loginPage={false}
      catchAll={NotFoundPage}
      error={CrashPage}
      title="Homologa"
    >
      <CustomRoutes noLayout>{appRoutes}</CustomRoutes>
    </Admin>
  );
}
