import { expect, it } from 'vitest';
import { type KeyStore, readJson, withOverflow, writeJson } from './storage';

it('remembers for this visit what the browser has no room for, and forgets it when asked to', () => {
  const kept = new Map([['old', '"before"']]);
  let isFull = true;
  const browser: KeyStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
  const store = withOverflow(browser);
  writeJson(store, 'old', 'now');
  expect(readJson(store, 'old')).toBe('now');
  isFull = false;
  writeJson(store, 'old', 'later');
  expect([readJson(store, 'old'), kept.get('old')]).toEqual(['later', '"later"']);
  writeJson(store, 'old', null);
  expect(readJson(store, 'old')).toBeNull();
});
