import { describe, expect, it } from 'vitest';
import type { SupplierForm } from '../workflow-form';
import { EMPTY_INVITE_TEXTS } from './invite-texts';
import { parseSheet, pasteInto } from './paste-rows';

const FIELDS = ['company_name', 'full_name', 'emails', 'country', 'tax_id'] as const;
const keys = () => {
  let next = 0;
  return () => `k${(next += 1)}`;
};
const row = (company_name: string): SupplierForm => ({
  key: company_name,
  id: null,
  invite: { ...EMPTY_INVITE_TEXTS, company_name, phone: '1' },
});

describe('parseSheet', () => {
  it('leaves a single value to the field', () => {
    expect(parseSheet('ACME; Inc.')).toBeNull();
    expect(parseSheet('ACME\r\n')).toBeNull();
  });

  it('reads rows, columns and quoted cells', () => {
    expect(parseSheet('ACME\tAna\r\nBeta\t"a@b.test\nc@d.test"\r\n')).toEqual([
      ['ACME', 'Ana'],
      ['Beta', 'a@b.test\nc@d.test'],
    ]);
    expect(parseSheet('"5"" pipes"\tAna')).toEqual([['5" pipes', 'Ana']]);
    expect(parseSheet('24" screens\tAna\n\t\nB\t')).toEqual([
      ['24" screens', 'Ana'],
      ['B', ''],
    ]);
  });

  it('reads one column, and the lines of the bulk form', () => {
    expect(parseSheet('ACME\nBeta')).toEqual([['ACME'], ['Beta']]);
    expect(parseSheet('ACME;Ana;a@b.test;Brazil')).toEqual([['ACME', 'Ana', 'a@b.test', 'Brazil']]);
  });
});

describe('pasteInto', () => {
  it('writes over what is there from the place on, adds rows and keeps the other columns', () => {
    const cells = [
      ['Ana', 'a@b.test;c@d.test', 'México'],
      ['Bea', 'b@b.test', 'Atlantis'],
    ];
    const { suppliers, pasted } = pasteInto(
      [row('A'), row('B')],
      FIELDS,
      { row: 1, field: 'full_name' },
      cells,
      keys(),
    );
    expect(pasted).toBe(2);
    expect(suppliers.map(({ key, invite }) => [key, invite.company_name, invite.full_name, invite.country])).toEqual([
      ['A', 'A', '', ''],
      ['B', 'B', 'Ana', 'mexico'],
      ['k1', '', 'Bea', 'Atlantis'],
    ]);
    expect(suppliers[1]?.invite).toMatchObject({ emails: 'a@b.test, c@d.test', phone: '1' });
  });

  it('follows a heading in any of the languages, wherever it is pasted', () => {
    const cells = [
      ['País', 'Nombre de la empresa *', 'Color'],
      ['Brasil', 'Beta', 'red'],
    ];
    const { suppliers, pasted } = pasteInto([], FIELDS, { row: 0, field: 'emails' }, cells, keys());
    expect(pasted).toBe(1);
    expect(suppliers[0]?.invite).toMatchObject({ country: 'brazil', company_name: 'Beta', emails: '' });
  });

  it('drops what does not fit beside the last column', () => {
    const { suppliers } = pasteInto([], FIELDS, { row: 0, field: 'tax_id' }, [['1', 'beyond']], keys());
    expect(suppliers[0]?.invite).toEqual({ ...EMPTY_INVITE_TEXTS, tax_id: '1' });
  });
});
