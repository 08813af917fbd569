import { expect, it } from 'vitest';
import { PAYMENT_METHODS, PAYMENT_REGIONS } from './countries/payment-regions';
import { jobState } from './jobs/job.contract';
import { JOB_STATES } from './jobs/job-states';
import { ONBOARDING_STEPS } from './onboarding/step-selection';
import { REPORT_TYPES } from './reports/report-types';
import { ACTIVITY_TYPES } from './suppliers/activities';
import { STATUS_UPDATES } from './suppliers/status-updates';
import { SUPPLIER_STATUSES } from './suppliers/supplier-status';
import * as wire from './wire/values.contract';
import { questionType } from './workflows/questionnaire.contract';
import { QUESTION_TYPES } from './workflows/questionnaire-rules';
import { WORKFLOW_STATUSES } from './workflows/workflow-status';
import { WORKFLOW_PAYMENTS, WORKFLOW_PRODUCTS, WORKFLOW_TYPES } from './workflows/workflow-traits';

// Rule files know no zod, so that a light bundle may hold them: the contracts repeat their lists.
it.each<[string, { options: readonly string[] }, readonly string[]]>([
  ['report types', wire.reportType, REPORT_TYPES],
  ['workflow statuses', wire.workflowStatus, WORKFLOW_STATUSES],
  ['workflow types', wire.workflowType, WORKFLOW_TYPES],
  ['workflow products', wire.workflowProduct, WORKFLOW_PRODUCTS],
  ['workflow payments', wire.workflowPayment, WORKFLOW_PAYMENTS],
  ['supplier statuses', wire.supplierStatus, SUPPLIER_STATUSES],
  ['onboarding steps', wire.onboardingStep, ONBOARDING_STEPS],
  ['status updates', wire.statusUpdateName, STATUS_UPDATES],
  ['activity types', wire.activityType, ACTIVITY_TYPES],
  ['payment regions', wire.paymentRegion, PAYMENT_REGIONS],
  ['payment methods', wire.paymentMethod, PAYMENT_METHODS],
  ['question types', questionType, QUESTION_TYPES],
  ['job states', jobState, JOB_STATES],
])('the contract of %s holds the same values as the rules', (_name, contract, list) => {
  expect([...contract.options].sort()).toEqual([...list].sort());
});
