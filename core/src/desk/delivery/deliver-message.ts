import { assertRules, DomainError, type RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { BureauMessage } from '@homologa/domain/reports/bureau.contract';
import { DESK, SANDBOX } from '@homologa/domain/reports/gateways';
import { NO_DETAILS } from '@homologa/domain/reports/report-details';
import { checkReportFigures } from '@homologa/domain/reports/report-fields';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import type { Prisma } from '@homologa/prisma/client';
import { recordFile, type StoredUpload } from '../../files/store-upload';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notifyGatewayFailed } from '../../reports/gateway-failed.steps';
import { giveToGateway } from '../../reports/gateway-orders.steps';
import { insertReportFiles, leaveFilesOut } from '../../reports/report-files.steps';
import { updateRequest } from '../../reports/request-columns.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { completeCorrection } from '../corrections/deliver-correction';
import { discardCorrection } from '../corrections/discard-correction';
import { type DeskSubject, isBeingCorrected, subjectOf } from '../desk-subject';
import { beginWork } from '../queue/begin-work';
import { requireNoOtherRequest } from '../queue/no-other-request';
import { completeDelivery } from './complete-delivery';
import { requireComplete } from './desk-delivery';
import { enter } from './details';
import { readFigures } from './figures';
import { contradictionOf } from './findings';
import { reasonOf } from './gateway-reason';
import { requirePaid } from './payment-gap';

interface Delivered {
  message: BureauMessage;
  stored: StoredUpload | null;
}

/**
 * Delivers a gateway's report by the same rules as the desk: as the first version, or as a correction of the gateway's
 * delivered report. Without a file, the document is generated from the figures. Contradictory figures move the request
 * to the desk. The caller must have locked the supplier and the request. Throws `gateway_report_invalid`,
 * `correction_under_way`, `correction_reason_required`, `correction_without_change`, and the errors of a delivery.
 */
export async function deliverMessage(ctx: Context, tx: Tx, subject: DeskSubject, delivered: Delivered): Promise<void> {
  const { request } = subject;
  // No document is generated for compliance reports, because they arrive as a file from every gateway except the
  // sandbox.
  const hasForm = request.kind !== 'cfr' || request.gateway === SANDBOX;
  const makesDocument = delivered.stored === null && hasForm;
  if (request.status === 'delivered') return correct(ctx, tx, subject, { ...delivered, makesDocument });
  await requirePaid(tx, subject);
  if (!isOpenRequest(request.status)) {
    await requireNoOtherRequest(tx, subject);
    await moveRequest(ctx, tx, request, { to: 'queued' });
  }
  const queued = await again(tx, subject);
  if (queued.request.status === 'queued') await beginWork(ctx, tx, queued);
  await enterMessage(ctx, tx, subject, delivered);
  const entered = await again(tx, subject);
  const contradiction = await contradictionIn(ctx, tx, entered, makesDocument);
  if (!contradiction) return completeDelivery(ctx, tx, entered, { makesDocument });
  await giveToGateway(ctx, tx, entered.request, {
    gateway: DESK,
    reason: reasonOf(contradiction),
    isOrderDone: true,
  });
  await notifyGatewayFailed(ctx, tx, entered.request, { status: 'queued', reason: contradiction.code });
}

/**
 * Returns the contradictions that staff must review, or null; always null for sandbox reports, which are delivered
 * without review.
 */
async function contradictionIn(
  ctx: Context,
  tx: Tx,
  entered: DeskSubject,
  makesDocument: boolean,
): Promise<RulesBrokenError | null> {
  if (entered.request.gateway === SANDBOX) return null;
  await requireComplete(tx, entered, makesDocument);
  return contradictionOf(ctx, entered.content);
}

/**
 * True if the correction contains only the gateway's data and no staff member holds it, so the gateway's next report
 * may replace it.
 */
const isOnlyEntered = ({ request }: DeskSubject): boolean =>
  request.correctionById === null && request.enteredByIds.length === 0;

/** Delivers a gateway's later report as the next version; the previous version keeps its file. */
async function correct(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  { makesDocument, ...delivered }: Delivered & { makesDocument: boolean },
): Promise<void> {
  if (isBeingCorrected(subject) && !isOnlyEntered(subject)) throw new DomainError('correction_under_way');
  const { reason } = delivered.message;
  assertRules(reason ? [] : [violation('correction_reason_required', 'reason')]);
  if (isBeingCorrected(subject)) await discardCorrection(ctx, tx, subject);
  const { id: requestId, companyId } = subject.request;
  await leaveFilesOut(tx, { requestId, companyId }, { kind: 'bir' });
  await enterMessage(ctx, tx, subject, delivered, {
    correctionReason: reason ?? '',
    correctionAt: ctx.now(),
    makesDocument,
    correctionById: null,
  });
  const entered = await again(tx, subject);
  const contradiction = await contradictionIn(ctx, tx, entered, makesDocument);
  if (!contradiction) return completeCorrection(ctx, tx, entered);
  await notifyGatewayFailed(ctx, tx, entered.request, { status: 'delivered', reason: contradiction.code });
}

/**
 * Stores the gateway's content with today's date and the source `registry`, in the same way as data entered by staff.
 */
async function enterMessage(
  ctx: Context,
  tx: Tx,
  { request: { id, companyId, supplierId, kind } }: DeskSubject,
  { message: { report }, stored }: Delivered,
  columns: Prisma.ReportRequestUncheckedUpdateManyInput = {},
): Promise<void> {
  if (!report || report.kind !== kind) throw new DomainError('gateway_report_invalid');
  const figures = readFigures(report.figures);
  assertRules(checkReportFigures(figures).map((broken) => ({ ...broken, path: `report.figures.${broken.path}` })));
  const source = { source: 'registry', date: ctx.now().toISOString().slice(0, 'YYYY-MM-DD'.length) } as const;
  const content = enter({ figures: {}, details: NO_DETAILS }, figures, { details: report.details, source });
  await updateRequest(tx, { id, companyId }, { ...columns, ...content, dataVersion: { increment: 1 } });
  if (!stored) return;
  const fileId = await recordFile(ctx, tx, stored, companyId);
  await insertReportFiles(ctx, tx, [{ companyId, supplierId, requestId: id, fileId, kind: 'bir' }]);
}

const again = (tx: Tx, { request: { id: requestId, companyId } }: DeskSubject): Promise<DeskSubject> =>
  subjectOf(tx, { requestId, companyId });
