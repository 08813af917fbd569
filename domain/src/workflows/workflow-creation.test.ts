import { describe, expect, it } from 'vitest';
import type { ReportType } from '../catalog/report-types';
import type { CompanyFeatures, CompanyProduct } from '../companies/features';
import { fittingReportType, reportTypeChoices, resolveWorkflowChoices } from './workflow-creation';

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

  it('begins with what was bought where that is not a BIR', () => {
    const bought = (...types: ReportType[]) => ({ ...hybrid, products: types.map((type) => product(type)) });
    const made = (features: CompanyFeatures) => {
      const { choices, violations } = resolveWorkflowChoices(features, {});
      return [choices.type, choices.reportType, violations.length];
    };
    expect(made(bought('ccr'))).toEqual(['investigating', 'ccr', 0]);
    expect(made(bought('cfr'))).toEqual(['investigating', 'cfr', 0]);
    expect(made(bought('ccr', 'rac'))).toEqual(['onboarding', 'rac', 0]);
    expect(made(bought())).toEqual(['onboarding', 'bir', 0]);
    expect(made({ ...bought('ccr'), workflowType: 'onboarding' })).toEqual(['onboarding', 'bir', 0]);
    expect(made({ ...bought('cfr'), workflowProduct: 'score' })).toEqual(['onboarding', 'bir', 0]);
    expect(resolveWorkflowChoices(bought('ccr'), { type: 'onboarding', reportType: 'bir' }).violations).toEqual([]);
  });
});

describe('the form', () => {
  it('offers CCR for investigating alone, and CFR never', () => {
    expect(reportTypeChoices(hybrid, 'onboarding')).toEqual(['ckr', 'questionnaire']);
    expect(reportTypeChoices(hybrid, 'investigating')).toEqual(['ccr', 'ckr', 'questionnaire']);
  });

  it('keeps a report type while it can be made, and takes the first that was bought instead', () => {
    const fitting = (
      type: 'onboarding' | 'investigating',
      reportType: ReportType,
      made: 'report' | 'score' = 'report',
    ) => fittingReportType(hybrid, { type, product: made, reportType });
    expect(fitting('investigating', 'ccr')).toBe('ccr');
    expect(fitting('onboarding', 'ccr')).toBe('ckr');
    expect(fitting('onboarding', 'questionnaire')).toBe('questionnaire');
    expect(fitting('onboarding', 'bir')).toBe('ckr');
    expect(fitting('onboarding', 'ckr', 'score')).toBe('bir');
  });
});
