import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { PRODUCTION_ENV } from '../production-env';
import { shiftClock } from '../shift-clock';
import type { MailEnv } from './env';

/** Module that moves the clock of the process that preloads it. */
const shiftedClock = (ms: number): string =>
  `data:text/javascript,${encodeURIComponent(`(${shiftClock.toString()})(${ms})`)}`;

interface WorkerProgram {
  program: string;
  preload: string;
  /** Milliseconds by which the worker's clock is ahead of the machine's; negative if it is behind. */
  clockMs?: number;
}

/** Starts the product's workers, which end with this process; resolves when they are ready. */
export async function startWorker(
  { program, preload, clockMs = 0 }: WorkerProgram,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = fork(program, [], {
    execArgv: ['--import', preload, ...(clockMs === 0 ? [] : ['--import', shiftedClock(clockMs)])],
    env: { PATH: process.env.PATH, ...PRODUCTION_ENV, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('"working"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return child;
}

/** Starts workers that send their mails to the sink at `smtpUrl`, with their queue below `prefix`. */
export const startMailWorker = (
  env: MailEnv,
  { smtpUrl, prefix, redisUrl }: { smtpUrl: string; prefix: string; redisUrl: string | undefined },
): Promise<ChildProcess> =>
  startWorker(
    { program: env.WORKER_PROGRAM, preload: env.WORKER_PRELOAD },
    {
      DATABASE_URL: env.DATABASE_URL,
      DATA_DIR: env.DATA_DIR,
      SMTP_URL: smtpUrl,
      QUEUE_PREFIX: prefix,
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    },
  );

export async function endWorker(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
