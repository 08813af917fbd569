import type { DataProvider } from 'react-admin';

export const loadDataProvider = () => import('./data-provider');

/** Data provider for `CoreAdminContext`, loaded at the first call, because the sign-in page makes no call. */
export const lazyDataProvider = new Proxy({} as DataProvider, {
  get: (_, name) => {
    if (name === 'supportAbortSignal') return true;
    if (typeof name === 'symbol' || name === 'then') return undefined;
    return async (...args: unknown[]): Promise<unknown> => {
      const { dataProvider } = await loadDataProvider();
      const method = (dataProvider as DataProvider)[name] as (...given: unknown[]) => Promise<unknown>;
      return method(...args);
    };
  },
});
