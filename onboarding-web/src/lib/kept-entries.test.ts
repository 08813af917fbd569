import { expect, it } from 'vitest';
import { keptEntries } from './kept-entries';

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
  // What the other one has saved is gone; what it has never seen stays.
  other.keep(new Map());
  expect(tab().read()).toEqual(new Map([['a', 'mine']]));
  // The newer of two answers to one question stays when the older has been saved.
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
