import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { SendBackBody } from '@homologa/domain/send-backs/send-back.contract';
import { wasAskedFor } from '@homologa/domain/send-backs/sent-back-items';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { notifyClient } from '../notifications/notify.steps';
import { moveRequest } from '../reports/request-status.steps';
import { insertSendBack } from '../reports/send-back-rows.steps';
import { filesIn, type GivenData, readGivenData, valueOf } from '../send-backs/asked-for.queries';
import { sendSendBackMailJob } from '../send-backs/send-back.jobs';
import { findOpenSendBack } from '../send-backs/send-back.queries';
import { changeDeskRequest, type DeskSubject, requireAssignee } from './desk-subject';

type Item = SendBackBody['items'][number];

const SENDABLE: readonly RequestStatus[] = ['taken', 'verified', 'awaiting_supplier'];

/**
 * Returns answers, fields or files to the supplier for correction, each with a reason. The request then awaits the
 * supplier, who receives one mail (at least once), and the client is notified. Throws `not_found`,
 * `request_move_refused`, `desk_request_held`, `send_back_items_required`, `send_back_reason_required`,
 * `send_back_impossible`, `send_back_open`, and `invalid_input` for items that the supplier was never asked for.
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
    const sendBackId = await insertSendBack(ctx, tx, { ...place, requestId }, itemsToKeep(items, given));
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

const itemsToKeep = (items: readonly Item[], given: GivenData) =>
  items.map((sent) => {
    const { kind, target, reason } = sent;
    const label = given.questions.find((question) => kind === 'question' && question.id === target)?.title ?? '';
    const before = valueOf(given, sent);
    return { item: { kind, target, label, reason, before }, fileIds: filesIn(before) };
  });
