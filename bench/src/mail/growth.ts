import type { ChildProcess } from 'node:child_process';
import type { Composition } from '@homologa/core/compose';
import type { Client } from 'pg';
import { lineOf, type ResultRow } from '../results';
import type { MailEnv } from './env';
import { addSuppliers, allDone, queueInvitations } from './invitations';
import { startSink } from './sink';
import { endWorker, startMailWorker } from './workers';

const SLOW_MS = 50;
/** A slow mail server gets a tenth of the mails: what it takes depends on its delay, not on their number. */
const SLOW_SHARE = 10;
const IN_ONE_TRANSACTION = 2_000;
const WARM_UP = 100;

interface Growth {
  env: MailEnv;
  owner: Client;
  app: Composition;
  backend: string;
  redisUrl: string | undefined;
  prefix: string;
}

/** Sends invitations by one to three workers to a mail server that answers at once, then to a slow one. */
export async function measureGrowth(growth: Growth): Promise<ResultRow[]> {
  const { BENCH_MAILS } = growth.env;
  return [
    ...(await ratesWith(growth, 0, BENCH_MAILS)),
    ...(await ratesWith(growth, SLOW_MS, Math.ceil(BENCH_MAILS / SLOW_SHARE))),
  ];
}

async function ratesWith(growth: Growth, delayMs: number, count: number): Promise<ResultRow[]> {
  const { env, owner, app, backend, redisUrl, prefix } = growth;
  const sink = await startSink(undefined, delayMs);
  const workers: ChildProcess[] = [];
  const rows: ResultRow[] = [];
  const send = async (mails: number): Promise<number> => {
    const taken = sink.next(mails);
    const supplierIds = await addSuppliers(owner, mails);
    for (let at = 0; at < mails; at += IN_ONE_TRANSACTION)
      await queueInvitations(app, supplierIds.slice(at, at + IN_ONE_TRANSACTION));
    const ms = await taken;
    await allDone(owner);
    return (mails - 1) / (ms / 1000);
  };
  const numbers = env.BENCH_WORKERS.split(' ').map(Number);
  let first: { rate: number; number: number } | undefined;
  try {
    for (const number of numbers) {
      while (workers.length < number) workers.push(await startMailWorker(env, { smtpUrl: sink.url, prefix, redisUrl }));
      await send(number * WARM_UP);
      const rate = await send(count);
      first ??= { rate, number };
      const server = delayMs === 0 ? '' : `, ${delayMs} ms a mail`;
      const row: ResultRow = {
        name: `${count} invitations, ${number} ${number === 1 ? 'worker' : 'workers'}, ${backend}${server}`,
        figure: `${rate.toFixed(0)}/s`,
        baseline: `${first.rate.toFixed(0)}/s of ${first.number}`,
        ratio: rate / first.rate,
        goal: '',
        isMet: null,
      };
      rows.push(row);
      // At once, because a hundred thousand mails by one to three workers can take longer than one waits.
      console.log(lineOf(row));
    }
  } finally {
    await Promise.all(workers.map(endWorker));
    await sink.stop();
  }
  return rows;
}
