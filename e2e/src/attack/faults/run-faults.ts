import { setTimeout as sleep } from 'node:timers/promises';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import type { RunningStack } from '../../../../scripts/lib/product/stack';
import { type ClientApi, openApi, sessionOf } from '../../support/client-api';
import { asOwner } from '../owner';
import { type BackupReport, backUpBusy } from './busy-backup';
import { checkLedger, openJobs, slowestJobs, usedUnits } from './check';
import type { House } from './house';
import { openKiller, type Victim, victimsOf } from './kill';
import { acknowledgedIn, type Ledger, openLedger, takePause } from './ledger';
import { startQueue } from './queue';
import { startWriting, WRITERS } from './writers';

interface FaultOptions {
  kills: number;
  writes: number;
  seed: number;
  leaseSeconds?: number;
  say?: (line: string) => void;
}

export interface FaultReport {
  ledger: Ledger;
  kills: { victim: Victim; pauseMs: number }[];
  mails: number;
  /** Number of mails that a worker sent again with the same Message-ID. */
  sentAgain: number;
  settledMs: number;
  slowestJobs: string[];
  backup: BackupReport;
  violations: string[];
}

export const ADMIN = 'admin@demo.homologa.test';
const BACK_MS = 120_000;
export const SETTLED_MS = 240_000;
const LOOK_MS = 50;
const COMPLETED = 96;

/**
 * Writes to a temporary product while its processes are killed in an order given by the seed, then compares its data
 * and sent mails with the acknowledged writes.
 */
export async function runFaults(house: House, options: FaultOptions): Promise<FaultReport> {
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const sink = await startSmtpSink();
    ends.unshift(() => sink.stop());
    const queue = await startQueue(house);
    ends.unshift(queue.stop);
    const stack = await house.startStack({
      env: {
        SMTP_URL: sink.url,
        ...(queue.url ? { REDIS_URL: queue.url } : {}),
        ...(options.leaseSeconds ? { JOB_LEASE_SECONDS: String(options.leaseSeconds) } : {}),
      },
    });
    ends.unshift(() => stack.stop());
    const victims = victimsOf(options.kills, options.seed, queue.url !== null);
    return await breakIt({ house, stack, sink, kill: openKiller(stack, queue), victims, ...options });
  } finally {
    for (const end of ends) await end();
  }
}

interface Scene extends FaultOptions {
  house: House;
  stack: RunningStack;
  sink: SmtpSink;
  kill: (victim: Victim) => Promise<void>;
  victims: Victim[];
}

async function breakIt(scene: Scene): Promise<FaultReport> {
  const { house, stack, sink, victims, writes, seed, say } = scene;
  const databaseUrl = stack.databaseUrl();
  const client = await openApi(stack.url, ADMIN);
  const workflowId = await client.launch({ title: 'Ledger', report_type: 'bir' });
  await asOwner(databaseUrl, 'UPDATE "CompanyProduct" SET "total" = "used" + 1000000');
  const usedBefore = await usedUnits(databaseUrl, workflowId);

  const ledger = openLedger();
  const completed = await addCompleted(client, databaseUrl, workflowId, ledger);
  const token = await sessionOf(stack.url, ADMIN);
  const writing = startWriting({ url: stack.url, token, workflowId, ledger, seed, completed });
  const kills: FaultReport['kills'] = [];
  let backup: BackupReport;
  try {
    const share = writes / (victims.length + 1);
    await acknowledged(ledger, share);
    backup = await backUpBusy({ house, dataDir: stack.dataDir, client, workflowId, usedBefore, ledger });
    say?.(`backed up beside ${backup.meanwhile} writes, and restored`);
    for (const [place, victim] of victims.entries()) {
      takePause(ledger);
      await scene.kill(victim);
      // Waits until more writes are acknowledged than there are concurrent writers, so that at least one of these
      // writes began after the kill.
      await acknowledged(ledger, Math.max(acknowledgedIn(ledger) + WRITERS + 1, (place + 2) * share));
      const pauseMs = takePause(ledger);
      kills.push({ victim, pauseMs });
      say?.(`${victim} killed: ${acknowledgedIn(ledger)} writes, none for ${Math.round(pauseMs)} ms`);
    }
  } finally {
    await writing.end();
  }
  const began = performance.now();
  const open = await settled(databaseUrl);
  const settledMs = performance.now() - began;
  const violations = [
    ...ledger.problems,
    ...backup.violations,
    ...(open > 0 ? [`${open} jobs did not come to their end within ${SETTLED_MS / 1000} s`] : []),
    ...(await checkLedger({ databaseUrl, workflowId, usedBefore }, ledger, sink.mails)),
  ];
  const sentAgain = sink.mails.length - new Set(sink.mails.map(({ messageId }) => messageId)).size;
  return {
    ledger,
    kills,
    mails: sink.mails.length,
    sentAgain,
    settledMs,
    slowestJobs: await slowestJobs(databaseUrl),
    backup,
    violations,
  };
}

/**
 * Adds suppliers, waits for their invitations, and sets them to completed in the database, so that their status can be
 * changed.
 */
export async function addCompleted(
  client: ClientApi,
  databaseUrl: string,
  workflowId: string,
  ledger: Ledger,
): Promise<string[]> {
  const emails = Array.from({ length: COMPLETED }, (_, place) => `completed-${place}@ledger.test`);
  const lines = emails.map(
    (email) => `Aceros del Sur; Luisa Gómez; ${email}; argentina; ; Calle Fábula 9; ; +54 11 4321 0000`,
  );
  const ids = await client.addSuppliers(workflowId, lines);
  await settled(databaseUrl);
  await asOwner(databaseUrl, `UPDATE "Supplier" SET "status" = 'completed' WHERE "workflowId" = $1`, [workflowId]);
  for (const [place, id] of ids.entries()) {
    ledger.suppliers.set(id, { email: emails[place] ?? '', status: 'completed' });
  }
  return ids;
}

/** Resolves when the ledger contains `count` acknowledged writes; throws if the product does not recover. */
export async function acknowledged(ledger: Ledger, count: number): Promise<void> {
  let last = acknowledgedIn(ledger);
  let until = performance.now() + BACK_MS;
  while (acknowledgedIn(ledger) < count) {
    await sleep(LOOK_MS);
    if (acknowledgedIn(ledger) > last) {
      last = acknowledgedIn(ledger);
      until = performance.now() + BACK_MS;
    }
    if (performance.now() > until) throw new Error(`nothing was acknowledged for ${BACK_MS / 1000} s`);
  }
}

export async function settled(databaseUrl: string): Promise<number> {
  const until = performance.now() + SETTLED_MS;
  for (;;) {
    const open = await openJobs(databaseUrl);
    if (open === 0 || performance.now() > until) return open;
    await sleep(LOOK_MS);
  }
}
