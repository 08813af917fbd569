import type { InviteWarning } from '@homologa/core/suppliers/add/new-suppliers';
import type { CountedSuppliers } from '@homologa/core/suppliers/list/list-suppliers.queries';
import type { SupplierRecord } from '@homologa/core/suppliers/supplier-record';
import { STATUS_UPDATES } from '@homologa/domain/catalog/status-updates';
import { phaseProgress, SUPPLIER_WAITS, TIMELINE_WAITS } from '@homologa/domain/catalog/supplier-waits';
import { memberOf } from '@homologa/domain/language/member-of';
import { THRESHOLD_COLOURS } from '@homologa/domain/questionnaires/points';
import type {
  SupplierCountsResponse,
  SupplierResponse,
  SupplierRow,
  SuppliersBulkResponse,
} from '@homologa/domain/suppliers/supplier.contract';
import type { Warning } from '@homologa/domain/wire/common.contract';
import { presentReview } from '../screenings/screening.presenter';
import { presentInvite } from './invite.presenter';
import { presentTime } from './present-time';
import { presentReceipt } from './receipt.presenter';
import { presentReport } from './report.presenter';
import { presentDecision } from './supplier-decision.presenter';

const presentWarning = (warning: InviteWarning): Warning => ({
  code: warning.code,
  message: warning.message,
  path: warning.path,
});

function presentInvitation(supplier: SupplierRecord): SupplierRow['invitation'] {
  if (supplier.invitationState === 'none') return null;
  return {
    state: supplier.invitationState,
    error: supplier.invitationError,
    sent_at: supplier.invitationSentAt && presentTime(supplier.invitationSentAt),
  };
}

function presentDeskRequest(request: SupplierRecord['reportRequest']): SupplierRow['desk_request'] {
  if (!request) return null;
  return {
    _id: request.id,
    id: request.id,
    kind: request.kind,
    status: request.status,
    requested_at: presentTime(request.requestedAt),
    delivered_at: request.deliveredAt && presentTime(request.deliveredAt),
  };
}

export function presentSupplierRow(supplier: SupplierRecord, showsLabels: boolean): SupplierRow {
  const { workflow, ccr, screening, decision } = supplier;
  return {
    _id: supplier.id,
    id: supplier.id,
    workflow_id: supplier.workflowId,
    workflow: {
      _id: workflow.id,
      id: workflow.id,
      title: workflow.title,
      status: workflow.status,
      type: workflow.type,
      product: workflow.product,
      report_type: workflow.reportType,
    },
    status: supplier.status,
    display_status: supplier.displayStatus,
    onboarding_step: supplier.onboardingStep,
    status_updates: supplier.statusUpdates.map(({ name, createdAt }) => ({
      name: memberOf(STATUS_UPDATES, name),
      created_at: presentTime(createdAt),
    })),
    reminders: supplier.reminders.map(({ remindedAt }) => ({ reminded_at: presentTime(remindedAt) })),
    ...(showsLabels ? { tags: supplier.labelIds } : {}),
    invite: presentInvite(supplier),
    invitation: presentInvitation(supplier),
    self_registered: supplier.selfRegistered,
    account: supplier.accountId ? { account_id: supplier.accountId, phone: supplier.accountPhone ?? '' } : null,
    bir_request_id: supplier.birRequestId,
    desk_request: presentDeskRequest(supplier.reportRequest),
    ccr: ccr && {
      requested_at: presentTime(ccr.requestedAt),
      delivered_at: ccr.deliveredAt && presentTime(ccr.deliveredAt),
      score: ccr.score,
      is_sandbox: ccr.isSandbox,
    },
    questionnaire: {
      started_at: supplier.questionnaireStartedAt && presentTime(supplier.questionnaireStartedAt),
      completed_at: supplier.questionnaireCompletedAt && presentTime(supplier.questionnaireCompletedAt),
      reopened: supplier.hasOpenQuestions,
      version: supplier.submittedVersion,
      present_version: supplier.presentVersion,
    },
    website: supplier.website,
    receipt: presentReceipt(supplier),
    report: supplier.report && presentReport(supplier.report, supplier.reportFiles),
    screening: screening && {
      status: screening.status,
      review: presentReview(screening.review),
      requested_at: presentTime(screening.requestedAt),
    },
    decision: decision && presentDecision(decision),
    score: presentListScore(supplier),
    last_reminded_at: supplier.lastRemindedAt && presentTime(supplier.lastRemindedAt),
    waiting: presentWaiting(supplier),
    created_at: presentTime(supplier.createdAt),
    modified_at: presentTime(supplier.modifiedAt),
  };
}

/** Null before a submit, and in a workflow without scoring. */
function presentListScore({ scorePercent, scoreOutcome, scoreColour, ...kept }: SupplierRecord): SupplierRow['score'] {
  const outcome =
    scoreOutcome === null || scoreColour === null
      ? null
      : { name: scoreOutcome, colour: memberOf(THRESHOLD_COLOURS, scoreColour) };
  if (scorePercent === null && outcome === null) return null;
  const { computedPercent: percent, computedOutcome: name } = kept;
  const computed = percent === null && name === null ? null : { percent, outcome: name };
  return { percent: scorePercent, outcome, computed };
}

function presentWaiting({ workflow, waitingFor, waitingSince, ...kept }: SupplierRecord): SupplierRow['waiting'] {
  if (workflow.status !== 'active' || waitingFor === null || waitingSince === null) return null;
  const wait = memberOf(SUPPLIER_WAITS, waitingFor);
  return {
    for: wait,
    side: TIMELINE_WAITS[wait].side,
    since: presentTime(waitingSince),
    progress: phaseProgress(wait, kept),
  };
}

/** Presents a newly added supplier. Only company admins add suppliers, so labels are included. */
const presentNewSupplier = (supplier: SupplierRecord): SupplierResponse => ({
  ...presentSupplierRow(supplier, true),
  answers: [],
  files: [],
  screenings: [],
  decisions: [],
});

export const presentAddedSupplier = (added: {
  supplier: SupplierRecord;
  warnings: InviteWarning[];
}): SupplierResponse => ({
  ...presentNewSupplier(added.supplier),
  ...(added.warnings.length ? { warnings: added.warnings.map(presentWarning) } : {}),
});

export const presentAddedSuppliers = (added: {
  suppliers: SupplierRecord[];
  warnings: InviteWarning[];
}): SuppliersBulkResponse => ({
  suppliers: added.suppliers.map(presentNewSupplier),
  ...(added.warnings.length
    ? { warnings: added.warnings.map((warning) => ({ ...presentWarning(warning), index: warning.index })) }
    : {}),
});

export const presentCounts = ({ counts, isMore }: CountedSuppliers): SupplierCountsResponse => ({
  all: counts.all,
  pending: counts.pending,
  in_progress: counts.in_progress,
  completed: counts.completed,
  archived: counts.archived,
  ...(isMore ? { is_more: true } : {}),
});
