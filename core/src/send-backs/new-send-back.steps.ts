import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import type { SendBackBody } from '@homologa/domain/send-backs/send-back.contract';
import { type SentBackTarget, wasAskedFor } from '@homologa/domain/send-backs/sent-back-items';
import type { SendBack } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertSendBack } from '../reports/send-back-rows.steps';
import { filesIn, type GivenData, readGivenData, valueOf } from './asked-for.queries';
import { sendSendBackMailJob } from './send-back.jobs';
import { findOpenSendBack } from './send-back.queries';

type Item = SendBackBody['items'][number];
type Sent = Pick<SendBack, 'companyId' | 'supplierId' | 'requestId' | 'origin'>;

/**
 * True if the supplier can correct what is sent back: it has an account, has done its own part, and the onboarding is
 * active.
 */
export async function canAnswerSendBack(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<boolean> {
  const supplier = await tx.supplier.findFirst({
    where: { id: supplierId, companyId },
    select: {
      accountId: true,
      onboardingStep: true,
      workflow: { select: { type: true, status: true, company: { select: { deactivatedAt: true } } } },
    },
  });
  if (!supplier) throw new DomainError('not_found');
  const { accountId, onboardingStep, workflow } = supplier;
  const runs = workflow.type === 'onboarding' && workflow.status === 'active' && !workflow.company.deactivatedAt;
  return runs && accountId !== null && isOwnPartDone(onboardingStep);
}

/**
 * Writes a send-back with a copy of the items' content, and the mail to the supplier (at least once). The caller must
 * have locked the supplier. Throws `send_back_impossible`, `send_back_open`, `send_back_items_required`,
 * `send_back_reason_required`, `question_not_asked` for questions that the supplier is no longer asked, and
 * `invalid_input` for items that the supplier was never asked for.
 */
export async function writeSendBack(ctx: Context, tx: Tx, sent: Sent, items: readonly Item[]): Promise<string> {
  const { companyId } = sent;
  if (!(await canAnswerSendBack(tx, sent))) throw new DomainError('send_back_impossible');
  if (await findOpenSendBack(tx, { companyId, supplierId: sent.supplierId })) throw new DomainError('send_back_open');
  const given = await readGivenData(tx, sent);
  assertRules(judge(items, given, sent.origin === 'client' ? 'question_id' : 'target'));
  const sendBackId = await insertSendBack(ctx, tx, sent, itemsToKeep(items, given));
  await ctx.jobs.enqueue(tx, sendSendBackMailJob, { sendBackId }, { companyId });
  return sendBackId;
}

/** `name` is the field of the request that has the target of an item. */
function judge(items: readonly Item[], given: GivenData, name: 'question_id' | 'target'): Violation[] {
  if (items.length === 0) return [violation('send_back_items_required', 'items')];
  return items.flatMap((item, index) => {
    const isTwice = items.findIndex(({ kind, target }) => kind === item.kind && target === item.target) < index;
    if (!isTwice && isNoLongerAsked(item, given)) {
      return [violation('question_not_asked', `items.${index}.${name}`, { index })];
    }
    if (isTwice || !wasAskedFor(item, given)) return [violation('invalid_input', `items.${index}.${name}`, { index })];
    return item.reason ? [] : [violation('send_back_reason_required', `items.${index}.reason`, { index })];
  });
}

/** True for a question that is hidden from the supplier, or that the questionnaire does not have any more. */
const isNoLongerAsked = (item: SentBackTarget, given: GivenData): boolean =>
  item.kind === 'question' &&
  !wasAskedFor(item, given) &&
  (given.retired.has(item.target) || wasAskedFor(item, { questions: given.items, form: null }));

const itemsToKeep = (items: readonly Item[], given: GivenData) =>
  items.map((sent) => {
    const { kind, target, reason } = sent;
    const label = given.questions.find((question) => kind === 'question' && question.id === target)?.title ?? '';
    const before = valueOf(given, sent);
    return { item: { kind, target, label, reason, before }, fileIds: filesIn(before) };
  });
