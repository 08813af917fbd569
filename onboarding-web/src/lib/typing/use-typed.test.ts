import { expect, it } from 'vitest';
import { standing } from './use-typed';

const confirmed = new Map([
  ['confirmed', '"typed"'],
  ['changed', '"typed"'],
  ['again', '"typed"'],
]);
const server: Readonly<Record<string, string>> = { confirmed: 'typed', changed: 'by another tab', again: 'by another' };

it('what was typed stands over what the server has until somebody else changes it there', () => {
  const typed = new Map(['fresh', 'confirmed', 'changed', 'again'].map((key) => [key, 'typed']));
  const shown = standing(typed, {
    isPending: (key) => key === 'again',
    confirmed,
    stored: (key) => server[key],
  });
  expect([...shown.keys()]).toEqual(['fresh', 'confirmed', 'again']);
});
