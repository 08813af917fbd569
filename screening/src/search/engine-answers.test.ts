import { createHash } from 'node:crypto';
import type { EntryNameKind, EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { expect, it } from 'vitest';
import { buildIndex, type ListedEntry } from '../index/index-builder';
import { openIndex } from '../index/screening-index';
import { ENGINE_VERSION } from './engine-version';
import { type Subject, search } from './search';

const RECORDED = { version: 3, sha256: '4b3dde9bf7850b55c51f4fa287704f663b8919f957849e36c36ee63484d9bfb3' };

function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
const next = sequence(24);
const pick = <T>(of: readonly T[]): T => of[next(of.length)] as T;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const words = (text: string): string[] => text.trim().split(/\s+/);

const SYLLABLES = words('ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu tra ster lin dor mak vel');
const invented = (): string => times(2 + next(3), () => pick(SYLLABLES)).join('');
const RARE = times(120, invented);
const GIVEN = words('Juan María José Ana Luis Yusuf Mohammed Mykola Pepe Vladimir Isabel Abdul Elena Chucho Jorge');
const FAMILY = words('García Pérez Silva Gómez Rojas Hernández Oliveira Fernández Muñoz Ruiz Castro');
const TRADES = words('Comercializadora Grupo Inversiones Trading Bank Industrial Servicios International Shipping');
const FORMS = ['S.A. de C.V.', 'Ltda', 'LLC', 'S.A.', 'GmbH & Co. KG', 'E.I.R.L.', 'Corporation', ''];
const ADDITIONS = words('México Bogotá Norte Brasil Internacional Asociados Hijos Lima');
const STATUS = ['en liquidación', 'em recuperação judicial', 'massa falida', 'en concurso mercantil'];

const capitals = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const rare = (): string => capitals(pick(RARE));

function personName(): string {
  const given = times(1 + next(2), () => (next(3) === 0 ? rare() : pick(GIVEN)));
  const family = times(1 + next(2), () => (next(2) === 0 ? rare() : pick(FAMILY)));
  if (next(6) === 0) return `${given.join(' ')} bin ${family.join(' al-')}`;
  return next(2) === 0 ? `${family.join(' ').toUpperCase()}, ${given.join(' ')}` : [...given, ...family].join(' ');
}

/** Generates a name whose trade or place is an essential part of the name, as in 'Sberbank Europe'. */
const ownTradeOrPlace = (): string => (next(2) === 0 ? `${rare()} ${pick(ADDITIONS)}` : `${pick(TRADES)} ${rare()}`);

function companyName(): string {
  if (next(6) === 0) return ownTradeOrPlace();
  const own = times(1 + next(3), rare);
  const trade = next(2) === 0 ? [pick(TRADES)] : [];
  const tail = next(5) === 0 ? [String(1 + next(9))] : next(4) === 0 ? ['de', pick(ADDITIONS)] : [];
  return [...trade, ...own, ...tail, pick(FORMS)].join(' ').trim();
}

const KINDS: readonly EntryNameKind[] = ['primary', 'primary', 'alias', 'weak', 'former'];
function madeEntry(place: number): ListedEntry {
  const schema: EntrySchema = next(2) === 0 ? 'person' : 'organisation';
  const name = schema === 'person' ? personName : companyName;
  const entry: ListEntry = {
    sourceId: `e${place}`,
    schema,
    names: times(1 + next(3), () => ({ value: name(), kind: pick(KINDS) })),
    countries: next(3) === 0 ? [pick(['MX', 'BR', 'RU'])] : [],
    birthDates: next(2) === 0 ? [pick(['1962-05-03', '1962-03-05', '1970', '1971-11-30'])] : [],
    ...(next(3) === 0 ? { gender: pick(['m', 'f'] as const) } : {}),
    identifiers: next(4) === 0 ? [{ type: 'Tax ID', country: 'BR', value: `1122233300${1000 + place}` }] : [],
    programmes: [],
    topics: ['sanction'],
  };
  return { list: pick(['one', 'two']), entry };
}

function misspelt(name: string): string {
  const at = 1 + next(Math.max(1, name.length - 2));
  const kind = next(4);
  if (kind === 0) return name.slice(0, at) + name.slice(at + 1);
  if (kind === 1) return name.slice(0, at) + pick(words('a e i o s t 1 0')) + name.slice(at);
  if (kind === 2) return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
  return name.slice(0, at) + pick(words('a e i o s t')) + name.slice(at + 1);
}

const WAYS: readonly ((name: string) => string)[] = [
  (name) => name,
  misspelt,
  (name) => misspelt(misspelt(name)),
  (name) =>
    name
      .split(/[\s,]+/)
      .reverse()
      .join(' '),
  (name) =>
    name
      .split(/[\s,]+/)
      .slice(1)
      .join(' '),
  (name) =>
    name
      .split(/[\s,]+/)
      .slice(0, 2)
      .join(' '),
  (name) => `${name} ${rare()}`,
  (name) => `${rare()} ${rare()} ${name}`,
  (name) => name.replace(/\s/, ''),
  (name) => `${name} ${pick(STATUS)}`,
  (name) => `${name} Sucursal ${pick(ADDITIONS)}`,
  (name) => `${pick(TRADES)} ${name} ${pick(ADDITIONS)}`,
  (name) => name.replace(/\b(\p{L})\p{L}+\b/u, '$1.'),
  (name) => `${name} de ${pick(FAMILY)}`,
  (name) => `${rare()} (antes ${name})`,
  (name) =>
    `${rare()} ${rare()} - ${name
      .replace(/[^\p{L}]/gu, '')
      .slice(0, 3 + next(5))
      .toUpperCase()}`,
  (name) => name.replace(/\p{L}+$/u, rare()),
  (name) => `${rare()} ${name} ${rare()} ${rare()} ${pick(FORMS)}`,
  (name) => `${rare()} ${rare()} ${rare()} ${name}`,
];

const entries = Array.from({ length: 300 }, (_, place) => madeEntry(place));
const questions = times(400, (): Subject => {
  const { entry } = pick(entries);
  const kind = next(3);
  return {
    name: pick(WAYS)(pick(entry.names).value),
    ...(kind === 0 ? {} : { schema: entry.schema }),
    ...(next(4) === 0 ? { otherNames: [companyName()] } : {}),
    countries: next(3) === 0 ? [pick(['MX', 'BR'])] : [],
    birthDates: next(3) === 0 ? [pick(['1962-05-03', '1963', '1970-01-01', '1990'])] : [],
    ...(next(4) === 0 ? { gender: pick(['m', 'f'] as const) } : {}),
    identifiers: next(4) === 0 ? [pick(entries).entry.identifiers[0] ?? { type: 'RFC', value: 'QUIM620503AB1' }] : [],
  };
});

it('answers the same questions with the same hits as this version of the engine did', () => {
  const index = openIndex(buildIndex(entries));
  const hash = createHash('sha256');
  for (const question of questions) {
    const { hits, nearest, isComparable } = search(index, question);
    const answers = [...hits, ...(nearest ? [nearest] : [])].map(({ sourceId, score, regulatorScore, explanation }) => [
      sourceId,
      score.toFixed(9),
      regulatorScore.toFixed(9),
      explanation.tokens.map(({ likeness, similarity, weight }) => `${likeness} ${(similarity * weight).toFixed(9)}`),
      explanation.parts.map(({ reason, effect }) => `${reason} ${effect.toFixed(9)}`),
    ]);
    hash.update(JSON.stringify([question.name, isComparable, answers]));
  }
  const sha256 = hash.digest('hex');
  expect(
    { version: ENGINE_VERSION, sha256 },
    'The matcher answers otherwise than before: raise ENGINE_VERSION in engine-version.ts, so that replays of earlier ' +
      'screenings say so, and record the version and the hash here.',
  ).toEqual(RECORDED);
});
