import { expect, test } from 'vitest';
import { interpolate } from './interpolate';

test('places without a value stay', () => expect(interpolate('{a} {b}', { a: 1 })).toBe('1 {b}'));

test('a sentence that ends with a name that ends with a full stop has one', () => {
  expect(interpolate('{name} was added.', { name: 'Acero S.A.C.' })).toBe('Acero S.A.C. was added.');
  expect(interpolate('Se agregó a {name}.', { name: 'Acero S.A.C.' })).toBe('Se agregó a Acero S.A.C.');
  expect(interpolate('Se agregó a {name}.', { name: 'Acero' })).toBe('Se agregó a Acero.');
  expect(interpolate('{a}.', {})).toBe('{a}.');
});
