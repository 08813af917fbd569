import type { Dice } from '../dice';

const LONG = 'x'.repeat(70_000);
const BOMB = 'a'.repeat(30_000).concat('!');

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e\u2066',
  '\r\nX-Injected: 1',
  '\u2028\u2029',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  '\'; DROP TABLE "User"; --',
  '%',
  '_%\\',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'C:\\boot.ini',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e999',
  'true',
  '[]',
  '{}',
  '[0,',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '=cmd|calc!A0',
  '{{7*7}}${7*7}',
  '😀'.repeat(200),
  'é'.repeat(5_000),
  '(a+)+$',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0000-00-00',
  '2024-02-31',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01',
  'a@b',
  '"<x>"@y.test',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'ݐ'.repeat(300),
  BOMB,
  LONG,
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const DEEP = 2_000;
const WIDE = 2_000;

export const hostileText = (dice: Dice): string => dice.pick(TEXTS);

export function hostileValue(dice: Dice): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => hostileText(dice),
    () => hostileText(dice),
    () => dice.pick(NUMBERS),
    () => null,
    () => dice.chance(0.5),
    () => [],
    () => ({}),
    () => [hostileText(dice), null, [[]]],
    () => withProto({ isAdmin: true }),
    () => ({ constructor: { prototype: { isAdmin: true } }, toString: hostileText(dice), length: 1e9 }),
    () => Array.from({ length: WIDE }, (_, place) => place),
    () => nested(),
    () => ({ $ne: null, $gt: '' }),
  ];
  return dice.pick(kinds)();
}

/** Returns an object whose JSON contains `__proto__` as an own property. */
export function withProto(value: object): object {
  return Object.defineProperty({}, '__proto__', { value, enumerable: true, configurable: true });
}

function nested(): unknown {
  let value: unknown = 0;
  for (let depth = 0; depth < DEEP; depth += 1) value = depth % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Valid and invalid values for the query parameters of list requests (`range`, `sort`, `filter`). */
const LIST_WORDS: readonly string[] = [
  '[0,24]',
  '[0,0]',
  '[24,0]',
  '[-1,5]',
  '[0,99999999999]',
  '[0]',
  '[0,1,2]',
  '["a","b"]',
  '[1e400,2]',
  '["created_at","ASC"]',
  '["id","DESC"]',
  '["company_name","ASC"]',
  '["__proto__","ASC"]',
  '["name; DROP TABLE x","SIDEWAYS"]',
  '["paydex","DESC"]',
  'created_at',
  'ASC',
  'DESC',
  '{"status":"pending"}',
  '{"q":"ab"}',
  '{"q":"%"}',
  '{"__proto__":{"a":1}}',
  '{"status":["pending",null]}',
  '{"id":["not-an-id"]}',
  'pending',
  'active',
  '25',
];

export const listWord = (dice: Dice): string => dice.pick(LIST_WORDS);
