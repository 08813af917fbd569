import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from '../http/http-client';

const rest = simpleRestProvider('/api', httpClient);

/** What a list says of itself besides its resource: the path that it is read from where that is another. */
export interface ListMeta {
  path?: string;
}

/** The lists of react-admin; everything else that is asked of the server is a typed call of its feature. */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: (resource, params) => rest.getList((params.meta as ListMeta | undefined)?.path ?? resource, params),
} satisfies DataProvider;
