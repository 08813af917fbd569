import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { expect, test } from 'vitest';
import { askedOfTexts, knownShareholders, NEW_SHAREHOLDER, wrongBirthDates } from './shareholder-texts';

const supplier = (invited: string[], reported: string[] = []) =>
  ({ invite: { shareholders: invited }, report: { shareholders: reported } }) as unknown as SupplierRow;
const none = NEW_SHAREHOLDER;

test('those of the report go before those of the client; what is written behind the names is read', () => {
  expect(knownShareholders(supplier(['Ana (1962 / Chile)']), [])).toEqual([
    { ...none, name: 'Ana', birth_date: '1962', nationality: 'chile' },
  ]);
  expect(knownShareholders(supplier(['Ana'], ['Luz (50 %)']), [])).toEqual([{ ...none, name: 'Luz' }]);
});

test('what the screening before asked is offered again', () => {
  const facts = { kind: null, birth_date: '1962', nationality: null, tax_id: null, document: null };
  expect(knownShareholders(supplier(['ANA PÉREZ']), [{ name: 'Ana Perez', ...facts }, 'Eva'])).toEqual([
    { ...none, name: 'Ana Perez', birth_date: '1962' },
    { ...none, name: 'Eva' },
  ]);
});

test('a name alone is sent as a text, empty ones are left out', () => {
  expect(
    askedOfTexts([
      { ...none, name: 'Ana' },
      { ...none, name: ' ' },
      { ...none, name: 'Luz', kind: 'person', birth_date: '05/1962', tax_id: ' 1 ' },
    ]),
  ).toEqual(['Ana', { name: 'Luz', kind: 'person', birth_date: '1962-05', tax_id: '1' }]);
});

test('a date of birth that nobody can read, or that is still to come, is named by its field', () => {
  const born = ['1962', '', 'May', '2999'].map((text) => ({ ...none, birth_date: text }));
  expect(wrongBirthDates(born)).toEqual(['shareholders.2.birth_date', 'shareholders.3.birth_date']);
});
