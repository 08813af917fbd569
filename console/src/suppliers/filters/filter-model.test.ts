import { describe, expect, it } from 'vitest';
import {
  appliedCount,
  chipsOf,
  dayOfBound,
  endOfDay,
  hidesRatings,
  startOfDay,
  statusesOf,
  tabOf,
  valuesOf,
  withoutChip,
  withoutFilters,
  withStatus,
  withValues,
} from './filter-model';

const ALL_TABS = ['all', 'completed', 'archived'] as const;
const WORKFLOW_TABS = ['all', 'pending', 'in_progress', 'completed', 'archived'] as const;

describe('what an address says', () => {
  it('is read as one value, a list or a text with commas', () => {
    expect(valuesOf({ country: 'brazil' }, 'country')).toEqual(['brazil']);
    expect(valuesOf({ country: 'brazil,peru' }, 'country')).toEqual(['brazil', 'peru']);
    expect(valuesOf({ country: ['brazil', 'peru'] }, 'country')).toEqual(['brazil', 'peru']);
    expect(valuesOf({}, 'country')).toEqual([]);
  });

  it('reads an industry under its key, so that an old saved filter in another language is the same filter', () => {
    const saved = { industry: ['Productos metálicos', 'Metal products', 'Venta de botones'] };
    expect(valuesOf(saved, 'industry')).toEqual(['Metal products', 'Venta de botones']);
    expect(chipsOf(saved, ALL_TABS)).toHaveLength(2);
    expect(withoutChip(saved, { key: 'industry', value: 'Metal products' })).toEqual({
      industry: ['Venta de botones'],
    });
  });

  it('is written as lists, and without what is empty', () => {
    expect(withValues({ q: 'a' }, 'country', ['peru'])).toEqual({ q: 'a', country: ['peru'] });
    expect(withValues({ country: ['peru'] }, 'country', [])).toEqual({});
    expect(withValues({}, 'created_from', ['2026-01-01'])).toEqual({ created_from: '2026-01-01' });
  });

  it('survives the way through an address', () => {
    const filter = withValues(withValues({ q: 'ñandú' }, 'tags', ['a', 'b']), 'dnb_rating', ['5A2']);
    expect(JSON.parse(decodeURIComponent(encodeURIComponent(JSON.stringify(filter))))).toEqual(filter);
  });
});

describe('statuses', () => {
  it('are a tab where the list has one, and chips where it has none', () => {
    expect(tabOf({}, ALL_TABS)).toBe('all');
    expect(tabOf({ status: ['completed'] }, ALL_TABS)).toBe('completed');
    expect(tabOf({ status: 'pending' }, ALL_TABS)).toBeNull();
    expect(tabOf({ status: ['pending', 'completed'] }, WORKFLOW_TABS)).toBeNull();
    expect(chipsOf({ status: 'pending' }, ALL_TABS)).toEqual([{ key: 'status', value: 'pending' }]);
    expect(chipsOf({ status: 'pending' }, WORKFLOW_TABS)).toEqual([]);
    expect(statusesOf({ status: ['all', 'pending'] })).toEqual([]);
    expect(statusesOf({ status: 'lost' })).toEqual([]);
  });

  it('pending and in progress hide the rating filters and leave none behind', () => {
    expect(hidesRatings({ status: 'pending' })).toBe(true);
    expect(hidesRatings({ status: ['pending', 'in_progress'] })).toBe(true);
    expect(hidesRatings({ status: ['pending', 'completed'] })).toBe(false);
    expect(hidesRatings({})).toBe(false);
    const filter = { q: 'a', country: ['peru'], dnb_rating: ['5A2'], ccr_score: ['A'] };
    expect(withStatus(filter, 'in_progress')).toEqual({ q: 'a', country: ['peru'], status: ['in_progress'] });
    expect(withStatus(filter, 'completed')).toEqual({ ...filter, status: ['completed'] });
    expect(withStatus({ status: ['completed'] }, 'all')).toEqual({});
  });
});

describe('chips', () => {
  const filter = { q: 'a', status: ['completed'], country: ['brazil', 'peru'], invitation: 'failed' };

  it('are one for each value, search and tab aside', () => {
    expect(chipsOf(filter, WORKFLOW_TABS)).toEqual([
      { key: 'country', value: 'brazil' },
      { key: 'country', value: 'peru' },
      { key: 'invitation', value: 'failed' },
    ]);
    expect(appliedCount(filter)).toBe(2);
  });

  it('are removed one by one, or all at once', () => {
    expect(withoutChip(filter, { key: 'country', value: 'brazil' })).toEqual({ ...filter, country: ['peru'] });
    expect(withoutChip({ country: 'peru' }, { key: 'country', value: 'peru' })).toEqual({});
    expect(withoutChip({ status: ['pending'] }, { key: 'status', value: 'pending' })).toEqual({});
    expect(withoutFilters(filter)).toEqual({ q: 'a', status: ['completed'] });
  });
});

describe('days', () => {
  it("are the person's own, whole ones, and come back from their bounds", () => {
    expect(dayOfBound('created_from', startOfDay('2026-03-31'))).toBe('2026-03-31');
    expect(dayOfBound('created_to', endOfDay('2026-03-31'))).toBe('2026-03-31');
    expect(new Date(endOfDay('2026-12-31')).getTime() - new Date(startOfDay('2026-12-31')).getTime()).toBe(86_400_000);
    expect(dayOfBound('created_to', '2026-03-31')).toBe('2026-03-31');
    expect(dayOfBound('created_from', 'May')).toBe('');
  });
});
