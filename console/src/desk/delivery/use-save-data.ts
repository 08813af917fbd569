import type { DeskDataBody, DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { useQueryClient } from '@tanstack/react-query';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRequest } from '../request-context';
import { useSource } from './source-context';

/**
 * Pending save by request id. The page's two forms save one after the other, because each save increments the version
 * that the next save must send.
 */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<Answer>(id: string, run: () => Promise<Answer>): Promise<Answer> {
  const turn = (underWay.get(id) ?? Promise.resolve()).then(run, run);
  underWay.set(id, turn);
  return turn;
}

export function useSaveData() {
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const request = useRequest();
  const { source } = useSource();
  const key = recordKey('requests', request.id);
  return (data: Pick<DeskDataBody, 'figures' | 'details'>): Promise<DeskRequestResponse> =>
    inTurn(request.id, async () => {
      const { data_version } = queries.getQueryData<DeskRequestResponse>(key) ?? request;
      try {
        const answer = await dataProvider.saveRequestData(request.id, {
          ...data,
          ...(source ? { source } : {}),
          data_version,
        });
        queries.setQueryData(key, answer);
        return answer;
      } catch (error) {
        // Another user may have saved first: refetch, so that the form shows the stored values beside the typed values.
        await queries.invalidateQueries({ queryKey: key });
        throw error;
      }
    });
}
