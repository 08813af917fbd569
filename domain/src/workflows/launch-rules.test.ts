import { describe, expect, it } from 'vitest';
import type { CompanyProduct } from '../companies/features';
import { normalizeInvite } from '../suppliers/invite';
import { type CheckedWorkflow, checkLaunch, checkUpdate, isQuotaOnly } from './launch-rules';

const now = new Date('2026-11-21T12:00:00Z');
const workflow: CheckedWorkflow & { dueDate: string | null } = {
  type: 'onboarding',
  product: 'report',
  reportType: 'bir',
  title: 'Suppliers 2026',
  questionnaire: [],
  dueDate: null,
};
const acme = normalizeInvite({ companyName: 'ACME', fullName: 'Ana', emails: ['ana@acme.com'], country: 'Mexico' });
const product: CompanyProduct = { type: 'bir', enabled: true, visible: true, used: 9, total: 10 };
const question = { id: 'q', type: null, title: '', required: true, options: [], file: null };

describe('launch', () => {
  it('is free with a title and complete suppliers within the quota', () => {
    expect(checkLaunch(workflow, [acme], product, now)).toEqual([]);
    expect(checkLaunch(workflow, [], product, now)).toEqual([]);
  });

  it('lists everything that stops it, in the order of the form, with the exact wording', () => {
    const bad = { ...acme, country: 'brazil', taxId: '123' };
    const broken = { ...workflow, title: ' ', questionnaire: [question], dueDate: '2026-11-01' };
    const found = checkLaunch(broken, [normalizeInvite({}), bad], product, now);
    expect(found.map(({ message, path, index }) => [message, path, index])).toEqual([
      ['Please fill in workflow title.', 'info.title', undefined],
      ['Please fix suppliers form. Some required fields are empty.', 'suppliers', 0],
      ['Please fix TAX ID. Only valid CNPJ is allowed.', 'suppliers', 1],
      ['You reached product limit. Please contact support for upgrade.', 'suppliers', undefined],
      ['Please fix questionnaire form. All fields are required.', 'questionnaire', 0],
      ['Please choose a due date that is not in the past.', 'onboarding.due_date', undefined],
    ]);
    expect(isQuotaOnly(found)).toBe(false);
  });

  it('fills the quota to the last unit and not beyond', () => {
    expect(checkLaunch(workflow, [acme], product, now)).toEqual([]);
    expect(isQuotaOnly(checkLaunch(workflow, [acme, acme], product, now))).toBe(true);
    expect(checkLaunch(workflow, [acme], { ...product, enabled: false }, now)[0]?.code).toBe('product_not_enabled');
  });

  it('is stopped by a product that the company has not bought, even without a supplier', () => {
    const stops = [undefined, { ...product, enabled: false }].map((one) => checkLaunch(workflow, [], one, now));
    for (const [only, ...others] of stops) {
      expect([only?.message, only?.path]).toEqual(['This product is not enabled for your company.', 'report_type']);
      expect(others).toEqual([]);
    }
  });

  it('needs a question when the questionnaire is the report', () => {
    expect(checkLaunch({ ...workflow, reportType: 'questionnaire' }, [], product, now)[0]?.message).toBe(
      'Questionnaire is empty.',
    );
  });

  it('is stopped by a due date that is over, where suppliers would have to keep to it', () => {
    const late = { ...workflow, dueDate: '2026-11-20' };
    expect(checkLaunch(late, [], product, now)[0]?.message).toBe('Please choose a due date that is not in the past.');
    expect(checkLaunch({ ...late, dueDate: '2026-11-21' }, [], product, now)).toEqual([]);
    expect(checkLaunch({ ...late, type: 'investigating' }, [], product, now)).toEqual([]);
  });

  it('checks no suppliers on an update', () => {
    expect(checkUpdate({ ...workflow, title: '' }).map(({ code }) => code)).toEqual(['workflow_title_missing']);
    expect(isQuotaOnly([])).toBe(false);
  });
});
