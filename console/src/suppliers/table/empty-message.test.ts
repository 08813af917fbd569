import { expect, it } from 'vitest';
import { emptyMessage } from './empty-message';

const empty = (filter: Record<string, unknown>) => {
  const { words, remedy } = emptyMessage(filter);
  return [words.en, remedy];
};

it('tells a search, a filter, a status and a list without anybody apart', () => {
  expect(empty({ q: 'acme', status: 'pending' })).toEqual([
    'There are no suppliers that match your search query',
    'clear',
  ]);
  expect(empty({ country: ['brazil'], status: 'pending' })).toEqual([
    'There are no suppliers that match your filter criteria',
    'clear',
  ]);
  expect(empty({ status: ['pending'] })).toEqual(['There are currently no suppliers with status pending', 'show_all']);
  expect(empty({ status: 'in_progress' })).toEqual([
    'There are currently no suppliers with status in progress',
    'show_all',
  ]);
  expect(empty({ status: 'completed' })).toEqual([
    'There are currently no suppliers with status completed',
    'show_all',
  ]);
  expect(empty({ status: 'archived' })).toEqual(['There are currently no archived suppliers', 'show_all']);
  expect(empty({})).toEqual(['There are currently no suppliers', 'begin']);
  expect(empty({ status: 'all' })).toEqual(['There are currently no suppliers', 'begin']);
});

it('takes a filter without values for none', () => {
  expect(empty({ country: [] })).toEqual(['There are currently no suppliers', 'begin']);
});
