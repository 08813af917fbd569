import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore } from 'react-admin';
import { useLoadNext } from './load-next';
import { resources } from './resources';
import { appRoutes } from './routes';
import { authProvider } from './shared/auth/auth-provider';
import { forgetWithSession } from './shared/auth/forget-with-session';
import { lazyDataProvider } from './shared/data/provider/lazy-data-provider';
import { queryClient } from './shared/data/query-client';
import { ThemeRoot } from './shared/theme/ThemeRoot';
import { NotFound } from './shared/ui/states/NotFound';
import { StatusBanners } from './shell/banners/StatusBanners';
import { WaitingBar } from './shell/banners/WaitingBar';
import { useScrollMemory } from './shell/focus/use-scroll-memory';

const store = localStorageStore('1', 'homologa');
forgetWithSession(queryClient, store);

function Rethrow({ error }: { error: Error }): never {
  throw error;
}

// Module constant, because new elements on each render would make react-admin register its resources again.
const admin = [
  ...resources,
  <CustomRoutes key="pages" noLayout>
    {appRoutes}
  </CustomRoutes>,
];

export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  useScrollMemory();
  useLoadNext();
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={lazyDataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ThemeRoot>
        <StatusBanners />
        <WaitingBar />
        <CoreAdminUI title="Homologa" catchAll={NotFound} error={Rethrow} disableTelemetry>
          {admin}
        </CoreAdminUI>
      </ThemeRoot>
    </CoreAdminContext>
  );
}
