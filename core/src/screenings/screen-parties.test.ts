import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { IndexBuilder } from '@homologa/screening/index/index-builder';
import { openIndex } from '@homologa/screening/index/screening-index';
import { expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { dataOf, screenParties } from './screen-parties';

const NAME = 'FULANA REPETIDA MODELO';
const entry = (sourceId: string, more: Partial<ListEntry> = {}): ListEntry => ({
  sourceId,
  schema: 'person',
  names: [{ value: NAME, kind: 'primary' }],
  countries: [],
  birthDates: [],
  identifiers: [],
  programmes: [],
  topics: ['sanction'],
  ...more,
});
const question = {
  parties: [{ group: 'company_screenings' as const, name: NAME, countries: [], identifiers: [], birthDates: [] }],
  options: ['sanctions' as const],
  asOf: '2026-11-24',
};
const screened = async (entries: ListEntry[], watched: { party: string; list: string; source_id: string }[] = []) => {
  const answer = await screenParties(
    {} as Context,
    openIndex(new IndexBuilder().finish()),
    [],
    { ...question, watched },
    {
      provided: { provider: 'provider', entries },
    },
  );
  return { hash: answer.hash, party: dataOf(answer, []).company_screenings[0] };
};

test('beyond 250 hits of a party the rest is counted, but for what monitoring has found', async () => {
  const entries = Array.from({ length: 257 }, (_, at) => entry(String(at)));
  const { party } = await screened(entries);
  expect([party?.sanction_lists.length, party?.not_shown]).toEqual([250, 7]);
  const list = party?.sanction_lists[0]?.list.code ?? '';
  const kept = new Set(party?.sanction_lists.map(({ entry_id: id }) => id));
  const left = entries.find(({ sourceId }) => !kept.has(sourceId))?.sourceId ?? '';
  const watched = await screened(entries, [{ party: NAME, list, source_id: left }]);
  expect(watched.party?.not_shown).toBe(6);
  expect(watched.party?.sanction_lists.map(({ entry_id: id }) => id)).toContain(left);
});

test('entries that their list has cleared are information, presumed ones are hits that say so', async () => {
  const cleared = [entry('a', { topics: [] }), entry('b', { topics: ['tax'], status: 'cleared' })];
  const { party, hash } = await screened([...cleared, entry('c', { topics: ['tax'], status: 'presumed' })]);
  expect(party?.sanction_lists.map(({ entry_id: id, list_status: status }) => [id, status])).toEqual([
    ['c', 'presumed'],
  ]);
  expect(party?.information?.map(({ entry_id: id }) => id).sort()).toEqual(['a', 'b']);
  const without = await screened([entry('c', { topics: ['tax'], status: 'presumed' })]);
  expect(without.party?.information).toBeUndefined();
  expect(without.hash).not.toBe(hash);
});
