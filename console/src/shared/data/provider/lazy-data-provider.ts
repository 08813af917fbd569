import { OFFLINE } from '@homologa/web/http/refusal';
import type { DataProvider } from 'react-admin';
import { ApiError } from '../../http/api-error';
import { currentLocale } from '../../i18n/locale';

let loaded: DataProvider | undefined;

/**
 * Loads the data provider. Throws a temporary `OFFLINE` error if its code cannot be fetched, so that a draft's autosave
 * and 'Try again' retry.
 */
export async function loadDataProvider(): Promise<DataProvider> {
  const { dataProvider } = await import('./data-provider').catch(() => {
    throw new ApiError(0, OFFLINE, '', currentLocale());
  });
  loaded = dataProvider;
  return loaded;
}

/**
 * Data provider for `CoreAdminContext` whose code is loaded on the first call, so that the sign-in page, which makes no
 * calls, does not load it.
 */
export const lazyDataProvider = new Proxy({} as DataProvider, {
  get: (_, name) => {
    if (name === 'supportAbortSignal') return true;
    if (typeof name === 'symbol' || name === 'then') return undefined;
    return async (...args: unknown[]): Promise<unknown> => {
      // Do not `await` a loaded provider: the browser sends a closing page's last save only if the call starts
      // synchronously in the event handler.
      const provider = loaded ?? (await loadDataProvider());
      const method = provider[name] as (...given: unknown[]) => Promise<unknown>;
      return method(...args);
    };
  },
});
