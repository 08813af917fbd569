import { expect, it } from 'vitest';
import { type AgedList, editionDays, KNOWN_WATCHLISTS, staleReason } from './watchlists';

const NOW = new Date('2026-11-24T12:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const aged = (more: Partial<AgedList> = {}): AgedList => ({
  code: 'un-sc',
  format: 'un_xml',
  checkedAt: NOW,
  staleAfterHours: 168,
  maxEditionDays: null,
  current: { publishedOn: day('2026-11-20'), importedAt: NOW },
  ...more,
});
const edition = (published: string | null, imported = '2026-11-24') => ({
  current: { publishedOn: published === null ? null : day(published), importedAt: day(imported) },
});

it('a list of 2021 that was looked up today is stale by its edition', () => {
  expect(staleReason(aged(), NOW)).toBeNull();
  expect(staleReason(aged(edition('2021-06-01')), NOW)).toBe('old_edition');
  expect(staleReason(aged({ checkedAt: day('2026-11-10') }), NOW)).toBe('not_looked_up');
  expect(staleReason(aged({ checkedAt: null, current: null }), NOW)).toBe('not_looked_up');
});

it('an edition without a day is as old as its import', () => {
  expect(staleReason(aged(edition(null)), NOW)).toBeNull();
  expect(staleReason(aged(edition(null, '2026-09-01')), NOW)).toBe('old_edition');
});

it('how old an edition may be is what an operator said, else what is known of the list, else of its format', () => {
  const days = (code: string, format: string, maxEditionDays: number | null = null) =>
    editionDays({ code, format, maxEditionDays });
  expect(days('un-sc', 'un_xml')).toBe(KNOWN_WATCHLISTS['un-sc'].maxEditionDays);
  expect(days('un-sc', 'un_xml', 7)).toBe(7);
  expect(days('our-copy-of-ofac', 'ofac_xml')).toBe(KNOWN_WATCHLISTS['ofac-cons'].maxEditionDays);
  expect(days('constructor', 'csv')).toBe(366);
  // A feed only contains the newest articles and has no editions.
  expect(days('press', 'media_rss')).toBeNull();
});
