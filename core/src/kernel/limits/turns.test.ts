import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns';

const LIMITS = { concurrency: 2, maxWaitMs: 60_000, maxWaitingOfOne: 3, maxWaiting: 30, retryAfter: 30 };

/** Turns whose works are named and end when the test says so. */
function watched(limits: Partial<typeof LIMITS> = {}) {
  const inTurn = createTurns({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const results = new Map<string, Promise<unknown>>();
  const add = (companyId: string, caller: string, name: string) => {
    const result = inTurn({ companyId, caller }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
    results.set(
      name,
      result.catch((error: unknown) => error),
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await results.get(name);
    await pause(0);
  };
  return { add, end, begun, resultOf: (name: string) => results.get(name) };
}

test('a company has one at a time, and another company does not wait for all of its files', async () => {
  const { add, end, begun } = watched();
  for (const name of ['a1', 'a2', 'a3']) add('a', `supplier of ${name}`, name);
  for (const name of ['b1', 'b2']) add('b', `supplier of ${name}`, name);
  add('c', 'supplier of c', 'c1');
  await pause(0);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('within a company the caller is next that had no turn for the longest time', async () => {
  const { add, end, begun } = watched();
  for (const name of ['x1', 'x2', 'x3']) add('a', 'x', name);
  add('a', 'y', 'y1');
  await pause(0);
  for (const name of ['x1', 'y1', 'x2', 'x3']) await end(name);
  expect(begun).toEqual(['x1', 'y1', 'x2', 'x3']);
});

test('who has too many waiting is told to come again, and others are not', async () => {
  const { add, end, resultOf, begun } = watched();
  for (const name of ['x1', 'x2', 'x3', 'x4', 'x5']) add('a', 'x', name);
  add('a', 'y', 'y1');
  const rejected = { code: 'rate_limited', extra: { retry_after: 30 } };
  expect(await resultOf('x5')).toMatchObject(rejected);
  for (const name of ['x1', 'y1', 'x2', 'x3', 'x4']) await end(name);
  expect(begun).toEqual(['x1', 'y1', 'x2', 'x3', 'x4']);
});

test('a turn that does not come in time is given up, and the work is never begun', async () => {
  const { add, end, resultOf, begun } = watched({ maxWaitMs: 5 });
  add('a', 'x', 'x1');
  add('a', 'y', 'y1');
  expect(await resultOf('y1')).toMatchObject({ code: 'rate_limited' });
  await end('x1');
  expect(begun).toEqual(['x1']);
  add('a', 'y', 'y2');
  await pause(0);
  await end('y2');
  expect(begun).toEqual(['x1', 'y2']);
});
