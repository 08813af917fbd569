import type { ReactNode } from 'react';
import { DataProviderContext, type GetListParams, type RaRecord, testDataProvider } from 'react-admin';

/** What a list is asked for: its filter, order and page. */
export type AskedList = Pick<GetListParams, 'filter' | 'sort' | 'pagination'>;

/** Lists that answer as a test wants them to; `asked` keeps what was asked, the last one last. */
export function listsOf(answer: (asked: AskedList) => Promise<RaRecord[]>) {
  const asked: AskedList[] = [];
  const provider = testDataProvider({
    getList: async (_resource, { filter, sort, pagination }: GetListParams) => {
      asked.push({ filter, sort, pagination });
      const data = await answer({ filter, sort, pagination });
      return { data, total: data.length } as never;
    },
  });
  const withLists = (element: ReactNode) => (
    <DataProviderContext.Provider value={provider}>{element}</DataProviderContext.Provider>
  );
  return { asked, withLists };
}
