import { isQuestionnaireOnboarding, type WorkflowTraits } from './workflow-traits';

export const STATUS_UPDATES = [
  'email_received',
  'started_onboarding',
  'account_created',
  'account',
  'payment_reference',
  'payment_proof',
  'started_form',
  'additional_files',
  'started_questionnaire',
  'data_verification',
  'supplier_updated_data',
  'creating_score',
  'score_created',
  'creating_report',
  'report_created',
  'onboarding_completed',
] as const;
export type StatusUpdateName = (typeof STATUS_UPDATES)[number];

const QUESTIONNAIRE_ONLY: readonly StatusUpdateName[] = ['account_created', 'onboarding_completed'];
const SCORE_ONLY: readonly StatusUpdateName[] = ['creating_score', 'score_created'];
const QUESTIONNAIRE_ONBOARDING: readonly StatusUpdateName[] = [
  'email_received',
  'started_onboarding',
  'account_created',
  'payment_reference',
  'payment_proof',
  'started_questionnaire',
  'onboarding_completed',
];
const DELIVERY: readonly StatusUpdateName[] = [
  'data_verification',
  'creating_score',
  'score_created',
  'creating_report',
  'report_created',
];

/**
 * Lists the status updates of a workflow's suppliers, in the order of the legend (reference 5.4). Workflows of the
 * score product also have the score updates.
 */
export function statusUpdatesOf(workflow: WorkflowTraits): readonly StatusUpdateName[] {
  if (isQuestionnaireOnboarding(workflow)) return QUESTIONNAIRE_ONBOARDING;
  const all = workflow.type === 'investigating' ? DELIVERY : STATUS_UPDATES;
  return all.filter(
    (name) => !QUESTIONNAIRE_ONLY.includes(name) && (workflow.product === 'score' || !SCORE_ONLY.includes(name)),
  );
}

export const accountUpdateOf = (workflow: WorkflowTraits): 'account_created' | 'account' =>
  isQuestionnaireOnboarding(workflow) ? 'account_created' : 'account';

/**
 * Direct predecessors of each update (reference 5.5). A predecessor that does not apply to the workflow may be missing.
 */
const BEFORE: Readonly<Record<StatusUpdateName, readonly StatusUpdateName[]>> = {
  email_received: [],
  started_onboarding: ['email_received'],
  account_created: ['started_onboarding'],
  account: ['started_onboarding'],
  payment_reference: ['account_created', 'account'],
  payment_proof: ['payment_reference'],
  started_form: ['account'],
  additional_files: ['started_form'],
  started_questionnaire: ['account_created', 'account'],
  data_verification: ['account', 'payment_proof', 'additional_files', 'started_questionnaire'],
  supplier_updated_data: ['data_verification'],
  creating_score: ['data_verification'],
  score_created: ['creating_score'],
  creating_report: ['data_verification', 'score_created'],
  report_created: ['creating_report'],
  onboarding_completed: ['account_created', 'payment_proof', 'started_questionnaire'],
};

/**
 * Updates that no later update requires, because not every supplier has a payment, a report form or an invitation mail.
 */
const OPTIONAL: ReadonlySet<StatusUpdateName> = new Set([
  'email_received',
  'payment_reference',
  'payment_proof',
  'started_form',
  'additional_files',
  'started_questionnaire',
]);

/**
 * Exceptions to `OPTIONAL`: the updates in this table require one of the optional updates. An uploaded proof of
 * payment, for example, requires a payment reference.
 */
const PAIRS: Partial<Record<StatusUpdateName, StatusUpdateName>> = {
  payment_proof: 'payment_reference',
  additional_files: 'started_form',
};

function isBefore(earlier: StatusUpdateName, later: StatusUpdateName): boolean {
  return BEFORE[later].some((name) => name === earlier || isBefore(earlier, name));
}

function neededBefore(name: StatusUpdateName, workflow: WorkflowTraits): StatusUpdateName[] {
  const allowed = statusUpdatesOf(workflow);
  return BEFORE[name].filter((other) => allowed.includes(other) && (!OPTIONAL.has(other) || PAIRS[name] === other));
}

/**
 * Returns the earlier updates that the rules for `name` consider. A report can be requested again after its delivery,
 * so for a delivery update only the updates since the last delivery are considered.
 */
function currentRound(existing: readonly StatusUpdateName[], name: StatusUpdateName): readonly StatusUpdateName[] {
  return DELIVERY.includes(name) ? existing.slice(existing.lastIndexOf('report_created') + 1) : existing;
}

/**
 * True if `next` may be appended: the workflow uses this update, all required predecessors are recorded, and neither
 * the update nor a successor is recorded yet. Only corrections and the delivery of another report may repeat.
 */
export function canAppendStatusUpdate(
  existing: readonly StatusUpdateName[],
  next: StatusUpdateName,
  workflow: WorkflowTraits,
): boolean {
  const round = currentRound(existing, next);
  return (
    statusUpdatesOf(workflow).includes(next) &&
    (next === 'supplier_updated_data' || !round.includes(next)) &&
    !round.some((name) => isBefore(next, name)) &&
    neededBefore(next, workflow).every((name) => (DELIVERY.includes(name) ? round : existing).includes(name))
  );
}

/**
 * Lists the updates to append, in order, to reach the target: its missing predecessors and the target itself. Empty if
 * the target is already recorded or cannot be appended.
 */
export function statusUpdatesTowards(
  existing: readonly StatusUpdateName[],
  target: StatusUpdateName,
  workflow: WorkflowTraits,
): StatusUpdateName[] {
  const chain = statusUpdatesOf(workflow).filter(
    (name) => name === target || (isBefore(name, target) && !OPTIONAL.has(name)),
  );
  const appended: StatusUpdateName[] = [];
  for (const name of chain) {
    if (canAppendStatusUpdate([...existing, ...appended], name, workflow)) appended.push(name);
  }
  return appended.at(-1) === target ? appended : [];
}
