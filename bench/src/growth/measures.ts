import { setTimeout as sleep } from 'node:timers/promises';
import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import type { Client } from 'pg';
import type { GrownCompany } from './companies';

const ADDED = 25;
const ASKED = 5;
const POLL_MS = 20;
const PATIENCE_MS = 15 * 60_000;

function deadline(problem: string): () => void {
  const at = performance.now() + PATIENCE_MS;
  return () => {
    if (performance.now() > at) throw new Error(problem);
  };
}
/** Name prefix of the suppliers added during the measurement. */
export const TAG = 'Crecimiento';

export type Times = Record<string, number>;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export class Meter {
  readonly #url: string;
  readonly #owner: Client;
  readonly #run = Date.now();
  #turn = 0;

  constructor(url: string, owner: Client) {
    this.#url = url;
    this.#owner = owner;
  }

  async #ask({ token }: GrownCompany, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? { Prefer: 'respond-async' } : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`);
    return JSON.parse(text);
  }

  async #read(company: GrownCompany, path: string): Promise<number> {
    const times: number[] = [];
    for (let turn = 0; turn < ASKED; turn += 1) {
      const began = performance.now();
      await this.#ask(company, path);
      times.push(performance.now() - began);
    }
    return median(times);
  }

  async look(company: GrownCompany): Promise<Times> {
    const { size, workflowId } = company;
    const page = (start: number, query: Record<string, unknown> = {}) => {
      const asked = { range: [start, start + 24], ...query };
      const parts = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`);
      return `/api/workflows/${workflowId}/suppliers?${parts.join('&')}`;
    };
    return {
      list: await this.#read(company, page(0)),
      'end of the window': await this.#read(company, page(Math.max(0, Math.min(LIST_WINDOW, size) - 25))),
      'order by a figure': await this.#read(company, page(0, { sort: ['report.revenue', 'DESC'] })),
      'filter by country': await this.#read(company, page(0, { filter: { country: ['chile'] } })),
      'search, one match': await this.#read(company, page(0, { filter: { q: `contacto${size - 1}@` } })),
      'search, a tenth': await this.#read(company, page(0, { filter: { q: 'estrella' } })),
      dashboard: await this.#read(company, `/api/workflows/statistics?ids=${workflowId}`),
    };
  }

  /**
   * Measures a bulk add: its duration, the median delay until its invitations are dispatched, and the time until the
   * last invitation is sent.
   */
  async add(company: GrownCompany): Promise<Times> {
    this.#turn += 1;
    const tag = `${this.#run}-${this.#turn}`;
    const invites = Array.from({ length: ADDED }, (_, n) => ({
      invite: {
        company_name: `${TAG} ${tag}-${n} S.A.`,
        full_name: 'Ana Ruiz',
        emails: [`c${tag}-${n}@proveedor.example`],
        country: 'argentina',
        address: `Calle ${n}`,
      },
    }));
    const began = performance.now();
    const { suppliers } = (await this.#ask(
      company,
      `/api/workflows/${company.workflowId}/suppliers_bulk`,
      invites,
    )) as {
      suppliers: { id: string }[];
    };
    const bulk = performance.now() - began;
    const ids = suppliers.map(({ id }) => id);
    for (const until = deadline('the mails were not sent'); ; until()) {
      const { rows } = await this.#owner.query<{ n: number; outbox: string; mail: string }>(
        `SELECT count("finishedAt")::int AS n,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "dispatchedAt" - "createdAt") * 1000) AS outbox,
          extract(epoch FROM max("finishedAt") - min("createdAt")) * 1000 AS mail
         FROM "Job" WHERE "companyId" = $1 AND "name" = 'mail.send-invitation' AND "payload"->>'supplierId' = ANY($2)`,
        [company.companyId, ids],
      );
      const [done] = rows;
      if (done?.n === ids.length) {
        return { 'bulk add of 25': bulk, outbox: Number(done.outbox), 'mail of 25': Number(done.mail) };
      }
      await sleep(POLL_MS);
    }
  }

  async exported(company: GrownCompany): Promise<Times> {
    const began = performance.now();
    const started = (await this.#ask(company, `/api/workflows/${company.workflowId}/download-excel`)) as { id: string };
    for (const until = deadline('the sheet was not made'); ; until()) {
      const { state } = (await this.#ask(company, `/api/jobs/${started.id}`)) as { state: string };
      if (state === 'failed') throw new Error('the sheet was not made');
      if (state === 'completed') return { 'export of all': performance.now() - began };
      await sleep(POLL_MS * 2);
    }
  }
}
