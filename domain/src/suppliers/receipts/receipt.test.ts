import { expect, test } from 'vitest';
import { RECEIPT_SYMBOLS, receiptNumberIn } from './receipt';

test('a receipt number is recognised as a person types it, and other texts are none', () => {
  expect(['R7K-4M2', 'r7k4m2', ' r7k 4m2 '].map(receiptNumberIn)).toEqual(['R7K-4M2', 'R7K-4M2', 'R7K-4M2']);
  expect(['', 'R7K-4M', 'R7K-4M2X', 'R7O-4M2', 'Aceros'].map(receiptNumberIn)).toEqual([null, null, null, null, null]);
});

test('no symbol of a receipt number looks like another', () => {
  expect(RECEIPT_SYMBOLS).not.toMatch(/[0OQ1IL5S8B2Z]{2}|[01OILSZUVAEI58BQ]/);
  expect(new Set(RECEIPT_SYMBOLS).size).toBe(RECEIPT_SYMBOLS.length);
});
