import type { BackendFactory } from 'bullmq';
import { expect, test } from 'vitest';
import { QueueLoops, STUCK_MS, watchLoop } from './queue-loops';

function openLoops(concurrency: number) {
  let at = 0;
  const loops = new QueueLoops(() => new Date(at));
  return {
    loops,
    loop: loops.open('mail', concurrency),
    pass: (ms: number) => {
      at += ms;
    },
  };
}

test('a loop that has not moved for half a minute is stuck until it moves again', () => {
  const { loops, loop, pass } = openLoops(1);
  pass(STUCK_MS);
  expect(loops.stuck()).toEqual([]);
  pass(1);
  expect(loops.stuck()).toEqual(['mail']);
  expect(loops.idle()).toEqual([{ queue: 'mail', idleSeconds: 30.001 }]);
  loop.moved();
  expect(loops.stuck()).toEqual([]);
});

test('a loop with all places taken is busy, and with a free place it has to move', async () => {
  for (const [concurrency, stuck] of [
    [1, []],
    [2, ['mail']],
  ] as const) {
    const { loops, loop, pass } = openLoops(concurrency);
    let finish: () => void = () => undefined;
    const working = loop.run(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    pass(10 * STUCK_MS);
    expect(loops.stuck()).toEqual(stuck);
    finish();
    await working;
    expect(loops.stuck()).toEqual([]);
  }
});

test('answers of the queue move the loop, failures do not, and no wait is longer than ten seconds', async () => {
  const { loops, loop, pass } = openLoops(1);
  let isAway = true;
  const answer = async () => {
    if (isAway) throw new Error('away');
    return null;
  };
  const factory = (() => ({
    moveToActive: answer,
    waitForJob: answer,
    maximumBlockTimeout: 3600,
  })) as unknown as BackendFactory;
  const backend = watchLoop(factory, loop)('mail', {} as never);
  expect(backend.maximumBlockTimeout).toBe(10);
  pass(STUCK_MS + 1);
  await expect(backend.moveToActive('token')).rejects.toThrow('away');
  expect(loops.stuck()).toEqual(['mail']);
  isAway = false;
  await backend.waitForJob(5);
  expect(loops.stuck()).toEqual([]);
});
