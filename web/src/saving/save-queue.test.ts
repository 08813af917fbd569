import { describe, expect, it } from 'vitest';
import { createSaveQueue, type SaveFailure } from './save-queue';

const REST = 500;
const NOON = new Date('2026-11-20T12:00:00Z');

function bench(kept: ReadonlyMap<string, string> = new Map()) {
  const timers: { run: () => void; milliseconds: number }[] = [];
  const sent: Record<string, string>[] = [];
  let stored: Record<string, string> = {};
  let answer: () => Promise<void> = () => Promise.resolve();
  let verdict: SaveFailure = { kind: 'retry' };
  const queue = createSaveQueue<string>({
    send(entries) {
      sent.push(Object.fromEntries(entries));
      return answer();
    },
    keep: (entries) => {
      stored = Object.fromEntries(entries);
    },
    kept,
    judge: () => verdict,
    rest: REST,
    now: () => NOON,
    later(run, milliseconds) {
      const timer = { run, milliseconds };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  });
  return {
    queue,
    sent,
    stored: () => stored,
    /** As another tab's save of the same key does. */
    loseStored: () => {
      stored = {};
    },
    delays: () => timers.map(({ milliseconds }) => milliseconds),
    succeed: () => {
      answer = () => Promise.resolve();
    },
    fail: (as: SaveFailure) => {
      verdict = as;
      answer = () => Promise.reject(new Error('no'));
    },
    hold: () => {
      let open = () => {};
      answer = () =>
        new Promise((resolve) => {
          open = resolve;
        });
      return () => open();
    },
    tick: async () => {
      for (const { run } of timers.splice(0)) run();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

describe('saving while typing', () => {
  it('waits for a rest, and sends the newest value of each key once', async () => {
    const { queue, sent, stored, delays, tick } = bench();
    queue.put('a', 'x');
    queue.put('a', 'xy');
    queue.put('b', '1');
    expect([sent, delays(), queue.state().phase]).toEqual([[], [REST], 'saving']);
    expect(stored()).toEqual({ a: 'xy', b: '1' });
    await tick();
    expect(sent).toEqual([{ a: 'xy', b: '1' }]);
    expect(stored()).toEqual({});
    expect(queue.state()).toEqual({ phase: 'saved', savedAt: NOON, why: null });
  });

  it('keeps what was typed during a save for the next one', async () => {
    const { queue, sent, stored, tick, hold, succeed } = bench();
    const open = hold();
    queue.put('a', 'first');
    await tick();
    queue.put('a', 'second');
    succeed();
    open();
    await tick();
    await tick();
    expect(sent).toEqual([{ a: 'first' }, { a: 'second' }]);
    expect(stored()).toEqual({});
  });

  it('tells everyone who waits for it how the save of their entries ended', async () => {
    const { queue, sent, hold, succeed } = bench();
    const first = hold();
    queue.put('a', '1');
    const early = queue.flush();
    queue.put('b', '2');
    const waiting = [queue.flush(), queue.flush()];
    succeed();
    first();
    expect(await Promise.all([early, ...waiting])).toEqual([expect.any(Boolean), true, true]);
    expect(sent.at(-1)).toEqual({ b: '2' });
  });
});

describe('a lost connection', () => {
  it('is told, keeps everything, tries again ever more slowly, and ends well', async () => {
    const { queue, sent, stored, delays, tick, fail, succeed } = bench();
    fail({ kind: 'retry' });
    queue.put('a', 'x');
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await tick();
      pauses.push(...delays());
    }
    expect(pauses).toEqual([2000, 5000, 10_000, 30_000, 30_000, 30_000]);
    expect([queue.state().phase, stored()]).toEqual(['offline', { a: 'x' }]);
    succeed();
    expect(await queue.flush()).toBe(true);
    expect([queue.state().phase, stored(), sent.at(-1)]).toEqual(['saved', {}, { a: 'x' }]);
  });

  it('says so to anyone who wants to go on', async () => {
    const { queue, fail } = bench();
    fail({ kind: 'retry' });
    queue.put('a', 'x');
    expect(await queue.flush()).toBe(false);
  });

  it('leaves an earlier visit its answers', async () => {
    const { queue, sent } = bench(new Map([['a', 'kept']]));
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([{ a: 'kept' }]);
  });
});

describe('a page that goes away', () => {
  it('sends at once what waits, also what a save under way has not brought home', async () => {
    const { queue, sent, stored, tick, hold, succeed } = bench();
    const open = hold();
    queue.put('a', 'on its way');
    await tick();
    queue.put('b', 'at rest');
    succeed();
    await queue.leave();
    expect(sent).toEqual([{ a: 'on its way' }, { a: 'on its way', b: 'at rest' }]);
    expect(stored()).toEqual({});
    // A page restored from the back-forward cache must not show `saving` forever.
    expect(queue.state().phase).toBe('saved');
    open();
  });

  it('keeps everything where even that fails', async () => {
    const { queue, stored, fail } = bench();
    fail({ kind: 'retry' });
    queue.put('a', 'x');
    await queue.leave();
    expect(stored()).toEqual({ a: 'x' });
  });
});

describe('what the server refuses', () => {
  it('is given up alone, so that the rest is saved', async () => {
    const { queue, sent, tick, fail, succeed } = bench();
    fail({ kind: 'refused', keys: ['bad'] });
    queue.put('bad', '?');
    queue.put('good', '1');
    await tick();
    expect(queue.state().phase).toBe('refused');
    succeed();
    await tick();
    expect(sent).toEqual([{ bad: '?', good: '1' }, { good: '1' }]);
  });

  it('does not make it ask for ever when nothing is named', async () => {
    const { queue, delays, tick, fail } = bench();
    fail({ kind: 'refused', keys: [] });
    queue.put('a', '?');
    await tick();
    expect([delays(), queue.pending().size]).toEqual([[], 0]);
  });

  it('waits for a person when the session is over, and keeps the answers', async () => {
    const { queue, stored, delays, tick, fail } = bench();
    fail({ kind: 'stopped' });
    queue.put('a', 'x');
    await tick();
    expect([queue.state().phase, delays(), stored()]).toEqual(['stopped', [], { a: 'x' }]);
  });

  it('says why when nothing is taken any more, until something is again', async () => {
    const { queue, delays, tick, fail, succeed } = bench();
    fail({ kind: 'ended' });
    queue.put('a', 'x');
    await tick();
    expect([queue.state().phase, delays(), queue.state().why]).toEqual(['ended', [], new Error('no')]);
    succeed();
    expect([await queue.flush(), queue.state().why]).toEqual([true, null]);
  });
});

describe('an entry that waits for a choice', () => {
  it('stays stored and unsent while the others are saved, until it is put again', async () => {
    const { queue, sent, stored, tick, fail, succeed } = bench();
    fail({ kind: 'held', keys: ['a'] });
    queue.put('a', 'mine');
    queue.put('b', '1');
    await tick();
    expect([queue.isHeld('a'), queue.isHeld('b')]).toEqual([true, false]);
    succeed();
    await tick();
    expect(sent).toEqual([{ a: 'mine', b: '1' }, { b: '1' }]);
    expect([queue.state().phase, stored()]).toEqual(['held', { a: 'mine' }]);
    expect(await queue.flush()).toBe(false);
    await queue.leave();
    expect(sent).toHaveLength(2);
    queue.put('a', 'mine, chosen');
    expect(await queue.flush()).toBe(true);
    expect([sent.at(-1), queue.state().phase, stored()]).toEqual([{ a: 'mine, chosen' }, 'saved', {}]);
  });

  it('is stored again where another tab has removed its copy, also as the page unloads', async () => {
    const { queue, stored, loseStored, tick, fail } = bench();
    fail({ kind: 'held', keys: ['a'] });
    queue.put('a', 'mine');
    loseStored();
    await tick();
    expect(stored()).toEqual({ a: 'mine' });
    loseStored();
    await queue.leave();
    expect(stored()).toEqual({ a: 'mine' });
  });

  it('is forgotten when it is discarded', async () => {
    const { queue, stored, tick, fail } = bench();
    fail({ kind: 'held', keys: ['a'] });
    queue.put('a', 'mine');
    await tick();
    expect(queue.state().phase).toBe('held');
    queue.discard('a');
    expect([queue.isHeld('a'), queue.state().phase, stored()]).toEqual([false, 'idle', {}]);
    expect(await queue.flush()).toBe(true);
  });
});
