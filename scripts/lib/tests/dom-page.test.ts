import { afterEach, expect, it, vi } from 'vitest';
import { changedGlobals, endTest, readGlobals, watchListeners, watchTimers } from './dom-page';

type Run = () => void;

/** Opens a page whose timers run when `pass` is called. */
function openPage() {
  const running = new Map<number, Run>();
  let last = 0;
  const start = (run: Run) => running.set((last += 1), run) && last;
  const clear = (timer: number) => void running.delete(timer);
  const clock = { setTimeout: start, setInterval: start, clearTimeout: clear, clearInterval: clear };
  const timers = clock as unknown as Parameters<typeof watchTimers>[0];
  const target = new EventTarget();
  watchTimers(timers);
  watchListeners(target, 'window');
  const pass = () => {
    for (const run of running.values()) run();
  };
  return { timers, target, pass };
}

afterEach(async () => void (await endTest()));

it('stops the timers of a test, which an app may leave', async () => {
  const { timers, pass } = openPage();
  const late = vi.fn();
  timers.setTimeout(late, 5_000);
  expect(await endTest()).toEqual([]);
  pass();
  expect(late).not.toHaveBeenCalled();
});

it('runs the timers of the present test, with what they are given', () => {
  const { timers, pass } = openPage();
  const run = vi.fn();
  timers.setTimeout(run, 5, 'a');
  pass();
  expect(run.mock.calls).toEqual([['a']]);
});

it('stops and names an interval that was not cleared, with its place', async () => {
  const { timers, pass } = openPage();
  const tick = vi.fn();
  timers.clearInterval(timers.setInterval(vi.fn(), 5));
  timers.setInterval(tick, 5);
  expect(await endTest()).toEqual([expect.stringMatching(/^an interval: at .*dom-page\.test\.ts/)]);
  pass();
  expect(tick).not.toHaveBeenCalled();
});

it('removes and names a listener that was not removed, once', async () => {
  const { target } = openPage();
  const heard = vi.fn<() => void>();
  const removed = vi.fn<() => void>();
  target.addEventListener('online', heard);
  target.addEventListener('online', heard);
  target.addEventListener('online', removed, true);
  target.removeEventListener('online', removed, { capture: true });
  target.addEventListener('online', () => undefined, { signal: AbortSignal.abort() });
  expect(await endTest()).toEqual([expect.stringMatching(/^a listener of window for online: at .*dom-page\.test\.ts/)]);
  target.dispatchEvent(new Event('online'));
  expect(heard).not.toHaveBeenCalled();
  expect(await endTest()).toEqual([]);
});

it('observes each page once, although every file prepares it', async () => {
  const { target } = openPage();
  watchListeners(target, 'window');
  target.addEventListener('online', () => undefined);
  expect(await endTest()).toHaveLength(1);
});

it('names globals that were added, replaced or removed, and no class that Node loads when it is first used', () => {
  class Lazy {
    readonly loaded = true;
  }
  const shared: Record<string, unknown> = { kept: 1, replaced: 1, removed: 1 };
  Object.defineProperty(shared, 'Lazy', { get: () => Lazy, configurable: true, enumerable: true });
  const before = readGlobals({ 'page.': shared });
  Object.assign(shared, { replaced: 2, added: 1 });
  delete shared['removed'];
  Object.defineProperty(shared, 'Lazy', { value: Lazy });
  expect(changedGlobals(before, readGlobals({ 'page.': shared }))).toEqual([
    'page.replaced',
    'page.removed',
    'page.added',
  ]);
});
