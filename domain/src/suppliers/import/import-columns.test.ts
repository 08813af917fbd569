import { expect, test } from 'vitest';
import type { WorkflowTraits } from '../../catalog/workflow-traits';
import { findColumns, fittingColumns, keepColumns, keptColumns, missingColumns } from './import-columns';

const ONBOARDING: WorkflowTraits = { type: 'onboarding', product: 'report', reportType: 'bir' };
const IN_ORDER = ['company_name', 'full_name', 'emails', 'country', 'tax_id', 'address', 'sic', 'phone'];
const RECORD = ['Aceros', 'Luisa', 'a@x.test', 'Argentina', '', '', '', ''];

test('headings that say all that is required are sure, in any order and with columns besides', () => {
  const heading = ['Fecha', 'Correo', 'País', 'Proveedor', 'Contacto', 'Comprador'];
  expect(findColumns([heading, ['1', 'a@x.test', 'Perú', 'Aceros', 'Luisa', 'B']], ONBOARDING)).toEqual({
    columns: { hasHeading: true, fields: [null, 'emails', 'country', 'company_name', 'full_name', null] },
    isSure: true,
  });
});

test('headings that leave a required field open ask, with what they do say', () => {
  const found = findColumns(
    [
      ['Proveedor', 'Correo', 'Sede'],
      ['Aceros', 'a@x.test', 'Perú'],
    ],
    ONBOARDING,
  );
  expect(found).toEqual({
    columns: { hasHeading: true, fields: ['company_name', 'emails', null] },
    isSure: false,
  });
  expect(missingColumns(found.columns, ONBOARDING)).toEqual(['full_name', 'country']);
});

test('headings that begin as the form but have fewer columns are read by their names', () => {
  const { columns, isSure } = findColumns(
    [
      ['company_name', 'emails', 'country'],
      ['Aceros', 'a@x.test', 'Perú'],
    ],
    ONBOARDING,
  );
  expect([columns.fields, isSure]).toEqual([['company_name', 'emails', 'country'], false]);
  expect(missingColumns(columns, ONBOARDING)).toEqual(['full_name']);
});

test('a first row without an e-mail or an identifier above rows with one is a heading that is not known', () => {
  const found = findColumns(
    [
      ['Alpha', 'Beta', 'Gamma'],
      ['Aceros', 'Luisa', 'a@x.test'],
    ],
    ONBOARDING,
  );
  expect(found).toEqual({ columns: { hasHeading: true, fields: [null, null, null] }, isSure: false });
});

test('rows without a heading, and those below the form’s first heading, are in the order of the form', () => {
  expect(findColumns([RECORD, RECORD], ONBOARDING)).toEqual({
    columns: { hasHeading: false, fields: IN_ORDER },
    isSure: true,
  });
  expect(findColumns([['a', 'b']], ONBOARDING)).toMatchObject({ columns: { hasHeading: false }, isSure: true });
  const heading = ['Empresa *', '2', '3', '4', '5', '6', '7', '8'];
  expect(findColumns([heading, RECORD], ONBOARDING)).toEqual({
    columns: { hasHeading: true, fields: IN_ORDER },
    isSure: true,
  });
  expect(findColumns([heading.slice(0, 5), RECORD], ONBOARDING).isSure).toBe(false);
});

test('a field counts at its first column, and only where the workflow asks for it', () => {
  const columns = { hasHeading: true, fields: ['emails', 'emails', 'duns_number'] as const };
  const fitting = { hasHeading: true, fields: ['emails', null, null] };
  expect(fittingColumns({ ...columns, fields: [...columns.fields] }, ONBOARDING)).toEqual(fitting);
  expect(
    missingColumns(
      { hasHeading: false, fields: ['tax_id'] },
      { ...ONBOARDING, type: 'investigating', reportType: 'ccr' },
    ),
  ).toEqual([]);
});

test('a choice is found again for the same headings in another order and another spelling', () => {
  const kept = keepColumns(['Razón', 'Dato', 'Dato'], { hasHeading: true, fields: ['company_name', 'emails', null] });
  expect(keptColumns(['dato', 'RAZON', 'DATO'], kept).fields).toEqual(['emails', 'company_name', null]);
});
