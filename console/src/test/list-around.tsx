import type { ReactNode } from 'react';
import {
  type DataProvider,
  DataProviderContext,
  type GetListParams,
  type GetListResult,
  type RaRecord,
} from 'react-admin';
import { dataProvider } from '../shared/data/provider/data-provider';

export type AskedList = Pick<GetListParams, 'filter' | 'sort' | 'pagination'>;

export function listsOf(answer: (asked: AskedList) => Promise<RaRecord[]>, length: Partial<GetListResult> = {}) {
  const asked: AskedList[] = [];
  const provider = {
    ...dataProvider,
    getList: async (_resource, { filter, sort, pagination }: GetListParams) => {
      asked.push({ filter, sort, pagination });
      const data = await answer({ filter, sort, pagination });
      return { data, total: data.length, ...length };
    },
  } as DataProvider;
  const withLists = (element: ReactNode) => (
    <DataProviderContext.Provider value={provider}>{element}</DataProviderContext.Provider>
  );
  return { asked, withLists };
}
