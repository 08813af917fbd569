import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { SendBackBody } from '@homologa/domain/send-backs/send-back.contract';
import { wasAskedFor } from '@homologa/domain/send-backs/sent-back-items';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { notifyClient } from '../notifications/notify.steps';
import { moveRequest } from '../reports/request-status.steps';
import { filesIn, type GivenData, readGivenData, valueOf } from '../send-backs/asked-for.queries';
import { sendSendBackMailJob } from '../send-backs/send-back.jobs';
import { findOpenSendBack } from '../send-backs/send-back.queries';
import { changeDeskRequest, type DeskSubject, requireAssignee } from './desk-subject';

type Item = SendBackBody['items'][number];

const SENDABLE: readonly RequestStatus[] = ['taken', 'verified', 'awaiting_supplier'];

/**
 * Sends answers, fields or files back to the supplier with a reason each: the request awaits the supplier, who gets one
 * mail (at least once), and the client is notified.
 * Throws `not_found`, `request_move_refused`, `desk_request_held`, `send_back_items_required`,
 * `send_back_reason_required`, `send_back_impossible`, `send_back_open`, and `invalid_input` for items that the
 * supplier was never asked for.
 */
export async function sendBack(
  ctx: Context,
  { requestId, items }: { requestId: string; items: readonly Item[] },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request, workflow, supplier } = subject;
    if (!SENDABLE.includes(request.status)) throw new DomainError('request_move_refused');
    requireAssignee(ctx, subject);
    await requireAnswerable(tx, subject);
    const place = { companyId: request.companyId, supplierId: supplier.id };
    const given = await readGivenData(tx, place);
    assertRules(judge(items, given));
    const sendBackId = newId();
    const row = { id: sendBackId, ...place, requestId, sentAt: ctx.now(), sentById: actorIdOf(ctx.actor) };
    await tx.sendBack.create({ data: row, select: { id: true } });
    await keepItems(tx, { sendBackId, companyId: request.companyId }, items, given);
    if (request.status !== 'awaiting_supplier') {
      await moveRequest(ctx, tx, request, { to: 'awaiting_supplier', columns: { verifiedAt: null } });
    }
    await ctx.jobs.enqueue(tx, sendSendBackMailJob, { sendBackId }, { companyId: request.companyId });
    const { workflowId } = request;
    await notifyClient(ctx, tx, 'sent_back', workflow, { workflowId, supplierId: supplier.id, requestId });
    await audit(ctx, tx, {
      companyId: request.companyId,
      action: 'desk.send_back',
      objectType: 'report_request',
      objectId: requestId,
      facts: { send_back: sendBackId, items: items.map(({ kind, target }) => `${kind} ${target}`) },
    });
  });
}

/** Requires that the supplier can answer: an account in an active onboarding workflow, with its own steps finished. */
async function requireAnswerable(tx: Tx, { supplier, request: { companyId } }: DeskSubject): Promise<void> {
  const workflow = await tx.workflow.findFirstOrThrow({
    where: { id: supplier.workflowId, companyId },
    select: { type: true, status: true, company: { select: { deactivatedAt: true } } },
  });
  const runs = workflow.type === 'onboarding' && workflow.status === 'active' && !workflow.company.deactivatedAt;
  if (!runs || supplier.accountId === null || !isOwnPartDone(supplier.onboardingStep)) {
    throw new DomainError('send_back_impossible');
  }
  if (await findOpenSendBack(tx, { companyId, supplierId: supplier.id })) throw new DomainError('send_back_open');
}

function judge(items: readonly Item[], given: GivenData): Violation[] {
  if (items.length === 0) return [violation('send_back_items_required', 'items')];
  return items.flatMap((item, index) => {
    const isTwice = items.findIndex(({ kind, target }) => kind === item.kind && target === item.target) < index;
    if (isTwice || !wasAskedFor(item, given)) return [violation('invalid_input', `items.${index}.target`, { index })];
    return item.reason ? [] : [violation('send_back_reason_required', `items.${index}.reason`, { index })];
  });
}

/** Stores each item with its current value; the files stay stored even if the supplier replaces them. */
async function keepItems(
  tx: Tx,
  place: { sendBackId: string; companyId: string },
  items: readonly Item[],
  given: GivenData,
): Promise<void> {
  const { companyId } = place;
  const kept = items.map((item, position) => ({ id: newId(), position, item, before: valueOf(given, item) }));
  const rows = kept.map(({ id, position, item: { kind, target, reason }, before }) => {
    const label = given.questions.find((question) => kind === 'question' && question.id === target)?.title ?? '';
    return { id, ...place, position, kind, target, label, reason, before };
  });
  await insertRows(tx, 'SendBackItem', rows);
  const files = kept.flatMap(({ id: itemId, before }) =>
    filesIn(before).map((fileId) => ({ companyId, itemId, fileId })),
  );
  await insertRows(tx, 'SentBackFile', files);
}
