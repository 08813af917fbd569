import { expect, it } from 'vitest';
import { emptyMessage } from './empty-message';

it('tells a search, a filter and a status apart', () => {
  const text = (filter: Record<string, unknown>) => emptyMessage(filter).words.en;
  expect(text({ q: 'acme', status: 'pending' })).toBe('There are no suppliers that match your search query');
  expect(text({ country: ['brazil'], status: 'pending' })).toBe(
    'There are no suppliers that match your filter criteria',
  );
  expect(text({ status: 'in_progress' })).toBe('There are currently no suppliers with status in progress');
  expect(text({ status: 'archived' })).toBe('There are currently no archived suppliers');
  expect(text({})).toBe('There are currently no suppliers');
});
