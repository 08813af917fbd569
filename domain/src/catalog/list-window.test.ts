import { expect, it } from 'vitest';
import { requireInWindow } from './list-window';

it.each([
  [0, 1_000_000],
  [9_999, 1_000_000],
  [990_000, 1_000_000],
  [10_000, 20_000],
  // A page past the end of the list is empty and not an error.
  [50_000, 12_000],
])('a page from row %d of %d can be read', (start, total) => {
  expect(() => requireInWindow(start, total)).not.toThrow();
});

it.each([
  [10_000, 1_000_000],
  [989_999, 1_000_000],
  [10_000, 20_001],
])('a page from row %d of %d is out of the window', (start, total) => {
  expect(() => requireInWindow(start, total)).toThrow(expect.objectContaining({ code: 'page_out_of_window' }));
});
