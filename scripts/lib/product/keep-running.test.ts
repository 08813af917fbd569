import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type End, keepRunning } from './keep-running';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function tenMinutesOf(end: End) {
  const said: string[] = [];
  const givenUp: string[] = [];
  const run = vi.fn(async () => end);
  const onGivenUp = (reason: string) => void givenUp.push(reason);
  const kept = keepRunning('it', { onWarning: (line) => said.push(line), onGivenUp }, run);
  await vi.advanceTimersByTimeAsync(600_000);
  kept.end();
  return { said, givenUp, starts: run.mock.calls.length };
}

test('what ends by itself at once is started five times with growing pauses, and given up with its reason', async () => {
  const { said, givenUp, starts } = await tenMinutesOf({ how: 'ended with code 3', reason: 'no port', byItself: true });
  expect(starts).toBe(5);
  expect(said.map((line) => line.split(' in ')[1])).toEqual(['0.5 s', '1 s', '2 s', '4 s']);
  expect(givenUp).toEqual(['it ended 5 times at once (ended with code 3): no port']);
});

test('what something from outside ends is started again and again, after at most half a minute', async () => {
  const { said, givenUp, starts } = await tenMinutesOf({ how: 'killed by SIGKILL', byItself: false });
  expect(givenUp).toEqual([]);
  expect(starts).toBeGreaterThan(20);
  expect(said).toHaveLength(starts);
  expect(said.at(-1)).toBe('[it] killed by SIGKILL: starting it again in 30 s');
});

test('what says itself that another start cannot help is not started again', async () => {
  const end = { how: 'ended with code 78', reason: 'SMTP_URL: is needed', byItself: true, isFinal: true };
  const { said, givenUp, starts } = await tenMinutesOf(end);
  expect([starts, said]).toEqual([1, []]);
  expect(givenUp).toEqual(['it cannot run: SMTP_URL: is needed']);
});
