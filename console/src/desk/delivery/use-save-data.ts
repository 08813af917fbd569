import type { DeskDataBody, DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { useQueryClient } from '@tanstack/react-query';
import { deskApi } from '../desk.api';
import { requestKey, useRequest } from '../request-context';
import { useSource } from './source-context';

/** What is being saved of each request: two forms of one page never contradict each other's version. */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<Answer>(id: string, run: () => Promise<Answer>): Promise<Answer> {
  const turn = (underWay.get(id) ?? Promise.resolve()).then(run, run);
  underWay.set(id, turn);
  return turn;
}

/** Saves figures or details with their source, on the version that the page shows. */
export function useSaveData() {
  const queries = useQueryClient();
  const request = useRequest();
  const { source } = useSource();
  const key = requestKey(request.id);
  return (data: Pick<DeskDataBody, 'figures' | 'details'>): Promise<DeskRequestResponse> =>
    inTurn(request.id, async () => {
      const { data_version } = queries.getQueryData<DeskRequestResponse>(key) ?? request;
      try {
        const answer = await deskApi.saveData(request.id, { ...data, ...(source ? { source } : {}), data_version });
        queries.setQueryData(key, answer);
        return answer;
      } catch (error) {
        // Somebody else may have saved meanwhile: the page shows it beside what is typed here.
        await queries.invalidateQueries({ queryKey: key });
        throw error;
      }
    });
}
