import { describe, expect, it } from 'vitest';
import type { ReportType } from '../catalog/report-types';
import type { CompanyFeatures, CompanyProduct } from '../companies/features';
import { reportTypeChoices, resolveWorkflowChoices } from './workflow-creation';

const product = (type: ReportType, more: Partial<CompanyProduct> = {}): CompanyProduct => ({
  type,
  enabled: true,
  visible: true,
  used: 0,
  total: 10,
  ...more,
});
const hybrid: CompanyFeatures = {
  workflowType: 'hybrid',
  workflowProduct: 'hybrid',
  workflowPayment: 'hybrid',
  pricePerSupplier: 150,
  products: [
    product('cfr'),
    product('ccr'),
    product('bir', { enabled: false }),
    product('ckr'),
    product('questionnaire'),
  ],
  publicOnboardingLink: true,
};
const fixed: CompanyFeatures = {
  ...hybrid,
  workflowType: 'investigating',
  workflowProduct: 'report',
  workflowPayment: 'supplier',
};

describe('resolveWorkflowChoices', () => {
  it('makes a valid draft of nothing', () => {
    expect(resolveWorkflowChoices(hybrid, {})).toEqual({
      choices: { type: 'onboarding', product: 'report', payment: 'client', reportType: 'ckr', pricePerSupplier: null },
      violations: [],
    });
    expect(resolveWorkflowChoices({ ...hybrid, products: [] }, {}).choices.reportType).toBe('bir');
  });

  it('lets a hybrid company choose', () => {
    const asked = { type: 'investigating', payment: 'supplier', reportType: 'questionnaire' } as const;
    expect(resolveWorkflowChoices(hybrid, asked)).toEqual({
      choices: { ...asked, product: 'report', pricePerSupplier: 150 },
      violations: [],
    });
  });

  it('refuses another value than the company has, each by its path', () => {
    const { violations } = resolveWorkflowChoices(fixed, {
      type: 'onboarding',
      product: 'score',
      payment: 'client',
      reportType: 'rac',
    });
    expect(violations.map(({ code, path }) => [code, path])).toEqual([
      ['workflow_choice_not_available', 'type'],
      ['workflow_choice_not_available', 'product'],
      ['workflow_choice_not_available', 'payment'],
      ['workflow_choice_not_available', 'report_type'],
    ]);
    expect(resolveWorkflowChoices(fixed, { type: 'investigating', payment: 'supplier' }).violations).toEqual([]);
  });

  it('forces a score to BIR, and takes CFR and CCR by name only when investigating', () => {
    expect(resolveWorkflowChoices(hybrid, { product: 'score', reportType: 'ckr' }).choices.reportType).toBe('bir');
    expect(resolveWorkflowChoices(hybrid, { reportType: 'cfr' }).violations.length).toBe(1);
    expect(resolveWorkflowChoices(hybrid, { reportType: 'cfr', type: 'investigating' }).violations).toEqual([]);
    expect(resolveWorkflowChoices(hybrid, { reportType: 'bir' }).violations.length).toBe(1);
  });

  it('sets the price only when the supplier pays', () => {
    expect(resolveWorkflowChoices(fixed, {}).choices.pricePerSupplier).toBe(150);
    expect(resolveWorkflowChoices(fixed, { pricePerSupplier: 80 }).choices.pricePerSupplier).toBe(80);
    expect(resolveWorkflowChoices(hybrid, { pricePerSupplier: 80 }).choices.pricePerSupplier).toBeNull();
  });

  it('offers neither CFR nor CCR in the form', () =>
    expect(reportTypeChoices(hybrid)).toEqual(['ckr', 'questionnaire']));
});
