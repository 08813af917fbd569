import type { ActivityType } from '@homologa/domain/catalog/activities';
import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { lookUp } from '@homologa/domain/language/record-of';
import type { Happened } from '@homologa/domain/onboarding/timeline';
import type { TimelineEvent } from '@homologa/domain/onboarding/timeline-events';
import type { ReportRequestStatus } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

interface Scope {
  companyId: string;
  supplierId: string;
}

type Source = (tx: Tx, where: Scope) => Promise<Happened[]>;

const MAX_ROWS = 100;

const at = (event: TimelineEvent, ...moments: (Date | null)[]): Happened[] =>
  moments.flatMap((moment) => (moment ? [{ event, at: moment }] : []));

const UPDATES: Readonly<Partial<Record<StatusUpdateName, TimelineEvent>>> = {
  started_onboarding: 'opened',
  account_created: 'connected',
  account: 'connected',
  started_form: 'form_started',
  started_questionnaire: 'questionnaire_started',
  payment_reference: 'reference_given',
  payment_proof: 'proof_sent',
  supplier_updated_data: 'data_updated',
};

const ofSupplier: Source = async (tx, { companyId, supplierId }) => {
  const supplier = await tx.supplier.findFirst({
    where: { id: supplierId, companyId },
    select: { invitationSentAt: true, questionnaireCompletedAt: true },
  });
  if (!supplier) return [];
  return [...at('invited', supplier.invitationSentAt), ...at('questionnaire_sent', supplier.questionnaireCompletedAt)];
};

const ofUpdates: Source = async (tx, where) => {
  const rows = await tx.statusUpdate.findMany({
    where,
    include: { supplier: { select: { accountId: true, handovers: { select: { formerAccountId: true } } } } },
    orderBy: { createdAt: 'desc' },
    take: MAX_ROWS,
  });
  return rows.flatMap(({ name, createdAt, actorId, supplier }) => {
    const event = lookUp(UPDATES, name);
    const own = [supplier.accountId, ...supplier.handovers.map(({ formerAccountId }) => formerAccountId)];
    const isOther = event === 'data_updated' && actorId !== null && !own.includes(actorId);
    return event ? [{ event: isOther ? 'data_corrected' : event, at: createdAt }] : [];
  });
};

const ofHandovers: Source = async (tx, where) => {
  const rows = await tx.handover.findMany({ where, orderBy: { createdAt: 'desc' }, take: MAX_ROWS });
  return at('handed_over', ...rows.map(({ confirmedAt }) => confirmedAt));
};

const ofReminders: Source = async (tx, where) => {
  const rows = await tx.reminder.findMany({ where, orderBy: { remindedAt: 'desc' }, take: MAX_ROWS });
  return at('reminded', ...rows.map(({ remindedAt }) => remindedAt));
};

/**
 * Uses the time at which the supplier finished its last step. A form's `submittedAt` would be too early (questionnaire
 * or payment may follow) and is missing for suppliers without a form.
 */
const ofOwnPart: Source = async (tx, where) => {
  const done = await tx.activity.findFirst({
    where: { ...where, type: 'onboarding_finished' satisfies ActivityType },
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
  return at('own_part_done', done?.createdAt ?? null);
};

const ofPayments: Source = async (tx, where) => {
  const rows = await tx.payment.findMany({ where, orderBy: { createdAt: 'desc' }, take: MAX_ROWS });
  return rows.flatMap(({ paidAt, failedAt }) => [...at('paid', paidAt), ...at('payment_failed', failedAt)]);
};

const TRANSITIONS: Readonly<Partial<Record<ReportRequestStatus, TimelineEvent>>> = {
  taken: 'work_began',
  awaiting_supplier: 'supplier_awaited',
  verified: 'verified',
  unable_to_locate: 'not_located',
  failed: 'request_failed',
};

const ofRequests: Source = async (tx, where) => {
  const rows = await tx.reportRequest.findMany({
    where: { ...where, ccrRequestId: null },
    select: { requestedAt: true, transitions: { orderBy: { createdAt: 'asc' }, take: MAX_ROWS } },
    orderBy: { requestedAt: 'desc' },
    take: MAX_ROWS,
  });
  return rows.flatMap(({ requestedAt, transitions }) => [
    ...at('report_requested', requestedAt),
    ...transitions.flatMap(({ toStatus, createdAt }, place) => {
      const event = TRANSITIONS[toStatus];
      const isAgain = toStatus === 'taken' && transitions.findIndex((one) => one.toStatus === 'taken') < place;
      return event && !isAgain ? [{ event, at: createdAt }] : [];
    }),
  ]);
};

/** A send-back of the desk is told by its request, which awaits the supplier. */
const ofSendBacks: Source = async (tx, where) => {
  const rows = await tx.sendBack.findMany({
    where: { ...where, origin: 'client' },
    select: { sentAt: true },
    orderBy: { sentAt: 'desc' },
    take: MAX_ROWS,
  });
  return at('answers_sent_back', ...rows.map(({ sentAt }) => sentAt));
};

const ofDeliveries: Source = async (tx, where) => {
  const select = { version: true, deliveredAt: true } as const;
  const ofReport = { ...where, request: { ccrRequestId: null } };
  const rows = await tx.reportDelivery.findMany({
    where: ofReport,
    select,
    orderBy: { deliveredAt: 'desc' },
    take: MAX_ROWS,
  });
  return rows.map(({ version, deliveredAt }) => ({
    event: version > 1 ? 'report_corrected' : 'report_delivered',
    at: deliveredAt,
  }));
};

const ofScreenings: Source = async (tx, where) => {
  const select = { finishedAt: true } as const;
  const rows = await tx.screening.findMany({ where, select, orderBy: { requestedAt: 'desc' }, take: MAX_ROWS });
  return at('screened', ...rows.map(({ finishedAt }) => finishedAt));
};

const ofDecisions: Source = async (tx, where) => {
  const select = { createdAt: true } as const;
  const rows = await tx.supplierDecision.findMany({ where, select, orderBy: { createdAt: 'desc' }, take: MAX_ROWS });
  return at('decided', ...rows.map(({ createdAt }) => createdAt));
};

const SOURCES: readonly Source[] = [
  ofSupplier,
  ofUpdates,
  ofHandovers,
  ofReminders,
  ofOwnPart,
  ofPayments,
  ofRequests,
  ofSendBacks,
  ofDeliveries,
  ofScreenings,
  ofDecisions,
];

export async function readHappened(tx: Tx, where: Scope): Promise<Happened[]> {
  const found: Happened[] = [];
  for (const source of SOURCES) found.push(...(await source(tx, where)));
  return found;
}
