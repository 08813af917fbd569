import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { expect, test } from 'vitest';
import { type FollowDeps, followJob } from './follow-job';
import { SilentStreamError } from './read-events';

const job = (state: JobResponse['state'], done = 0): JobResponse => ({
  _id: 'j1',
  id: 'j1',
  name: 'exports.suppliers',
  state,
  progress: { done, total: 10, label: null },
  result: null,
  error: null,
  created_at: '2026-11-21T00:00:00.000Z',
  finished_at: null,
});

class Gone extends Error {}

function depsOf(streams: readonly (readonly (JobResponse | Error)[])[], polls: readonly (JobResponse | Error)[] = []) {
  const calls = { streams: 0, polls: 0, pauses: [] as number[] };
  const deps: FollowDeps = {
    async *stream() {
      const events = streams[Math.min(calls.streams, streams.length - 1)] ?? [];
      calls.streams += 1;
      for (const event of events) {
        if (event instanceof Error) throw event;
        yield event;
      }
    },
    async get() {
      const answer = polls[Math.min(calls.polls, polls.length - 1)];
      calls.polls += 1;
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
      return answer;
    },
    async pause(ms) {
      calls.pauses.push(ms);
    },
    isFinal: (error) => error instanceof Gone,
  };
  return { deps, calls };
}

async function follow({ deps }: { deps: FollowDeps }): Promise<string[]> {
  const seen: string[] = [];
  const signal = AbortSignal.timeout(5000);
  await followJob('j1', ({ state, progress }) => seen.push(`${state} ${progress?.done}`), signal, deps);
  return seen;
}

test('tells every change until the job is finished', async () => {
  const given = depsOf([[job('waiting'), job('active', 5), job('completed', 10)]]);
  expect(await follow(given)).toEqual(['waiting 0', 'active 5', 'completed 10']);
  expect(given.calls).toEqual({ streams: 1, polls: 0, pauses: [] });
});

test('a stream that ends or breaks is opened again', async () => {
  const given = depsOf([[job('active', 1)], [job('active', 2), new Error('reset')], [job('completed', 10)]]);
  expect(await follow(given)).toEqual(['active 1', 'active 2', 'completed 10']);
  expect(given.calls.streams).toBe(3);
});

test('after three breaks, or one silence, the job is polled', async () => {
  const broken = depsOf([[new Error('reset')]], [job('active', 3), new Error('away'), job('completed', 10)]);
  expect(await follow(broken)).toEqual(['active 3', 'completed 10']);
  expect(broken.calls).toMatchObject({ streams: 3, polls: 3 });
  const silent = depsOf([[new SilentStreamError()]], [job('failed')]);
  expect(await follow(silent)).toEqual(['failed 0']);
  expect(silent.calls).toMatchObject({ streams: 1, polls: 1 });
});

test('pauses grow while the server is away, to half a minute', async () => {
  const away = Array.from({ length: 6 }, () => new Error('away'));
  const given = depsOf([[new Error('reset')]], [...away, job('completed')]);
  await follow(given);
  expect(given.calls.pauses).toEqual([4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000]);
});

test('what is final ends it; so does the signal', async () => {
  await expect(follow(depsOf([[new Gone('unknown')]]))).rejects.toThrow('unknown');
  const left = new AbortController();
  const { deps } = depsOf([[job('active', 1), job('active', 2)]]);
  const seen: number[] = [];
  await followJob('j1', ({ progress }) => left.abort(seen.push(progress?.done ?? 0)), left.signal, deps);
  expect(seen).toEqual([1]);
});

test('of many jobs only two hold a connection; the others are polled', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let open = 0;
  const { deps, calls } = depsOf([[]], [job('completed', 10)]);
  const holding: FollowDeps = {
    ...deps,
    async *stream() {
      open += 1;
      await released;
      yield job('completed', 10);
    },
  };
  const first = [follow({ deps: holding }), follow({ deps: holding })];
  expect(await follow({ deps: holding })).toEqual(['completed 10']);
  expect([open, calls.polls]).toEqual([2, 1]);
  release();
  expect(await Promise.all(first)).toEqual([['completed 10'], ['completed 10']]);
});
