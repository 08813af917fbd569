import { setTimeout as sleep } from 'node:timers/promises';
import type { GrownCompany } from '../growth/companies';

const POLL_MS = 15;
const LONGEST_MS = 10 * 60_000;

interface JobAnswer {
  id: string;
  state: string;
  result: Record<string, unknown> | null;
}

interface Asker extends Pick<GrownCompany, 'workflowId'> {
  url: string;
  token: string;
}

async function askFor(path: string, { url, token }: Asker, init: RequestInit = {}): Promise<JobAnswer> {
  const answer = await fetch(`${url}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, Prefer: 'respond-async' },
  });
  if (answer.status !== 200 && answer.status !== 202) {
    throw new Error(`${path} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  }
  return (await answer.json()) as JobAnswer;
}

export function askForImport(asker: Asker, file: Blob, name: string): Promise<JobAnswer> {
  const form = new FormData();
  form.append('file', file, name);
  return askFor(`/api/workflows/${asker.workflowId}/imports`, asker, { method: 'POST', body: form });
}

/** Asks for the workflow's suppliers with these columns; requests that differ in their order are different exports. */
export const askForExport = (asker: Asker, columns: readonly string[]): Promise<JobAnswer> =>
  askFor(`/api/workflows/${asker.workflowId}/download-excel?columns=${columns.join(',')}`, asker);

/** Returns the ended job and the milliseconds from its request to its end; throws if it failed. */
export async function timeOf(asker: Asker, ask: () => Promise<JobAnswer>): Promise<{ ms: number; job: JobAnswer }> {
  const began = performance.now();
  let job = await ask();
  while (job.state !== 'completed') {
    if (job.state === 'failed') throw new Error(`job ${job.id} failed: ${JSON.stringify(job)}`);
    if (performance.now() - began > LONGEST_MS) throw new Error(`job ${job.id} is still ${job.state}`);
    await sleep(POLL_MS);
    job = await askFor(`/api/jobs/${job.id}`, asker);
  }
  return { ms: performance.now() - began, job };
}
