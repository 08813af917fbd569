import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from '../http/http-client';

const rest = simpleRestProvider('/api', httpClient);

/** What a list says of itself besides its resource. */
interface ListMeta {
  /** The path that it is read from where that is another. */
  path?: string;
  /** How far it is counted where that is not known. */
  upTo?: number;
}

/** What an answer says of a list's length: `isMore` where it is longer than its `total`. */
export interface ListLengthMeta {
  isMore?: boolean;
}

/** Reads a list, and whether its length was counted to the end, which the library takes for a number either way. */
const getList: DataProvider['getList'] = async (resource, params) => {
  let isMore = false;
  const { path = resource, upTo } = (params.meta ?? {}) as ListMeta;
  const reading = simpleRestProvider('/api', async (url, options) => {
    const answer = await httpClient(upTo === undefined ? url : `${url}&up_to=${upTo}`, options);
    isMore = answer.headers.get('Content-Range')?.endsWith('+') ?? false;
    return answer;
  });
  const list = await reading.getList(path, params);
  return isMore ? { ...list, meta: { isMore } satisfies ListLengthMeta } : list;
};

/** The lists of react-admin; everything else that is asked of the server is a typed call of its feature. */
export const dataProvider = { ...rest, supportAbortSignal: true, getList } satisfies DataProvider;
