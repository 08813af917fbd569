import { beforeEach, expect, test } from 'vitest';
import type { KeptFallback } from '../kept-fallback';
import { dropWaiting, forgetWaiting, keepWaiting, newUploadId, takeWaiting, WAITING_ROWS } from './waiting-files';

const PLACE = 'w.s.q';
const file = new File(['x'], 'a.pdf');

/** IndexedDB with rows of this page and of a closed page. */
function buildStore(left: Record<string, unknown> = {}) {
  const rows = new Map<string, Record<string, unknown>>();
  let closed = left;
  const fallback: KeptFallback = {
    write: async (name, entries) => void (entries ? rows.set(name, entries) : rows.delete(name)),
    async take() {
      const found = closed;
      closed = {};
      return found;
    },
  };
  return { fallback, rows };
}

beforeEach(forgetWaiting);

test('a kept file waits in this page until it is dropped', async () => {
  const { fallback, rows } = buildStore();
  keepWaiting(PLACE, { id: '1', file }, fallback);
  expect(await takeWaiting(PLACE, fallback)).toEqual([{ id: '1', file }]);
  expect(await takeWaiting('other', fallback)).toEqual([]);
  expect(rows.get(WAITING_ROWS + PLACE)).toEqual({ 1: file });
  dropWaiting(PLACE, '1', fallback);
  expect(await takeWaiting(PLACE, fallback)).toEqual([]);
  expect(rows.size).toBe(0);
});

test('a file of a closed page is taken over and kept again', async () => {
  const { fallback, rows } = buildStore({ 7: file, odd: 'not a file' });
  expect(await takeWaiting(PLACE, fallback)).toEqual([{ id: '7', file }]);
  expect(rows.get(WAITING_ROWS + PLACE)).toEqual({ 7: file });
});

test('a browser without IndexedDB keeps the file in the page', async () => {
  const blocked: KeptFallback = {
    write: () => Promise.reject(new Error('x')),
    take: () => Promise.reject(new Error('x')),
  };
  keepWaiting(PLACE, { id: '1', file }, blocked);
  expect(await takeWaiting(PLACE, blocked)).toEqual([{ id: '1', file }]);
  forgetWaiting();
  expect(await takeWaiting(PLACE, blocked)).toEqual([]);
});

test('upload ids are random UUIDs', () => {
  expect(newUploadId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newUploadId()).not.toBe(newUploadId());
});
