import { describe, expect, it } from 'vitest';
import type { Context } from '../context';
import { MAIL_JOB } from './mail-job';
import { afterLostWorker, nextAttempt, retryDeadline } from './retry-policy';

const BASE_MS = 2_000;
const START = new Date('2026-11-02T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const at = (ms: number): Pick<Context, 'now' | 'config'> => ({
  now: () => new Date(START.getTime() + ms),
  config: { jobRetryBaseMs: BASE_MS } as Context['config'],
});
const row = (attempts: number) => ({ attempts, maxAttempts: 5, retryUntil: null, createdAt: START });

function attemptsOf(definition: { retryFor?: number }): number[] {
  const moments: number[] = [];
  for (let attempts = 1, now = 0; attempts < 1_000; attempts += 1) {
    const next = nextAttempt(definition as never, row(attempts), at(now));
    if (!next) break;
    now = next.getTime() - START.getTime();
    moments.push(now);
  }
  return moments;
}

describe('a job that is retried for a time', () => {
  it('is dense in the first minutes, then pauses for at most half an hour and a fifth, for two days', () => {
    const moments = attemptsOf(MAIL_JOB);
    expect(moments.filter((moment) => moment < 5 * MINUTE).length).toBeGreaterThanOrEqual(4);
    // Mail servers with greylisting expect a retry after 5 to 15 minutes.
    expect(moments.filter((moment) => moment > 5 * MINUTE && moment < 25 * MINUTE).length).toBeGreaterThanOrEqual(1);
    const pauses = moments.map((moment, place) => moment - (moments[place - 1] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(36 * MINUTE);
    expect(moments.at(-1)).toBe(48 * HOUR);
    expect(moments.length).toBeLessThan(MAIL_JOB.maxAttempts);
  });

  it('does not return at the same moment as its neighbours', () => {
    const moments = new Set(Array.from({ length: 50 }, () => nextAttempt(MAIL_JOB as never, row(9), at(0))?.getTime()));
    expect(moments.size).toBeGreaterThan(40);
  });

  it('ends at its own deadline, which a retry by hand sets anew', () => {
    const retryUntil = retryDeadline(MAIL_JOB, new Date(START.getTime() + 60 * HOUR));
    expect(nextAttempt(MAIL_JOB as never, { ...row(3), retryUntil }, at(70 * HOUR))).not.toBeNull();
    expect(nextAttempt(MAIL_JOB as never, { ...row(3), retryUntil }, at(108 * HOUR))).toBeNull();
  });
});

it('a job with a number of attempts doubles its pause and ends with the last of them', () => {
  expect(attemptsOf({})).toEqual([2_000, 6_000, 14_000, 30_000]);
});

it('a job whose worker was lost starts again at once, later with a pause', () => {
  expect(afterLostWorker(MAIL_JOB as never, row(1), at(0))).toEqual(START);
  expect(afterLostWorker(undefined, row(9), at(0))).toEqual(START);
  expect(afterLostWorker(MAIL_JOB as never, row(9), at(0)).getTime()).toBeGreaterThan(START.getTime() + 10 * MINUTE);
});
