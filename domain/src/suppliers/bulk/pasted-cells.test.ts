import { expect, it } from 'vitest';
import { headingOf, readSheetCells } from './pasted-cells';

it('reads what a spreadsheet copies: quoted cells with tabs, breaks and quotation marks in them', () => {
  expect(readSheetCells('a\tb\r\nc\t')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(readSheetCells('"x\ty"\t"p\r\nq"\n"5"" pipe"')).toEqual([['x\ty', 'p\r\nq'], ['5" pipe']]);
  expect(readSheetCells('"ACME" S.A.\t24" screen\t"open\tz')).toEqual([['"ACME" S.A.', '24" screen', '"open', 'z']]);
  expect(readSheetCells('')).toEqual([['']]);
});

it('is done with text full of quotations that never end', () => {
  const text = '"a""\t""'.repeat(100_000);
  expect(readSheetCells(text)[0]?.length).toBe(100_001);
});

it('knows a heading by two names of fields, in any language', () => {
  expect(headingOf(['PAÍS', 'Notas', 'Nombre de la empresa *'])).toEqual(['country', null, 'company_name']);
  expect(headingOf(['Country', 'ACME'])).toBeNull();
  expect(headingOf(['Country', 'País'])).toBeNull();
  expect(headingOf(['Empresa', 'Razón social', 'País'])).toEqual(['company_name', null, 'country']);
});

it.each([
  [['Proveedor', 'Contacto', 'Correo electrónico', 'País', 'RUC', 'Teléfono']],
  [['RAZÃO SOCIAL', 'Contato', 'E-mail', 'País', 'CNPJ', 'Celular']],
  [['Supplier name', 'Contact person', 'Email', 'Country', 'Tax ID', 'Phone number']],
])('knows what the sheets of buyers call the fields: %j', (row) => {
  expect(headingOf(row)).toEqual(['company_name', 'full_name', 'emails', 'country', 'tax_id', 'phone']);
});
