import { expect, it, vi } from 'vitest';
import { keptEntries } from './kept-entries';
import type { KeptFallback } from './kept-fallback';

function browser() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  type Answer = string | readonly string[] | null;
  return { kept, store, tab: () => keptEntries<Answer>('answers', store) };
}

it('what was typed outlives a reload until it is saved', () => {
  const { kept, store, tab } = browser();
  const answers = new Map<string, string | readonly string[] | null>([
    ['a', 'text'],
    ['b', ['x', 'y']],
    ['c', null],
  ]);
  const first = tab();
  first.keep(answers);
  expect(tab().read()).toEqual(answers);
  first.keep(new Map());
  expect([kept.size, tab().read().size]).toEqual([0, 0]);
  store.setItem('answers', '{broken');
  expect(tab().read().size).toBe(0);
});

it('two tabs keep their answers beside each other', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  one.read();
  other.read();
  one.keep(new Map([['a', 'mine']]));
  other.keep(new Map([['b', 'yours']]));
  expect(tab().read()).toEqual(
    new Map([
      ['a', 'mine'],
      ['b', 'yours'],
    ]),
  );
  // `other` has saved its entry 'b' and therefore removes it. The entry 'a', which `other` has never read, remains.
  other.keep(new Map());
  expect(tab().read()).toEqual(new Map([['a', 'mine']]));
  // When the first tab has saved its older answer, the newer answer of `other` is still stored.
  other.keep(new Map([['a', 'newer']]));
  one.keep(new Map());
  expect(tab().read()).toEqual(new Map([['a', 'newer']]));
});

it('what an earlier visit has kept is forgotten by the visit that saves it', () => {
  const { tab } = browser();
  tab().keep(new Map([['a', 'kept']]));
  const later = tab();
  expect(later.read()).toEqual(new Map([['a', 'kept']]));
  later.keep(new Map());
  expect(tab().read().size).toBe(0);
});

/** Creates a browser whose storage is full, with a fallback. */
function fullBrowser(doesFallbackFail = false) {
  const { kept, store } = browser();
  const beside = new Map<string, Record<string, unknown>>();
  const room = { isFull: true };
  const full: typeof store = {
    ...store,
    setItem(key, value) {
      if (room.isFull) throw new Error('QuotaExceededError');
      store.setItem(key, value);
    },
  };
  const fallback: KeptFallback = {
    async write(name, entries) {
      if (doesFallbackFail) throw new Error('no database');
      if (entries) beside.set(name, entries);
      else beside.delete(name);
    },
    take: async (name) => beside.get(name) ?? {},
  };
  return { kept, store, room, beside, tab: () => keptEntries<string>('answers', full, fallback) };
}

it('keeps elsewhere what a full store does not take, and moves back when there is room', async () => {
  const { room, beside, store, tab } = fullBrowser();
  store.setItem('answers', '{"a":"older"}');
  const one = tab();
  one.read();
  one.keep(new Map([['a', 'newer']]));
  expect(one.isKept()).toBe(false);
  await vi.waitFor(() => expect(one.isKept()).toBe(true));
  expect(tab().read()).toEqual(new Map());
  expect(await tab().readLate()).toEqual(new Map([['a', 'newer']]));
  room.isFull = false;
  one.keep(new Map([['a', 'newest']]));
  expect([one.isKept(), beside.size]).toEqual([true, 0]);
  expect(tab().read()).toEqual(new Map([['a', 'newest']]));
});

it('claims nothing where neither store takes it', async () => {
  const { tab } = fullBrowser(true);
  const one = tab();
  one.keep(new Map([['a', 'text']]));
  await Promise.resolve();
  await Promise.resolve();
  expect(one.isKept()).toBe(false);
  one.keep(new Map());
  expect(one.isKept()).toBe(true);
});
