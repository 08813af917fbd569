import type { DeskDelivery, DeskRequestDetail } from '@homologa/core/desk/desk-request.queries';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { STATUS_UPDATES } from '@homologa/domain/catalog/status-updates';
import { MAX_CALL_ATTEMPTS } from '@homologa/domain/desk/call-rules';
import { type CallResponse, callOutcome, type DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { memberOf } from '@homologa/domain/language/member-of';
import { isOwnPartDone, stepsOf } from '@homologa/domain/onboarding/step-selection';
import { REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { CALL_TIMES } from '@homologa/domain/suppliers/receipts/receipt';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import { presentBirRequestToOthers } from '../onboarding/bir-request.presenter';
import { presentDeliverySummary } from '../reports/delivery.presenter';
import { presentDetails } from '../reports/details.presenter';
import { presentInvite } from '../suppliers/invite.presenter';
import { presentReceipt } from '../suppliers/receipt.presenter';
import { presentQuestion } from '../workflows/workflow.presenter';
import { presentDeskRequestRow, presentStaff } from './desk-request-row.presenter';
import { presentFigures } from './figures.presenter';
import { presentDeskSendBack } from './send-back.presenter';

type Detail = DeskRequestDetail['request'];
type File = { id: string; name: string; size: number };

const presentFileRef = (file: File) => ({ file_id: file.id, name: file.name, size: file.size });

export function presentDeskRequest(detail: DeskRequestDetail): DeskRequestResponse {
  const { request } = detail;
  return {
    ...presentDeskRequestRow({ ...request, takenBy: detail.takenBy }),
    supplier: presentSupplier(request.supplier),
    questionnaire: request.supplier.workflow.questionnaire.map(presentQuestion),
    answers: request.supplier.answers.map(({ questionId, value, file }) => ({
      question_id: questionId,
      answer: file ? presentFileRef(file) : (value as AnswerResponse['answer']),
    })),
    bir_request: detail.birRequest && presentBirRequestToOthers(detail.birRequest),
    calls: request.calls.map((call) => presentCall(call, detail.staff)),
    call_attempts: { made: detail.callAttempts, of: MAX_CALL_ATTEMPTS },
    phone_to_call: request.phoneToCall,
    without_call_reason: request.withoutCallReason,
    delivery_gaps: detail.gaps,
    payment: presentPaymentState(detail),
    second_look: {
      required: detail.secondLook.required,
      entered_by: detail.secondLook.enteredBy.map(presentStaff),
      may_deliver: detail.secondLook.mayDeliver.map(presentStaff),
    },
    figures: presentFigures(detail.content.figures),
    details: presentDetails(detail.content.details),
    data_version: request.dataVersion,
    findings: detail.findings,
    deliveries: detail.deliveries.map((delivery) => presentDeskDelivery(delivery, detail)),
    sendable: presentSendable(detail),
    send_backs: request.sendBacks.map((sendBack) => presentDeskSendBack(sendBack, detail.staff)),
    gateway_reference: request.gatewayRef,
    gateways: [...detail.gateways],
    history: request.transitions.map((move) => presentMove(move, detail.staff)),
    makes_document: detail.request.makesDocument,
    correction: presentCorrection(detail),
    files: {
      bir: request.files.filter(({ kind }) => kind === 'bir').map(presentReportFile),
      additional: request.files.filter(({ kind }) => kind === 'additional').map(presentReportFile),
    },
  };
}

function presentSendable({ request: { supplier }, birRequest }: DeskRequestDetail): DeskRequestResponse['sendable'] {
  const { workflow, country, accountId, onboardingStep } = supplier;
  const reportType = memberOf(REPORT_TYPES, workflow.reportType);
  const facts = { workflow: { ...workflow, reportType, hasQuestionnaire: workflow.questionnaire.length > 0 }, country };
  const runs = workflow.type === 'onboarding' && workflow.status === 'active';
  return {
    possible: runs && accountId !== null && isOwnPartDone(onboardingStep),
    form: birRequest !== null && stepsOf(facts).includes('bir_form'),
  };
}

const presentSupplier = (supplier: Detail['supplier']): DeskRequestResponse['supplier'] => ({
  _id: supplier.id,
  id: supplier.id,
  company_name: supplier.companyName,
  country: supplier.country,
  tax_id: supplier.taxId,
  status: supplier.status,
  invite: presentInvite(supplier),
  account: supplier.account && {
    account_id: supplier.account.id,
    email: supplier.account.email,
    phone: supplier.accountPhone ?? '',
  },
  website: supplier.website,
  receipt: presentReceipt(supplier),
  call_time: memberOf(CALL_TIMES, supplier.callTime ?? 'any'),
  status_updates: supplier.statusUpdates.map(({ name, createdAt }) => ({
    name: memberOf(STATUS_UPDATES, name),
    created_at: createdAt.toISOString(),
  })),
});

const presentCall = (call: Detail['calls'][number], staff: DeskRequestDetail['staff']): CallResponse => ({
  _id: call.id,
  id: call.id,
  number: call.number,
  outcome: memberOf(callOutcome.options, call.outcome),
  note: call.note,
  call_back_at: call.callBackAt?.toISOString() ?? null,
  staff: presentStaff(staff.get(call.staffId) ?? { id: call.staffId, name: '' }),
  created_at: call.createdAt.toISOString(),
});

function presentDeskDelivery(delivery: DeskDelivery, { request, deliveries, staff }: DeskRequestDetail) {
  const { deliveredById, version } = delivery;
  const before = deliveries.find((other) => other.version === version - 1);
  return {
    ...presentDeliverySummary(delivery, before, request.currentDeliveryId),
    delivered_by:
      deliveredById === null ? null : presentStaff(staff.get(deliveredById) ?? { id: deliveredById, name: '' }),
  };
}

/** Presents a status change. Only the provider's staff are named: the desk must not see the client's users. */
function presentMove(move: Detail['transitions'][number], staff: DeskRequestDetail['staff']) {
  const by = staff.get(move.actorId ?? '');
  return {
    _id: move.id,
    id: move.id,
    from: move.fromStatus,
    to: move.toStatus,
    reason: move.reason,
    at: move.createdAt.toISOString(),
    by: by ? presentStaff(by) : null,
  };
}

function presentPaymentState({ request, birRequest }: DeskRequestDetail): DeskRequestResponse['payment'] {
  const charge = request.birRequestId ? birRequest?.charge : null;
  return charge ? { _id: charge.id, id: charge.id, state: charge.state } : null;
}

function presentCorrection({ request, staff, correction }: DeskRequestDetail): DeskRequestResponse['correction'] {
  const { correctionReason: reason, correctionAt: begunAt, correctionById: byId } = request;
  if (reason === null || begunAt === null) return null;
  const begunBy = staff.get(byId ?? '');
  return {
    reason,
    begun_at: begunAt.toISOString(),
    begun_by: begunBy ? presentStaff(begunBy) : null,
    changes: (correction?.changes ?? []).map(({ name, before, after }) => ({
      figure: REPORT_FIELDS[name].wire,
      before,
      after,
    })),
    changed_details: correction?.details ?? [],
    ...(correction && presentChanges(correction)),
  };
}

function presentChanges({ details, before, after, files }: NonNullable<DeskRequestDetail['correction']>) {
  const only = (all: ReturnType<typeof presentDetails>) => Object.fromEntries(details.map((name) => [name, all[name]]));
  return {
    details_before: only(presentDetails(before)),
    details_after: only(presentDetails(after)),
    files_added: files.filter(({ isLeaving }) => !isLeaving).map(presentReportFile),
    files_removed: files.filter(({ isLeaving }) => isLeaving).map(presentReportFile),
  };
}

const presentReportFile = ({ file, createdAt }: { file: File; createdAt: Date }) => ({
  file_id: file.id,
  name: file.name,
  created_at: createdAt.toISOString(),
});
