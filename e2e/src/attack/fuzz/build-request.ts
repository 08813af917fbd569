import { Buffer } from 'node:buffer';
import type { Dice } from '../dice';
import type { Operation, Schema } from './api-document';
import type { Caller, Callers } from './callers';
import { hostileText, listWord } from './hostile';
import { hostileHeaders } from './hostile-headers';
import type { KnownIds } from './known-ids';
import { multipart } from './multipart';
import { mutate } from './mutate';
import { validValue } from './valid-value';

export interface Attack {
  caller: Caller;
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | null;
  /** True if the request has the signature or the secret of a bureau or mail provider. */
  isSigned?: boolean;
}

const WHOLE = 0.35;

export function buildRequest(
  operation: Operation,
  caller: Caller,
  world: { callers: Callers; ids: KnownIds },
  dice: Dice,
): Attack {
  const isWhole = dice.chance(WHOLE);
  const goesWrong = (probability: number) => !isWhole && dice.chance(probability);
  const path = addressOf(operation.path, world.ids, dice, goesWrong) + queryOf(operation, world.ids, dice, goesWrong);
  const { type, body } = bodyOf(operation, world.ids, dice, goesWrong);
  const headers: [string, string][] = [...world.callers.headers[caller], ...(type ? [contentType(type)] : [])];
  const all = goesWrong(0.25) ? hostileHeaders(headers, dice) : headers;
  return { caller, method: operation.method, path, headers: all, body };
}

type GoesWrong = (probability: number) => boolean;
const contentType = (type: string): [string, string] => ['Content-Type', type];

function addressOf(template: string, ids: KnownIds, dice: Dice, goesWrong: GoesWrong): string {
  return template.split('/').reduce<string>((before, part, place) => {
    if (place === 0) return '';
    if (!part.startsWith('{')) return `${before}/${part}`;
    if (goesWrong(0.15)) return `${before}/${wrongPart(dice)}`;
    return `${before}/${dice.chance(0.9) ? ids.below(before, dice) : ids.any(dice)}`;
  }, '');
}

/**
 * Returns an invalid part of a URL, including sequences that no browser sends: invalid escapes and incomplete UTF-8.
 */
const wrongPart = (dice: Dice): string =>
  dice.chance(0.2) ? dice.pick(['%zz', '%ff', '%ED%A0%80', '%00', '%2e%2e', '..%5c', '%']) : escaped(hostileText(dice));

const MAX_ESCAPED = 6_000;
const escaped = (text: string): string => encodeURIComponent(Buffer.from(text).toString()).slice(0, MAX_ESCAPED);

function queryOf({ query }: Operation, ids: KnownIds, dice: Dice, goesWrong: GoesWrong): string {
  const pairs = query
    .filter(() => dice.chance(0.4))
    .map(({ name, schema }) => [name, wordOf(schema, name, ids, dice, goesWrong)] as const);
  if (goesWrong(0.15))
    pairs.push([dice.pick(['__proto__', 'range', 'sort', 'filter', 'a[b][c]', 'x[]']), listWord(dice)]);
  const [first] = pairs;
  if (first && goesWrong(0.1)) pairs.push(first);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, word]) => `${escaped(name)}=${escaped(word)}`).join('&')}`;
}

function wordOf(schema: Schema, name: string, ids: KnownIds, dice: Dice, goesWrong: GoesWrong): string {
  if (goesWrong(0.4)) return dice.chance(0.5) ? listWord(dice) : hostileText(dice);
  const value = ['range', 'sort', 'filter'].includes(name)
    ? listWord(dice)
    : validValue(schema, dice, () => ids.any(dice), name);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(
  { bodies }: Operation,
  ids: KnownIds,
  dice: Dice,
  goesWrong: GoesWrong,
): { type: string | null; body: Buffer | null } {
  const types = Object.keys(bodies);
  if (types.length === 0 && !goesWrong(0.1)) return { type: null, body: null };
  const type = types.length > 0 ? dice.pick(types) : 'application/json';
  const value = validValue(bodies[type] ?? {}, dice, () => ids.any(dice));
  const sent = goesWrong(0.7) ? mutate(value, dice) : value;
  if (type === 'multipart/form-data') return multipart(sent, dice, goesWrong);
  if (type === 'text/plain')
    return { type, body: Buffer.from(goesWrong(0.5) ? hostileText(dice) : 'Aceros; Ana; a@fuzz.test; mexico') };
  const text = JSON.stringify(sent) ?? '';
  return {
    type: goesWrong(0.1) ? dice.pick(OTHER_TYPES) : type,
    body: Buffer.from(goesWrong(0.1) ? brokenJson(text, dice) : text),
  };
}

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  'a',
];

function brokenJson(text: string, dice: Dice): string {
  const kinds = [
    () => text.slice(0, dice.below(text.length + 1)),
    () => `${text}}`,
    () => text.replaceAll('"', "'"),
    () => `\ufeff${text}`,
    () => '['.repeat(20_000),
    () => `{"a":1,"a":2,"__proto__":${text}}`,
    () => '\u0000',
    () => '1e99999',
  ];
  return dice.pick(kinds)();
}
