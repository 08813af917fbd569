import { CoreAdminContext, type I18nProvider, localStorageStore } from 'react-admin';
import { Routes } from 'react-router';
import { appRoutes } from './routes';
import { authProvider } from './shared/auth/auth-provider';
import { forgetWithSession } from './shared/auth/forget-with-session';
import { queryClient } from './shared/data/query-client';
import { ThemeRoot } from './shared/theme/ThemeRoot';
import { StatusBanners } from './shell/banners/StatusBanners';
import { WaitingBar } from './shell/banners/WaitingBar';
import { useScrollMemory } from './shell/focus/use-scroll-memory';

const store = localStorageStore('1', 'homologa');
forgetWithSession(queryClient, store);

/**
 * The console. Uses react-admin's context for lists, forms and notifications only, to keep its frame, menu and login
 * out of the first bundle; its `/:resource/:id/show` routes do not fit the product's addresses.
 */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  useScrollMemory();
  return (
    <CoreAdminContext authProvider={authProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={store}>
      <ThemeRoot>
        <StatusBanners />
        <WaitingBar />
        <Routes>{appRoutes}</Routes>
      </ThemeRoot>
    </CoreAdminContext>
  );
}
