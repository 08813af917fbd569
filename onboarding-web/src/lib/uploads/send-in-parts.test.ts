import { createHash } from 'node:crypto';
import { ApiError } from '@homologa/web/http/api-error';
import { expect, test, vi } from 'vitest';
import { type PartTransport, sendInParts } from './send-in-parts';

const MB = 1024 * 1024;
const offline = () => new ApiError(0, { error: '', code: 'offline' });

interface LineOptions {
  /** Numbers of the calls, counted from 1, that fail with an error. */
  failAt?: ReadonlyMap<number, Error>;
  /** Calls whose part arrives although the answer is lost. */
  lostAnswers?: ReadonlySet<number>;
  msPerPart?: number;
}

/** A server that keeps what has arrived, behind a line that fails when the test says so. */
function buildLine({ failAt = new Map(), lostAnswers = new Set(), msPerPart = 5_000 }: LineOptions = {}) {
  const stored: Blob[] = [];
  const sizes: number[] = [];
  let calls = 0;
  let time = 0;
  const received = () => stored.reduce((sum, { size }) => sum + size, 0);
  const step = (): void => {
    calls += 1;
    const error = failAt.get(calls);
    if (error) throw error;
  };
  const transport: PartTransport<string> = {
    async put(offset, part, onBytes) {
      calls += 1;
      time += msPerPart;
      onBytes(part.size / 2);
      const error = failAt.get(calls);
      if (error && !lostAnswers.has(calls)) throw error;
      if (offset === received()) {
        stored.push(part);
        sizes.push(part.size);
      }
      if (error) throw error;
      return received();
    },
    ask: async () => {
      step();
      return received();
    },
    finish: async () => {
      step();
      return 'used';
    },
  };
  const pauses: number[] = [];
  const hooks = {
    isNew: true,
    signal: new AbortController().signal,
    onProgress: vi.fn<(share: number) => void>(),
    onPause: vi.fn<(isPaused: boolean) => void>(),
    pause: async (ms: number) => void pauses.push(ms),
    now: () => time,
  };
  return { transport, hooks, stored, sizes, pauses, received };
}

const fileOf = (size: number): Blob => new Blob([Uint8Array.from({ length: size }, (_, at) => at % 251)]);
const digestOf = async (parts: readonly Blob[]) =>
  createHash('sha256')
    .update(Buffer.from(await new Blob([...parts]).arrayBuffer()))
    .digest('hex');

test('a file arrives whole through three cuts, and each cut sends one part again', async () => {
  const failAt = new Map([2, 5, 8].map((at) => [at, offline()]));
  const { transport, hooks, stored, sizes } = buildLine({ failAt });
  const file = fileOf(3 * MB);
  expect(await sendInParts(file, transport, hooks)).toBe('used');
  expect(await digestOf(stored)).toEqual(await digestOf([file]));
  expect(Math.max(...sizes)).toBe(256 * 1024);
  expect(hooks.onPause.mock.calls.filter(([isPaused]) => isPaused)).toHaveLength(3);
  expect(hooks.onPause).toHaveBeenLastCalledWith(false);
  expect(hooks.onProgress.mock.lastCall?.[0]).toBeGreaterThan(0.9);
});

test('a part whose answer was lost is not sent again', async () => {
  const { transport, hooks, stored, sizes } = buildLine({
    failAt: new Map([[1, offline()]]),
    lostAnswers: new Set([1]),
  });
  const file = fileOf(MB);
  await sendInParts(file, transport, hooks);
  expect(await digestOf(stored)).toEqual(await digestOf([file]));
  expect(sizes.reduce((sum, size) => sum + size)).toBe(MB);
});

test('an upload that a closed page began continues at its place', async () => {
  const line = buildLine();
  const file = fileOf(MB);
  line.stored.push(file.slice(0, 700_000));
  await sendInParts(file, line.transport, { ...line.hooks, isNew: false });
  expect(await digestOf(line.stored)).toEqual(await digestOf([file]));
  expect(line.hooks.onProgress.mock.calls[0]?.[0]).toBeCloseTo(700_000 / MB);
});

test('waits for the connection without end, at most 20 seconds at a time', async () => {
  const failAt = new Map(Array.from({ length: 40 }, (_, at) => [at + 1, offline()]));
  const { transport, hooks, pauses } = buildLine({ failAt });
  expect(await sendInParts(fileOf(1000), transport, hooks)).toBe('used');
  expect(pauses).toHaveLength(40);
  expect([pauses[0], Math.max(...pauses)]).toEqual([1_000, 20_000]);
});

test('gives up after six failures of the server in a row', async () => {
  const failAt = new Map(
    Array.from({ length: 40 }, (_, at) => [at + 1, new ApiError(503, { error: '', code: 'service_unavailable' })]),
  );
  const { transport, hooks, pauses } = buildLine({ failAt });
  await expect(sendInParts(fileOf(1000), transport, hooks)).rejects.toMatchObject({ status: 503 });
  expect(pauses).toHaveLength(5);
});

test('a rejected file and an ended session are not repeated', async () => {
  for (const [status, code] of [
    [415, 'file_type_not_allowed'],
    [401, 'unauthenticated'],
  ] as const) {
    const failAt = new Map([[2, new ApiError(status, { error: '', code })]]);
    const { transport, hooks, pauses } = buildLine({ failAt });
    await expect(sendInParts(fileOf(1000), transport, hooks)).rejects.toMatchObject({ code });
    expect(pauses).toEqual([]);
  }
});

test('parts grow on a fast line and shrink once per cut', async () => {
  const fast = buildLine({ msPerPart: 100 });
  await sendInParts(fileOf(4 * MB), fast.transport, fast.hooks);
  expect(fast.sizes.slice(0, 3)).toEqual([MB / 4, MB / 2, MB]);
  const weak = buildLine({ failAt: new Map([1, 3, 5, 7].map((at) => [at, offline()])) });
  await sendInParts(fileOf(MB), weak.transport, weak.hooks);
  expect(weak.sizes[0]).toBe(128 * 1024);
});

test('a cancelled upload rejects with the abort', async () => {
  const control = new AbortController();
  const { transport, hooks } = buildLine({ failAt: new Map([[1, offline()]]) });
  const pause = async () => control.abort();
  const sending = sendInParts(fileOf(1000), transport, { ...hooks, signal: control.signal, pause });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});

test('an upload that the server limits waits longer than the minute that the limit counts', async () => {
  const limited = () => new ApiError(429, { error: '', code: 'rate_limited' });
  const failAt = new Map([2, 3, 4, 5].map((at) => [at, limited()]));
  const { transport, hooks, pauses } = buildLine({ failAt });
  expect(await sendInParts(fileOf(MB), transport, hooks)).toBe('used');
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(60_000);
});
