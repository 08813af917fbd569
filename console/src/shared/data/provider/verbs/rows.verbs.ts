import { callJson } from '../../../http/http-client';

/** Most rows that the command palette shows of each resource. */
const MOST = 8;

export const rowVerbs = {
  findRows: <Row>(resource: string, text: string, signal: AbortSignal, fields?: string): Promise<Row[]> => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ q: text }),
      range: JSON.stringify([0, MOST - 1]),
      ...(fields ? { fields } : {}),
    });
    return callJson<Row[]>(`/api/${resource}?${query}`, { signal });
  },
};
