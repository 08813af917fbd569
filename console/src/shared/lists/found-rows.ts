import { callJson } from '../http/http-client';

const MOST = 8;

/** Fetches the first rows of a resource that match a text; `fields` limits the fields of each row. */
export function foundRows<Row>(resource: string, text: string, signal: AbortSignal, fields?: string): Promise<Row[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q: text }),
    range: JSON.stringify([0, MOST - 1]),
    ...(fields ? { fields } : {}),
  });
  return callJson<Row[]>(`/api/${resource}?${query}`, { signal });
}
