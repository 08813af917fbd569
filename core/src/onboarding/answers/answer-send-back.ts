import { validateBirForm } from '@homologa/domain/bir-form/validate-form';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { missingRequired } from '@homologa/domain/onboarding/answer-rules';
import { dependentIds } from '@homologa/domain/questionnaires/dependent-items';
import { isSentBack, openFields, questionTargets } from '@homologa/domain/send-backs/sent-back-items';
import { isEmptyValue, isSameValue, type SentBackValue } from '@homologa/domain/send-backs/sent-back-value';
import type { Prisma } from '@homologa/prisma/client';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notify, notifyClient, notifyStaff } from '../../notifications/notify.steps';
import { correctedAnswers, readAnswers } from '../../questionnaires/answers.queries';
import { answerSendBackItems } from '../../reports/send-back-rows.steps';
import { scoreCorrection } from '../../scores/scores.steps';
import { filesIn, type GivenData, readGivenData, valueOf } from '../../send-backs/asked-for.queries';
import { endWaiting } from '../../send-backs/end-waiting.steps';
import { keptValue, SEND_BACK, type SendBackRow } from '../../send-backs/send-back.queries';
import { decideByRule } from '../../suppliers/scoring/decide-by-rule.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { queueSupplierMail } from '../mails/supplier-mail.steps';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';
import { advanceOnboarding, updated } from '../progress.steps';
import { dropAnswersHiddenSince } from './drop-hidden-answers';
import { answersBefore } from './dropped-by-send-back';

type Item = SendBackRow['items'][number];

interface Answered {
  item: Item;
  after: SentBackValue;
  note: string;
}

/**
 * Answers a send-back. One of the desk returns its request to the desk, which is notified; one of the client notifies
 * the person who sent it. Idempotent. Throws `not_found`,
 * `send_back_over` if the send-back was withdrawn, `workflow_closed`, and for the items `send_back_unanswered`,
 * `required_answers_missing` and the violations of the form.
 */
export async function answerSendBack(
  ctx: Context,
  key: OnboardingKey,
  input: { sendBackId: string; notes: readonly { itemId: string; note: string }[] },
): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  requireNotActingAsOther(ctx.actor);
  const { companyId, supplierId, workflowId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    const sendBack = await tx.sendBack.findFirst({
      where: { id: input.sendBackId, supplierId, companyId },
      include: SEND_BACK,
    });
    if (!sendBack) throw new DomainError('not_found');
    if (sendBack.status === 'withdrawn') throw new DomainError('send_back_over');
    if (sendBack.status === 'open') {
      const given = await readGivenData(tx, access);
      const notes = new Map(input.notes.map(({ itemId, note }) => [itemId, note]));
      const answered = sendBack.items.map((item) => ({
        item,
        after: valueOf(given, item),
        note: notes.get(item.id) ?? '',
      }));
      assertRules(judge(ctx, answered, given));
      await answerSendBackItems(ctx, tx, sendBack, answered.map(toStored));
      const before = { sentAt: sendBack.sentAt, answers: answersBefore(sendBack, given.items) };
      await dropAnswersHiddenSince(ctx, tx, record, given.items, before);
      const stored = await readAnswers(tx, supplierId, companyId);
      const corrected = correctedAnswers(given.items, stored);
      await scoreCorrection(ctx, tx, access, { items: given.items, ...corrected });
      await decideByRule(ctx, tx, { companyId, supplierId });
      await endSendBack(ctx, tx, { ...sendBack, workflowId });
      await advanceOnboarding(ctx, tx, record, [updated('supplier_updated_data')]);
      await queueSupplierMail(ctx, tx, record.supplier, 'answers_received', sendBack.id);
      await audit(ctx, tx, {
        companyId,
        action: 'onboarding.answer_send_back',
        objectType: 'supplier',
        objectId: supplierId,
        facts: { send_back: sendBack.id },
      });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}

function judge(
  ctx: Context,
  answered: readonly Answered[],
  { items: all, questions, answers, form, data }: GivenData,
): Violation[] {
  const items = answered.map(({ item }) => item);
  // A correction may show further questions, which are asked with it.
  const dependents = dependentIds(all, questionTargets(items));
  const isAsked = (id: string): boolean => isSentBack(items, { kind: 'question', target: id }) || dependents.has(id);
  const missing = missingRequired(questions, answers).filter(isAsked);
  const open = form === null ? new Set<string>() : openFields(items, form);
  const isOpen = (path: string): boolean => open.has(path) || [...open].some((known) => path.startsWith(`${known}.`));
  const today = ctx.now().toISOString().slice(0, 10);
  const broken = form === null || data === null ? [] : validateBirForm(form, data, today);
  // Another answer of this send-back may have hidden a question that was sent back.
  const isShown = ({ kind, target }: Item): boolean => kind !== 'question' || questions.some(({ id }) => id === target);
  const unanswered = answered.filter(({ item, after, note }) => {
    if (!isShown(item)) return false;
    const before = keptValue(item.before);
    return note === '' && (isEmptyValue(after) || (before !== null && isSameValue(before, after)));
  });
  return [
    ...unanswered.map(({ item }) => violation('send_back_unanswered', `items.${item.id}`)),
    ...missing.map((id) => violation('required_answers_missing', `answers.${id}`)),
    ...broken.filter(({ path }) => isOpen(path)),
  ];
}

const toStored = ({ item, after, note }: Answered) => {
  const before = keptValue(item.before);
  const held = new Set(before ? filesIn(before) : []);
  const fileIds = filesIn(after).filter((fileId) => !held.has(fileId));
  return { itemId: item.id, after: after as Prisma.InputJsonObject, note, fileIds };
};

async function endSendBack(ctx: Context, tx: Tx, place: SendBackRow & { workflowId: string }): Promise<void> {
  const { requestId, companyId, supplierId, workflowId, sentById } = place;
  if (requestId === null) {
    const sender = { companyId, createdById: sentById };
    await notifyClient(ctx, tx, 'answers_corrected', sender, { workflowId, supplierId });
    return;
  }
  const holder = await endWaiting(ctx, tx, { requestId, companyId });
  const about = { companyId, workflowId, supplierId, requestId };
  if (holder === null) await notifyStaff(ctx, tx, 'supplier_answered', about);
  else await notify(ctx, tx, 'supplier_answered', [holder], about);
}
