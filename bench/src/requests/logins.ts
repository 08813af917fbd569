import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Asked, type Burst, burst } from './load';

const AT_ONCE = 64;
const CLIENTS = 4;
const PASSWORD = 'homologa-demo';
const ADMIN = 'admin@demo.homologa.test';
/** Maximum delay before a retry in milliseconds, even if Retry-After is longer. */
const PATIENCE_MS = 1_000;

const emailOf = (place: number): string => `bench-${place}@example.test`;

async function addAccounts(owner: Client): Promise<void> {
  for (let place = 0; place < AT_ONCE; place += 1) {
    await owner.query(
      `INSERT INTO "User" ("id", "email", "name", "passwordHash")
       SELECT $1, $2, 'Bench', "passwordHash" FROM "User" WHERE "email" = $3 ON CONFLICT ("email") DO NOTHING`,
      [randomUUID(), emailOf(place), ADMIN],
    );
  }
}

interface Answers {
  let: number;
  later: number;
  other: number;
  withoutRetryAfter: number;
}

/**
 * Logs in once from a loopback address that no other client uses. Returns the milliseconds to wait before the next
 * attempt.
 */
function signIn(url: string, place: number, agent: Agent, answers: Answers): Promise<number> {
  const body = JSON.stringify({ email: emailOf(place), password: PASSWORD });
  return new Promise((resolve, reject) => {
    request(
      new URL('/auth/login', url),
      {
        agent,
        method: 'POST',
        localAddress: `127.0.1.${place + 1}`,
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer;
          const after = Number(headers['retry-after']);
          if (statusCode === 200) answers.let += 1;
          else if (statusCode === 429 || statusCode === 503) answers.later += 1;
          else answers.other += 1;
          const isToWait = statusCode === 429 || statusCode === 503;
          if (isToWait && !(after > 0)) answers.withoutRetryAfter += 1;
          resolve(isToWait ? Math.min(after * 1000 || PATIENCE_MS, PATIENCE_MS) : 0);
        });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

export interface LoginRound {
  idle: Burst;
  busy: Burst;
  answers: Answers;
}

/** Runs one round: a burst of requests alone, then the same burst during 64 concurrent logins. */
export async function besideLogins(
  url: string,
  owner: Client,
  own: Asked,
  { headers, seconds }: { headers: Record<string, string>; seconds: number },
): Promise<LoginRound> {
  await addAccounts(owner);
  const load = { seconds, clients: CLIENTS };
  const idle = await burst(() => own, headers, load);
  const answers: Answers = { let: 0, later: 0, other: 0, withoutRetryAfter: 0 };
  const agent = new Agent({ keepAlive: true });
  const run = { isOver: false };
  const signing = Promise.all(
    Array.from({ length: AT_ONCE }, async (_, place) => {
      while (!run.isOver) await sleep(await signIn(url, place, agent, answers));
    }),
  );
  const busy = await burst(() => own, headers, load);
  run.isOver = true;
  await signing;
  agent.destroy();
  return { idle, busy, answers };
}
