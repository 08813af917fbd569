import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { openApi, sessionOf } from '../../support/client-api';
import { checkLedger, usedUnits } from '../faults/check';
import { acknowledgedIn, openLedger, takePause } from '../faults/ledger';
import { ADMIN, acknowledged, addCompleted, SETTLED_MS, settled } from '../faults/run-faults';
import { startWriting, WRITERS } from '../faults/writers';
import { asOwner } from '../owner';
import type { ClusterCalls } from './control';
import type { LoadReport } from './show-load';
import { checkUploads, openUploadLedger, startUploading, takeUploadPause } from './uploads';

/** Milliseconds of undisturbed writes between two events. */
const QUIET_MS = 5_000;
const MINUTE = 60_000;

interface LoadOptions {
  minutes: number;
  seed: number;
  say: (line: string) => void;
}

/**
 * Writes through the proxy of a cluster for some minutes, and longer if not every event has happened once, then
 * compares its data, files and sent mails with what was acknowledged.
 */
export async function runLoad(cluster: ClusterCalls, { minutes, seed, say }: LoadOptions): Promise<LoadReport> {
  const sink = await startSmtpSink();
  try {
    const { url, events: names } = await cluster.start({ SMTP_URL: sink.url });
    const client = await openApi(url, ADMIN);
    const workflowId = await client.launch({ title: 'Ledger', report_type: 'bir' });
    const before = await cluster.database();
    await asOwner(before, 'UPDATE "CompanyProduct" SET "total" = "used" + 1000000');
    const usedBefore = await usedUnits(before, workflowId);
    const [ledger, uploads] = [openLedger(), openUploadLedger()];
    const completed = await addCompleted(client, before, workflowId, ledger);
    const token = await sessionOf(url, ADMIN);
    const began = performance.now();
    const writing = startWriting({ url, token, workflowId, ledger, seed, completed });
    const uploading = await startUploading({ url, ledger: uploads });
    const events: LoadReport['events'] = [];
    const faults: string[] = [];
    try {
      say(`writing through ${url}`);
      for (let turn = 0; turn < names.length || performance.now() - began < minutes * MINUTE; turn += 1) {
        await sleep(QUIET_MS);
        const name = names[turn % names.length] ?? '';
        takePause(ledger);
        takeUploadPause(uploads);
        await cluster.run(name).catch((error: unknown) => faults.push(`${name}: ${(error as Error).message}`));
        // One write per writer may have been answered before the event; the next began after it.
        await acknowledged(ledger, acknowledgedIn(ledger) + WRITERS + 1);
        await untilUploaded(uploads);
        const event = { name, pauseMs: takePause(ledger), uploadPauseMs: takeUploadPause(uploads) };
        events.push(event);
        say(
          `${name}: ${acknowledgedIn(ledger)} writes, none for ${Math.round(event.pauseMs)} ms; ` +
            `${uploads.acknowledged.size} uploads, none for ${Math.round(event.uploadPauseMs)} ms`,
        );
      }
    } finally {
      await Promise.all([writing.end(), uploading.end()]);
    }
    const written = (performance.now() - began) / MINUTE;
    const databaseUrl = await cluster.database();
    const lastWrite = performance.now();
    const open = await settled(databaseUrl);
    return {
      ledger,
      uploads,
      events,
      minutes: written,
      mails: sink.mails.length,
      settledMs: performance.now() - lastWrite,
      violations: [
        ...faults,
        ...ledger.problems,
        ...(open > 0 ? [`${open} jobs did not come to their end within ${SETTLED_MS / 1000} s`] : []),
        ...(await checkLedger({ databaseUrl, workflowId, usedBefore }, ledger, sink.mails)),
        ...(await checkUploads({ url, ledger: uploads })),
      ],
    };
  } finally {
    await sink.stop();
  }
}

const UPLOADED_MS = 60_000;

/** Waits for an upload that began after the event; a store that stays away shows in the pause. */
async function untilUploaded({ acknowledged: stored }: ReturnType<typeof openUploadLedger>): Promise<void> {
  const enough = stored.size + 2;
  const until = performance.now() + UPLOADED_MS;
  while (stored.size < enough && performance.now() < until) await sleep(50);
}
