import { setTimeout as sleep } from 'node:timers/promises';
import type { GrownCompany } from '../growth/companies';
import { type Asked, once } from '../requests/load';

export const TAG = 'Carga';
const CLIENTS = 16;
/**
 * Maximum number of open requests. At this number the product cannot keep up with the rate, so further requests are
 * skipped and counted.
 */
const MOST_OPEN = 256;

export interface Answer {
  at: number;
  ms: number;
  status: number;
}

export function deckOf(url: string, { workflowId }: GrownCompany, suppliers: readonly string[]): () => Asked {
  const list = `${url}/api/workflows/${workflowId}/suppliers`;
  const page = (query: Record<string, unknown>) =>
    `${list}?${Object.entries(query)
      .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`;
  const run = Date.now();
  let turn = 0;
  const supplier = () => suppliers[turn % suppliers.length] ?? '';
  let changes = 0;
  // Builds a status change: each supplier is archived in one round and restored in the next.
  const change = (): Asked => {
    const status = Math.floor(changes / suppliers.length) % 2 === 0 ? 'archived' : 'completed';
    const url = `${list}/${suppliers[changes % suppliers.length]}`;
    changes += 1;
    return { url, method: 'PUT', body: { status } };
  };
  const deck: (() => Asked)[] = [
    () => ({ url: list }),
    () => ({ url: `${url}/auth/reload` }),
    change,
    () => ({ url: `${list}/${supplier()}` }),
    () => ({ url: page({ filter: { q: `contacto${1 + (turn % 9_000)}@` } }) }),
    () => ({ url: `${list}/counts` }),
    () => ({ url: page({ range: [25 * (turn % 200), 25 * (turn % 200) + 24] }) }),
    () => ({ url: `${url}/api/workflows/statistics?ids=${workflowId}` }),
    () => ({ url: page({ sort: ['report.revenue', 'DESC'], filter: { country: ['chile'] } }) }),
    change,
    () => ({ url: `${url}/api/workflows` }),
    () => ({
      url: list,
      method: 'POST',
      body: {
        company_name: `${TAG} ${run}-${turn} S.A.`,
        full_name: 'Ana Ruiz',
        emails: [`s${run}-${turn}@proveedor.example`],
        country: 'peru',
        address: `Calle ${turn}`,
      },
    }),
  ];
  return () => {
    const asked = deck[turn % deck.length]?.() ?? { url: list };
    turn += 1;
    return asked;
  };
}

/** Measures requests per second with concurrent clients, each sending one request after the other. */
export async function capacityOf(
  next: () => Asked,
  headers: Record<string, string>,
  seconds: number,
): Promise<{ perSecond: number; failed: number }> {
  let [answered, failed] = [0, 0];
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const status = await once(next(), headers);
      answered += 1;
      if (status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { perSecond: answered / ((performance.now() - began) / 1000), failed };
}

/**
 * Sends requests at a fixed rate, independent of the responses. Returns the responses and the number of skipped
 * requests.
 */
export async function keepBusy(
  next: () => Asked,
  headers: Record<string, string>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ answers: Answer[]; leftOut: number }> {
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let leftOut = 0;
  for (let place = 0; place < perSecond * seconds; place += 1) {
    const due = began + (place / perSecond) * 1000;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    if (open.size >= MOST_OPEN) {
      leftOut += 1;
      continue;
    }
    const start = performance.now();
    const asking = once(next(), headers)
      .catch(() => 599)
      .then((status) => {
        answers.push({ at: start - began, ms: performance.now() - start, status });
        open.delete(asking);
      });
    open.add(asking);
  }
  await Promise.all(open);
  return { answers, leftOut };
}
