import { parseBulkSuppliers } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { expect, it } from 'vitest';
import { bulkLines } from './bulk-lines';

const traits = { type: 'onboarding', product: 'report', reportType: 'questionnaire' } as const;
const linesOf = (text: string) => bulkLines(parseBulkSuppliers(text, traits), traits);
const notesOf = (text: string) =>
  linesOf(text).map(({ cells }) =>
    Object.fromEntries(
      Object.entries(cells ?? {})
        .flatMap(([field, { note }]) => (note ? [[field, note.words.en, note.isProblem]] : []))
        .map(([field, ...note]) => [field, note]),
    ),
  );

it('says in each wrong cell what is wrong with it, counting records as the parser does', () => {
  const text = 'Acme; Ana; ana@acme.test; peru; ; ; ; \n\nBeta; ; not-an-email; ; ; ; ; \nshort; line\n';
  expect(linesOf(text).map(({ number, cells, typed }) => [number, cells === null, typed.length])).toEqual([
    [1, false, 8],
    [2, false, 8],
    [3, true, 2],
  ]);
  expect(notesOf(text)).toEqual([
    {},
    { full_name: ['Required', true], emails: ['Not a valid e-mail', true], country: ['Required', true] },
    {},
  ]);
});

it('points out who is in the paste twice, by name or e-mail', () => {
  const text = [
    'Company Name\tFull Name\tContact Emails\tCountry',
    'Acme\tAna\tana@acme.test\tperu',
    'ACMÉ\tEva\teva@acme.test\tperu',
    'Beta\tBo\tAna@acme.test\tperu',
  ].join('\n');
  expect(notesOf(text)).toEqual([
    {},
    { company_name: ['Same as line {n}', false] },
    { emails: ['Same as line {n}', false] },
  ]);
  expect(linesOf(text)[2]?.cells?.emails.note?.values).toEqual({ n: 1 });
});
