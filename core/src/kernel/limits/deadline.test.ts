import { getEventListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDeadline } from './deadline';

const hang = (bounded: AbortSignal) => pause(60_000, undefined, { signal: bounded });

test('what hangs is ended in time', async () => {
  const outer = new AbortController();
  const ended = withDeadline(outer.signal, 10, hang);
  await expect(ended).rejects.toMatchObject({ name: 'AbortError', cause: { name: 'TimeoutError' } });
});

test('the caller ends it earlier, with its own reason', async () => {
  const outer = new AbortController();
  const reason = new Error('over');
  const ended = withDeadline(outer.signal, 60_000, hang);
  outer.abort(reason);
  await expect(ended).rejects.toMatchObject({ cause: reason });
  await expect(withDeadline(outer.signal, 60_000, hang)).rejects.toMatchObject({ cause: reason });
});

test('what is over in time leaves no timer and no listener behind', async () => {
  const outer = new AbortController();
  let given: AbortSignal | undefined;
  const answer = await withDeadline(outer.signal, 5, async (bounded) => {
    given = bounded;
    return 7;
  });
  expect(answer).toBe(7);
  expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
  await pause(20);
  expect(given?.aborted).toBe(false);
});
