import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { canUseDesk } from '@homologa/domain/desk/desk.policy';
import { type DeskStage, deskUpdates } from '@homologa/domain/desk/desk-rules';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { isSystem } from '@homologa/domain/identity/actor';
import { memberOf } from '@homologa/domain/language/member-of';
import { DESK } from '@homologa/domain/reports/gateways';
import type { ReportContent } from '@homologa/domain/reports/report-details';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import type { ReportRequest, Supplier } from '@homologa/prisma/models';
import { actorIdOf, authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { lockRow } from '../kernel/database/lock-rows';
import { appendStatusUpdate, readUpdates } from '../supplier-record/history.steps';
import { lockSuppliers } from '../suppliers/supplier.steps';
import { contentOf } from './delivery/details';
import type { EnteredFigures } from './delivery/figures';

export interface DeskSubject {
  request: ReportRequest;
  supplier: Supplier;
  workflow: WorkflowTraits & { companyId: string; createdById: string | null };
  figures: EnteredFigures;
  content: ReportContent;
}

/**
 * Runs an action on one request in a tenant transaction. Locks the supplier and the request, so that concurrent actions
 * of staff are serialized. Throws `forbidden`, `not_found`.
 */
export async function changeDeskRequest<T>(
  ctx: Context,
  requestId: string,
  step: (tx: Tx, subject: DeskSubject) => Promise<T>,
): Promise<T> {
  authorize(canUseDesk(ctx.actor));
  const found = await ctx.db.read.reportRequest.findUnique({
    where: { id: requestId },
    select: { companyId: true, supplierId: true },
  });
  if (!found) throw new DomainError('not_found');
  const { companyId, supplierId } = found;
  return ctx.db.tenant(companyId, async (tx) => {
    // Locks the supplier before the request. All code that locks both uses this order, which avoids deadlocks.
    await lockSuppliers(tx, companyId, [supplierId]);
    await lockRow(tx, 'ReportRequest', companyId, requestId);
    return step(tx, await subjectOf(tx, { requestId, companyId }));
  });
}

/** Loads a request whose rows the caller has locked. Throws `not_found`. */
export async function subjectOf(
  tx: Tx,
  { requestId, companyId }: { requestId: string; companyId: string },
): Promise<DeskSubject> {
  const row = await tx.reportRequest.findFirst({
    where: { id: requestId, companyId },
    include: { supplier: { include: { workflow: true } } },
  });
  if (!row) throw new DomainError('not_found');
  const { supplier: found, ...request } = row;
  const { workflow, ...supplier } = found;
  return {
    request,
    supplier,
    workflow: {
      companyId,
      type: workflow.type,
      product: workflow.product,
      reportType: memberOf(REPORT_TYPES, workflow.reportType),
      createdById: workflow.createdById,
    },
    figures: request.figures as EnteredFigures,
    content: contentOf(request),
  };
}

/**
 * Returns the id of the only staff member who can change the request: the author of a current correction, otherwise the
 * assignee.
 */
export const holderOf = ({
  request,
}: {
  request: Pick<ReportRequest, 'correctionReason' | 'correctionById' | 'takenById'>;
}): string | null => (request.correctionReason === null ? request.takenById : request.correctionById);

/** Throws `desk_request_held` unless the actor is the system or holds the request. */
export function requireAssignee({ actor }: Context, subject: DeskSubject): void {
  if (!isSystem(actor) && holderOf(subject) !== actorIdOf(actor)) throw new DomainError('desk_request_held');
}

/** Throws `request_at_gateway` if another gateway produces the report: staff only work on requests of the desk. */
export function requireAtDesk({ request }: DeskSubject): void {
  if (request.gateway !== DESK) throw new DomainError('request_at_gateway');
}

export function requireTaken(ctx: Context, subject: DeskSubject): void {
  const { request } = subject;
  if (isOpenRequest(request.status)) requireAtDesk(subject);
  if (request.status === 'queued') throw new DomainError('desk_request_not_taken');
  if (request.status === 'awaiting_supplier') throw new DomainError('request_move_refused');
  if (request.status !== 'taken' && request.status !== 'verified') throw new DomainError('desk_request_not_open');
  requireAssignee(ctx, subject);
}

/**
 * Requires that the actor may change calls, figures and files. The actor must hold the request, and the request must be
 * taken, await the supplier or be under correction.
 */
export function requireWorkable(ctx: Context, subject: DeskSubject): void {
  const isAwaiting = subject.request.status === 'awaiting_supplier';
  if (isAwaiting || isBeingCorrected(subject)) requireAssignee(ctx, subject);
  else requireTaken(ctx, subject);
}

export const isBeingCorrected = ({ request }: DeskSubject): boolean => request.correctionReason !== null;

/**
 * True for a CCR score (A to E) that was requested in addition to the workflow's report. Such a score does not advance
 * the supplier.
 */
export const isBesideReport = ({ request }: DeskSubject): boolean => request.ccrRequestId !== null;

export async function appendDeskUpdates(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  stage: DeskStage,
): Promise<StatusUpdateName[]> {
  if (isBesideReport(subject)) return [];
  const names = deskUpdates(await readUpdates(tx, subject.supplier), stage, subject.workflow);
  for (const name of names) await appendStatusUpdate(ctx, tx, subject.supplier, name);
  return names;
}
