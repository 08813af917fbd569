import type { ReactNode } from 'react';
import {
  DataProviderContext,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  testDataProvider,
} from 'react-admin';

/** What a list is asked for: its filter, order and page. */
export type AskedList = Pick<GetListParams, 'filter' | 'sort' | 'pagination'>;

/**
 * Lists that answer as a test wants them to; `asked` keeps what was asked, the last one last. `length` is what they say
 * of their length besides the rows.
 */
export function listsOf(answer: (asked: AskedList) => Promise<RaRecord[]>, length: Partial<GetListResult> = {}) {
  const asked: AskedList[] = [];
  const provider = testDataProvider({
    getList: async (_resource, { filter, sort, pagination }: GetListParams) => {
      asked.push({ filter, sort, pagination });
      const data = await answer({ filter, sort, pagination });
      return { data, total: data.length, ...length };
    },
  });
  const withLists = (element: ReactNode) => (
    <DataProviderContext.Provider value={provider}>{element}</DataProviderContext.Provider>
  );
  return { asked, withLists };
}
