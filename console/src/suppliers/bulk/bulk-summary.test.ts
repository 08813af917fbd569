import type { PlaceValues } from '@homologa/domain/language/interpolate';
import type { Words } from '@homologa/domain/language/locales';
import { fillText } from '@homologa/web/texts/text';
import { expect, it } from 'vitest';
import { bulkSummary } from './bulk-summary';

const en = (words: Words, values?: PlaceValues) => fillText(words, 'en', values);
const es = (words: Words, values?: PlaceValues) => fillText(words, 'es', values);

it('says what was done, and whom it left out for which reason', () => {
  const skipped = [
    { reason: 'supplier_not_completed', count: 2 },
    { reason: 'supplier_archived', count: 1 },
  ];
  expect(bulkSummary({ action: 'archive', done: 1200, skipped }, en)).toBe(
    '1,200 suppliers archived. 3 skipped (not completed: 2, already archived: 1).',
  );
  expect(bulkSummary({ action: 'archive', done: 1, skipped: [] }, es)).toBe('1 proveedor archivado.');
});

it('says nothing of a result that it does not know', () => {
  expect(bulkSummary({ skipped: 'not_found' }, en)).toBe('');
});
