import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { openApi, sessionOf } from '../../support/client-api';

/** Files that staff sent to requests at the desk. */
export interface UploadLedger {
  /** Content by name of the files whose upload was acknowledged. */
  acknowledged: Map<string, { requestId: string; content: string }>;
  /** Names of the files whose answer was lost, or which a server declined for now. */
  unknown: Set<string>;
  pause: { longestMs: number; lastAt: number };
  problems: string[];
}

interface Place {
  url: string;
  ledger: UploadLedger;
}

const STAFF = 'staff@homologa.test';
const REQUESTS = 10;
const PAUSE_MS = 700;
const AGAIN_MS = 200;
const SILENCE_MS = 30_000;

export const openUploadLedger = (): UploadLedger => ({
  acknowledged: new Map(),
  unknown: new Set(),
  pause: { longestMs: 0, lastAt: performance.now() },
  problems: [],
});

export function takeUploadPause({ pause }: UploadLedger): number {
  const longest = Math.max(pause.longestMs, performance.now() - pause.lastAt);
  pause.longestMs = 0;
  return longest;
}

/** Uploads small files to requests of the demo, one after the other, until `end` is called. */
export async function startUploading(place: Place): Promise<{ end: () => Promise<void> }> {
  const staff = await openApi(place.url, STAFF);
  const rows = await staff.call<{ id: string }[]>('GET', '/api/desk/requests?status=taken&range=[0,99]');
  const requests = rows.slice(0, REQUESTS).map(({ id }) => id);
  if (requests.length === 0) throw new Error('the demo has no request at the desk that was taken');
  const token = await sessionOf(place.url, STAFF);
  const over = new AbortController();
  place.ledger.pause.lastAt = performance.now();
  const work = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const isStored = await uploadOne(place, token, requests[turn % requests.length] ?? '', `load-${turn}.pdf`);
      await sleep(isStored ? PAUSE_MS : AGAIN_MS);
    }
  };
  const working = work();
  return {
    async end() {
      over.abort();
      await working;
    },
  };
}

const contentOf = (name: string): string => `%PDF-1.4\n% ${name}\n%%EOF\n`;

async function uploadOne({ url, ledger }: Place, token: string, requestId: string, name: string): Promise<boolean> {
  const content = contentOf(name);
  const body = new FormData();
  body.append('type', 'additional');
  body.append('file', new Blob([content], { type: 'application/pdf' }), name);
  try {
    const answer = await fetch(`${url}/api/desk/requests/${requestId}/files`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(SILENCE_MS),
    });
    const text = await answer.text();
    if (answer.status === 201) {
      ledger.acknowledged.set(name, { requestId, content });
      const now = performance.now();
      ledger.pause.longestMs = Math.max(ledger.pause.longestMs, now - ledger.pause.lastAt);
      ledger.pause.lastAt = now;
      return true;
    }
    if (answer.status !== 503 || !answer.headers.has('Retry-After'))
      ledger.problems.push(`upload of ${name}: ${answer.status} ${text.slice(0, 200)}`);
  } catch {
    // The connection broke with its server, so the outcome is unknown.
  }
  ledger.unknown.add(name);
  return false;
}

/** Compares the files of the requests with the ledger; returns one line for each violation. */
export async function checkUploads({ url, ledger }: Place): Promise<string[]> {
  const staff = await openApi(url, STAFF);
  const token = await sessionOf(url, STAFF);
  const violations = [...ledger.problems];
  const requests = new Set([...ledger.acknowledged.values()].map(({ requestId }) => requestId));
  const found = new Map<string, string[]>();
  for (const id of requests) {
    const { files } = await staff.call<DeskRequestResponse>('GET', `/api/desk/requests/${id}`);
    for (const { file_id, name } of files.additional)
      found.set(name, [...(found.get(name) ?? []), `/api/desk/requests/${id}/files/${file_id}`]);
  }
  for (const name of [...ledger.acknowledged.keys(), ...ledger.unknown])
    if ((found.get(name)?.length ?? 0) > 1) violations.push(`twice: the file ${name}`);
  for (const [name, { content }] of ledger.acknowledged) {
    const [path] = found.get(name) ?? [];
    const answer = path && (await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } }));
    if (!answer || !answer.ok || (await answer.text()) !== content) violations.push(`lost: the file ${name}`);
  }
  return violations;
}
