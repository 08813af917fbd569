import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from '../http/http-client';

const rest = simpleRestProvider('/api', httpClient);

/** `path` is where the list is read from if that is not the resource's name. */
const getList: DataProvider['getList'] = (resource, params) =>
  rest.getList((params.meta as { path?: string } | undefined)?.path ?? resource, params);

/** The lists of react-admin; everything else that is asked of the server is a typed call of its feature. */
export const dataProvider = { ...rest, supportAbortSignal: true, getList } satisfies DataProvider;
