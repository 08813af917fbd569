import { parseBulkSuppliers } from '@homologa/domain/suppliers/bulk-suppliers';
import { expect, it } from 'vitest';
import { bulkLines } from './bulk-lines';

it('marks the cells that the parser found wrong, counting records as it does', () => {
  const text = 'Acme; Ana; ana@acme.test; peru; ; ; ; \n\nBeta; Bo; not-an-email; peru; ; ; ; \nshort; line\n';
  const traits = { type: 'onboarding', product: 'report', reportType: 'questionnaire' } as const;
  const lines = bulkLines(text, parseBulkSuppliers(text, traits).violations, 100);
  expect(lines.map(({ number, isMisshapen }) => [number, isMisshapen])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect([...(lines[1]?.wrong ?? [])]).toEqual(['emails']);
  expect(lines[0]?.wrong.size).toBe(0);
});
