import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from '../http/http-client';

const rest = simpleRestProvider('/api', httpClient);

/** `meta.path` overrides the address of the list, which defaults to the resource's name. */
const getList: DataProvider['getList'] = (resource, params) =>
  rest.getList((params.meta as { path?: string } | undefined)?.path ?? resource, params);

/** react-admin's data provider, used for lists only; all other requests are typed calls of the features. */
export const dataProvider = { ...rest, supportAbortSignal: true, getList } satisfies DataProvider;
