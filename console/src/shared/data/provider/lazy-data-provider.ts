import { OFFLINE } from '@homologa/web/http/refusal';
import type { DataProvider } from 'react-admin';
import { ApiError } from '../../http/api-error';
import { currentLocale } from '../../i18n/locale';

let loaded: DataProvider | undefined;

/** Code that cannot be fetched counts as a missing answer, so that a draft's autosave and 'Try again' ask again. */
export async function loadDataProvider(): Promise<DataProvider> {
  const { dataProvider } = await import('./data-provider').catch(() => {
    throw new ApiError(0, OFFLINE, '', currentLocale());
  });
  loaded = dataProvider;
  return loaded;
}

/** Data provider for `CoreAdminContext`, loaded at the first call, because the sign-in page makes no call. */
export const lazyDataProvider = new Proxy({} as DataProvider, {
  get: (_, name) => {
    if (name === 'supportAbortSignal') return true;
    if (typeof name === 'symbol' || name === 'then') return undefined;
    return async (...args: unknown[]): Promise<unknown> => {
      // No `await` once the provider is loaded: a closing page sends its last save only if the call starts within the
      // event.
      const provider = loaded ?? (await loadDataProvider());
      const method = provider[name] as (...given: unknown[]) => Promise<unknown>;
      return method(...args);
    };
  },
});
