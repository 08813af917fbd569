import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { repeatsCards } from './repeated-fields';
import { SHOWN_FIELDS } from './report-values';

const supplierOf = (report: object, type = 'onboarding') =>
  ({
    workflow: { type, report_type: 'bir' },
    account: null,
    invite: { phone: '+57 601 510 1000', emails: ['a@acero.test'] },
    report: { phones: ['+576015101000'], emails: ['a@acero.test'], ...report },
  }) as unknown as SupplierResponse;
const shown = (supplier: SupplierResponse) => SHOWN_FIELDS.filter((field) => !repeatsCards(supplier, field));

it('repeats what the company and rating cards show', () => {
  expect(shown(supplierOf({}))).toEqual([
    'numberOfSuits',
    'emmaScore',
    'racRiskIndicator',
    'commercialScore',
    'ccrScore',
    'dunsNumber',
    'shareholders',
  ]);
  expect(shown(supplierOf({}, 'investigating'))).not.toContain('dunsNumber');
});

it('does not fold a phone or an e-mail that differs from the one of the company card', () => {
  expect(shown(supplierOf({ phones: ['+5491150000000'], emails: ['b@acero.test'] }))).toEqual(
    expect.arrayContaining(['phones', 'emails']),
  );
});
