import { interpolate } from '@homologa/domain/language/interpolate';
import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import { expect, it } from 'vitest';
import { sentenceOf } from './sentence';

const told = (kind: NotificationResponse['kind'], facts: Record<string, unknown>): string =>
  sentenceOf(
    { kind, supplier: 'Aceros', workflow: 'Bir 2026', facts } as NotificationResponse,
    (words, values = {}) => interpolate(words.en, values),
    'en',
  );

it('names whoever proposes, the company and the list', () => {
  expect(told('hit_proposed', { person: 'Ana' })).toMatch(/^Ana proposes a true match for Aceros in “Bir 2026”/);
  expect(told('rule_proposed', { person: 'Ana', rule: 'four_eyes' })).toMatch(/^Ana proposes that one person alone/);
  expect(told('rule_to_confirm', { person: 'Ana', company: 'Norte', rule: 'second_look' })).toMatch(/^Ana .* Norte /);
  expect(told('rule_settled', { person: 'Bruno', rule: 'four_eyes', outcome: 'rejected' })).toMatch(/Bruno.*stays/);
  expect(told('watchlist_stale', { list: 'UN' })).toContain('UN');
});
