import type { EntryIdentifier } from '@homologa/domain/screenings/list-entry';
import { expect, it } from 'vitest';
import { sharedIdentifier } from './identifiers';

const of = (type: string, value: string, country?: string): EntryIdentifier => ({
  type,
  value,
  ...(country ? { country } : {}),
});

it.each([
  ['a branch of a company in Brazil', of('tax_id', '06.888.897/0001-18', 'BR'), of('cnpj', '06888897000207', 'BR')],
  ['its root alone', of('tax_id', '06.888.897/0001-18', 'BR'), of('cnpj', '06888897', 'BR')],
  ['a CNPJ that lost its zero', of('tax_id', '06.888.897/0001-18', 'BR'), of('cnpj', '6888897000118')],
  ['a CNPJ with letters', of('tax_id', '12.ABC.345/01DE-35', 'BR'), of('cnpj', '12ABC34501DE35', 'BR')],
  ['a CPF that lost its zeros', of('tax_id', '001.234.567-97', 'BR'), of('cpf', '123456797', 'BR')],
  ['a NIT with its check digit', of('tax_id', '900.373.913-4', 'CO'), of('nit', '900373913', 'CO')],
  ['a NIT whose dash is gone', of('tax_id', '9003739134', 'CO'), of('nit', '900373913')],
  ['a RUT with points', of('tax_id', '76.192.083-9', 'CL'), of('rut', '76192083', 'CL')],
  ['a RUT whose dash is gone', of('tax_id', '761920839', 'CL'), of('rut', '76.192.083-9', 'CL')],
  ['a RUC of a person and the identity card', of('tax_id', '10428963511', 'PE'), of('national_id', '42896351', 'PE')],
  [
    'a CUIT of a person and the identity card',
    of('tax_id', '20-12345678-6', 'AR'),
    of('national_id', '12.345.678', 'AR'),
  ],
  ['a CUIT with and without dashes', of('tax_id', '30-50001091-2', 'AR'), of('cuit', '30500010912')],
  [
    'a RUC of Ecuador and the identity card',
    of('tax_id', '1710034065001', 'EC'),
    of('national_id', '1710034065', 'EC'),
  ],
  ['a RUT of Uruguay that lost its zeros', of('tax_id', '021234560017', 'UY'), of('rut', '21234560017', 'UY')],
])('%s is the same', (_what, own, theirs) => {
  expect(sharedIdentifier([own], [theirs])).toBe(theirs);
  expect(sharedIdentifier([theirs], [own])).toBe(own);
});

it.each([
  ['another company in Brazil', of('tax_id', '06.888.897/0001-18', 'BR'), of('cnpj', '33.000.167/0001-01', 'BR')],
  ['the identity card with a root’s digits', of('tax_id', '06.888.897/0001-18', 'BR'), of('national_id', '06888897')],
  ['a NIT that ends like a check digit', of('tax_id', '900373913', 'CO'), of('nit', '90037391', 'CO')],
  ['a company’s RUC', of('tax_id', '20428963511', 'PE'), of('national_id', '42896351', 'PE')],
  ['a number of another country', of('tax_id', '900373913-4', 'CO'), of('tax_id', '900373913', 'MX')],
  ['a passport with the digits of a card', of('tax_id', '10428963511', 'PE'), of('passport', '42896351', 'PE')],
])('%s is another', (_what, own, theirs) => expect(sharedIdentifier([own], [theirs])).toBeNull());
