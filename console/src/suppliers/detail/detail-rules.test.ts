import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { companyFacts, showsCcrCard, showsRatingCard } from './detail-rules';

const workflow = (type: 'onboarding' | 'investigating', reportType: ReportType) =>
  ({ type, report_type: reportType }) as SupplierRow['workflow'];

it('shows the D-U-N-S number only when investigating', () => {
  expect(companyFacts(workflow('investigating', 'bir'))).toContain('duns');
  expect(companyFacts(workflow('onboarding', 'bir'))).not.toContain('duns');
});

it('hides the website of questionnaire reports alone', () => {
  expect(companyFacts(workflow('onboarding', 'questionnaire'))).not.toContain('website');
  expect(companyFacts(workflow('onboarding', 'ckr'))).toContain('website');
});

it('shows the Paydex except for CKR, questionnaire, RAF and RAC', () => {
  const without = (['ckr', 'questionnaire', 'raf', 'rac'] as const).filter((type) =>
    companyFacts(workflow('investigating', type)).includes('paydex'),
  );
  expect(without).toEqual([]);
  expect(companyFacts(workflow('investigating', 'sqr'))).toContain('paydex');
});

it('has a rating card where a report is to come or has come', () => {
  const card = (type: ReportType, report: object | null) =>
    showsRatingCard({ workflow: workflow('onboarding', type), report } as SupplierRow);
  expect([card('bir', null), card('questionnaire', null), card('cfr', {})]).toEqual([true, false, true]);
});

it('gives a CCR score a card of its own only where there is no report panel', () => {
  const card = (type: ReportType, ccr: object | null) =>
    showsCcrCard({ workflow: workflow('onboarding', type), ccr } as SupplierRow);
  expect([card('questionnaire', {}), card('questionnaire', null), card('bir', {})]).toEqual([true, false, false]);
});
