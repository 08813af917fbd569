import { callJson } from '../http/http-client';

/** How many things a quick search shows of each kind. */
const MOST = 8;

/** The first rows of a list for a text; `fields` names what is needed of each. */
export function foundRows<Row>(resource: string, text: string, signal: AbortSignal, fields?: string): Promise<Row[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q: text }),
    range: JSON.stringify([0, MOST - 1]),
    ...(fields ? { fields } : {}),
  });
  return callJson<Row[]>(`/api/${resource}?${query}`, { signal });
}
