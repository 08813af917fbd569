import type { WorkflowTraits } from '../catalog/workflow-traits';
import type { CompanyProduct } from '../companies/features';
import { quotaRefusal } from '../companies/quota';
import { type Violation, violation } from '../errors/error-codes';
import { checkConditions } from '../questionnaires/condition-rules';
import { checkQuestionnaire, type QuestionItem } from '../questionnaires/questionnaire-rules';
import type { Invite } from '../suppliers/invite';
import { hasBlockingTaxId, isCompleteSupplier, withLockedCountry } from '../suppliers/supplier-rules';
import { isOverdue } from './due-date';

export interface CheckedWorkflow extends WorkflowTraits {
  title: string;
  questionnaire: readonly QuestionItem[];
}

const checkTitle = (workflow: CheckedWorkflow): Violation[] =>
  workflow.title.trim() === '' ? [violation('workflow_title_missing', 'info.title')] : [];

function checkQuestions(workflow: CheckedWorkflow): Violation[] {
  if (workflow.reportType === 'questionnaire' && workflow.questionnaire.length === 0) {
    return [violation('questionnaire_empty', 'questionnaire')];
  }
  return [...checkQuestionnaire(workflow.questionnaire), ...checkConditions(workflow.questionnaire)];
}

function checkSuppliers(workflow: CheckedWorkflow, suppliers: readonly Invite[]): Violation[] {
  const records = suppliers.map((invite) => withLockedCountry(invite, workflow));
  return [
    ...records.flatMap((invite, index) =>
      isCompleteSupplier(invite, workflow) ? [] : [violation('suppliers_form_incomplete', 'suppliers', { index })],
    ),
    ...records.flatMap((invite, index) =>
      hasBlockingTaxId(invite) ? [violation('suppliers_tax_id_invalid', 'suppliers', { index })] : [],
    ),
  ];
}

export function checkUpdate(workflow: CheckedWorkflow): Violation[] {
  return [...checkTitle(workflow), ...checkQuestions(workflow)];
}

/**
 * Checks the product and its quota. If the company has not bought the product, even a launch without suppliers is
 * rejected, because no suppliers could be added later.
 */
function checkProduct(product: CompanyProduct | undefined, suppliers: number): Violation[] {
  if (!product?.enabled) return [violation('product_not_enabled', 'report_type')];
  const refusal = quotaRefusal(product, suppliers);
  return refusal ? [violation(refusal, 'suppliers')] : [];
}

/** Rejects an onboarding whose due date is in the past, because its suppliers could not meet the due date. */
const checkDueDate = (workflow: WorkflowTraits & { dueDate: string | null }, now: Date): Violation[] =>
  workflow.type === 'onboarding' && isOverdue(workflow.dueDate, now)
    ? [violation('workflow_due_date_past', 'onboarding.due_date')]
    : [];

/**
 * Validates a draft for the launch. Violations are in form order: title, suppliers, product, questionnaire, due date
 * (reference 3.6). `suppliers` are normalized; `product` is the product whose quota they use.
 */
export function checkLaunch(
  workflow: CheckedWorkflow & { dueDate: string | null },
  suppliers: readonly Invite[],
  product: CompanyProduct | undefined,
  now: Date,
): Violation[] {
  return [
    ...checkTitle(workflow),
    ...checkSuppliers(workflow, suppliers),
    ...checkProduct(product, suppliers.length),
    ...checkQuestions(workflow),
    ...checkDueDate(workflow, now),
  ];
}

/** True if only the quota blocks the launch. The response is then a conflict and not an input error (reference 3.6). */
export const isQuotaOnly = (violations: readonly Violation[]): boolean =>
  violations.length > 0 && violations.every(({ code }) => code === 'product_limit_reached');
