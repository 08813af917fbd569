import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { expect, test, vi } from 'vitest';
import { JobStore } from './job-store';

const job = (id: string, state: JobResponse['state'], result: JobResponse['result'] = null): JobResponse => ({
  _id: id,
  id,
  name: 'exports.suppliers',
  state,
  progress: null,
  result,
  error: null,
  created_at: '2026-11-21T00:00:00.000Z',
  finished_at: null,
});
const FILE = { file_id: 'f1', file_name: 'a.xlsx', rows: 3 };

function openTab() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const downloads: string[] = [];
  const load = (userId: string | null = 'ana') => {
    const followed = new Map<string, (job: JobResponse) => void>();
    const ends = new Map<string, (error: Error) => void>();
    const store = new JobStore({
      storage,
      follow: (id, onJob, signal) => {
        followed.set(id, onJob);
        signal.addEventListener('abort', () => followed.delete(id));
        return new Promise((_, reject) => ends.set(id, reject));
      },
      download: async ({ id }) => void downloads.push(id),
      messageOf: (error) => (error as Error).message,
    });
    const close = userId === null ? () => undefined : store.open(userId);
    return {
      store,
      followed,
      ends,
      close,
      shown: () => store.getJobs().map(({ id, job: { state } }) => `${id} ${state}`),
    };
  };
  return { load, downloads, stored };
}

test('a job is followed to its end, its file handed over once, and anyone who waits is told once', () => {
  const tab = openTab();
  const { store, followed, shown } = tab.load();
  const onFinished = vi.fn();
  store.watch(job('a', 'waiting'), { title: 'A', onFinished });
  followed.get('a')?.(job('a', 'active'));
  expect(shown()).toEqual(['a active']);
  expect(tab.downloads).toEqual([]);
  followed.get('a')?.(job('a', 'completed', FILE));
  followed.get('a')?.(job('a', 'completed', FILE));
  expect(shown()).toEqual(['a completed']);
  expect(tab.downloads).toEqual(['a']);
  expect(onFinished).toHaveBeenCalledOnce();
});

test('open and failed jobs outlive a reload; what was seen to its end does not', () => {
  const tab = openTab();
  const first = tab.load();
  first.store.watch(job('a', 'waiting'), { title: 'A' });
  first.store.watch(job('b', 'failed'), { title: 'B', call: { path: '/again' } });
  first.store.watch(job('c', 'completed', FILE), { title: 'C' });
  const second = tab.load();
  expect(second.shown()).toEqual(['b failed', 'a waiting']);
  expect(second.store.getJobs()[0]?.call).toEqual({ path: '/again' });
  expect([...second.followed.keys()]).toEqual(['a']);
  second.followed.get('a')?.(job('a', 'completed', FILE));
  expect(tab.downloads).toEqual(['c', 'a']);
});

test('what is begun before the tray is there is followed, shown in it and handed over', () => {
  const tab = openTab();
  const { store, followed, shown } = tab.load(null);
  store.watch(job('a', 'waiting'), { title: 'A' });
  store.watch(job('b', 'waiting'), { title: 'B' });
  followed.get('b')?.(job('b', 'completed', FILE));
  store.open('ana');
  expect(shown()).toEqual(['b completed', 'a waiting']);
  followed.get('a')?.(job('a', 'completed', FILE));
  expect(tab.downloads).toEqual(['b', 'a']);
  expect(tab.load('luis').shown()).toEqual([]);
});

test('another person sees nothing of them', () => {
  const tab = openTab();
  const ana = tab.load('ana');
  ana.store.watch(job('a', 'waiting'), { title: 'A' });
  ana.close();
  expect(ana.followed.size).toBe(0);
  expect(tab.load('luis').shown()).toEqual([]);
  expect(tab.load('ana').shown()).toEqual(['a waiting']);
});

test('the same job again is shown once', () => {
  const { store, shown } = openTab().load();
  store.watch(job('a', 'waiting'), { title: 'A' });
  store.watch(job('b', 'waiting'), { title: 'B' });
  store.watch(job('a', 'active'), { title: 'A' });
  expect(shown()).toEqual(['a active', 'b waiting']);
});

test('a dismissed job is let go of and gone for good', () => {
  const tab = openTab();
  const { store, followed } = tab.load();
  store.watch(job('a', 'waiting'), { title: 'A' });
  store.dismiss('a');
  expect(followed.size).toBe(0);
  expect(tab.stored.size).toBe(0);
});

test('a job that cannot be followed any more says why', async () => {
  const { store, ends } = openTab().load();
  store.watch(job('a', 'waiting'), { title: 'A' });
  ends.get('a')?.(new Error('Not found'));
  await vi.waitFor(() => expect(store.getJobs()[0]?.error).toBe('Not found'), 10_000);
});
