import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { expect, test } from 'vitest';
import { listen } from './listen';

const unread = (count: number): UnreadNotifications => ({ unread: count, newest_id: null });

function streamsOf(...streams: (number | Error)[][]) {
  const left = [...streams];
  return async function* (): AsyncGenerator<UnreadNotifications> {
    for (const entry of left.shift() ?? []) {
      if (entry instanceof Error) throw entry;
      yield await Promise.resolve(unread(entry));
    }
  };
}

test('a stream that ends or breaks is opened again, later after a failure', async () => {
  const stop = new AbortController();
  const [told, pauses]: [number[], number[]] = [[], []];
  await listen(({ unread: count }) => told.push(count), stop.signal, {
    stream: streamsOf([1, 2], [3, new Error('broken')], [4]),
    pause: (ms) => {
      pauses.push(ms);
      if (pauses.length === 3) stop.abort();
      return Promise.resolve();
    },
    isFinal: () => false,
  });
  expect(told).toEqual([1, 2, 3, 4]);
  expect(pauses).toEqual([1_000, 15_000, 1_000]);
});

test('a refusal is the end', async () => {
  const pauses: number[] = [];
  await listen(() => undefined, new AbortController().signal, {
    stream: streamsOf([new Error('unauthenticated')]),
    pause: (ms) => Promise.resolve(void pauses.push(ms)),
    isFinal: () => true,
  });
  expect(pauses).toEqual([]);
});
