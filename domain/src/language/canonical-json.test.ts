import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json';

it('orders members by their names and leaves out white space and what is undefined', () => {
  expect(canonicalJson({ b: [1.5, 'ñ"', null], aa: { z: true, B: '\n' }, a: undefined })).toBe(
    '{"aa":{"B":"\\n","z":true},"b":[1.5,"ñ\\"",null]}',
  );
});

it('refuses numbers that JSON cannot say', () => {
  expect(() => canonicalJson({ a: [Number.NaN] })).toThrow(TypeError);
});

test.prop([fc.jsonValue()])('says the value, and the same whatever the order of its members', (value) => {
  const text = canonicalJson(value);
  expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
  const turned = JSON.parse(JSON.stringify(value), (_name, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).reverse())
      : member,
  ) as Json;
  expect(canonicalJson(turned)).toBe(text);
});
