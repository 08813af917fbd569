import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { expect, it } from 'vitest';
import { allOf, isNamed, noneOf, storedColumns, toggled, withActionsLast } from './column-choice';

const ALL: SupplierColumn[] = ['company_name', 'status', 'country', 'tax_id', 'actions'];

it('shows and hides columns, all or none of them, keeping the chosen order', () => {
  expect(toggled(['company_name', 'status'], 'country')).toEqual(['company_name', 'status', 'country']);
  expect(toggled(['company_name', 'actions'], 'country')).toEqual(['company_name', 'country', 'actions']);
  expect(withActionsLast(['actions', 'status', 'country'])).toEqual(['status', 'country', 'actions']);
  expect(toggled(['company_name', 'status'], 'status')).toEqual(['company_name']);
  expect(allOf(['tax_id', 'company_name'], ALL)).toEqual(['tax_id', 'company_name', 'status', 'country', 'actions']);
  expect(noneOf(ALL)).toEqual(['company_name', 'actions']);
});

it('finds a column by a part of its name, whatever its accents', () => {
  expect(isNamed('Puntuación EMMA', ' puntuacion')).toBe(true);
  expect(isNamed('Country', 'tax')).toBe(false);
});

it('keeps the column of workflows for the table of all suppliers when one workflow is arranged', () => {
  const former: SupplierColumn[] = ['company_name', 'workflow', 'status', 'country'];
  expect(storedColumns(['status', 'company_name'], former, ALL)).toEqual(['status', 'workflow', 'company_name']);
  expect(storedColumns(['status'], ['company_name', 'status', 'workflow'], ALL)).toEqual(['status', 'workflow']);
});
