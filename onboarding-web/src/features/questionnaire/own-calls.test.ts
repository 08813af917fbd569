import { expect, test, vi } from 'vitest';
import { callsBegun, countCall, onOverlapEnded } from './own-calls';

function openCall() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const ended = async (...calls: readonly { resolve: () => void }[]) => {
  for (const call of calls) call.resolve();
  await Promise.resolve();
  await Promise.resolve();
};

test('the end of overlapping calls is told once, that of single calls never', async () => {
  const listener = vi.fn<() => void>();
  const stop = onOverlapEnded(listener);
  const [alone, first, second, last] = [openCall(), openCall(), openCall(), openCall()];
  const before = callsBegun();

  void countCall(alone.promise);
  await ended(alone);
  expect(listener).not.toHaveBeenCalled();

  void countCall(first.promise);
  void countCall(second.promise);
  await ended(second);
  expect(listener).not.toHaveBeenCalled();
  await ended(first);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(callsBegun()).toBe(before + 3);

  stop();
  void countCall(last.promise);
  await ended(last);
  expect(listener).toHaveBeenCalledTimes(1);
});
