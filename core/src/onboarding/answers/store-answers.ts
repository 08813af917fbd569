import { assertRules } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { checkTypedAnswer, storedAnswer } from '@homologa/domain/onboarding/typed-answer-rules';
import type { NotApplicable, TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import type { Prisma } from '@homologa/prisma/client';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { answerVersion } from '../../questionnaires/answer-version.queries';
import {
  currentAnswers,
  isSameAnswer,
  readAnswers,
  type StoredAnswer,
  type VersionedItem,
  valuesOf,
} from '../../questionnaires/answers.queries';
import { refreshReopened } from '../../supplier-record/waiting.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';
import { keepAnswersCount } from './answers-progress.steps';

type GivenValue = string | string[] | TableAnswer | NotApplicable;

/**
 * Answer to one question: a text, the id of an option, a list of option ids, a table, the reason why the question does
 * not apply, or null to clear the stored answer.
 */
export interface GivenAnswer {
  questionId: string;
  answer: GivenValue | null;
  /** Version of the stored answer that the supplier saw, '' for none; without it, the stored answer is replaced. */
  seen?: string | undefined;
}

interface Change {
  item: VersionedItem;
  before: StoredAnswer | undefined;
  value: GivenValue | null;
}

/**
 * Merges answers into the stored answers, all or none; if a question has several answers, the last one is stored.
 * Returns true if an answer changed; the caller then records that the questionnaire was started. Throws
 * `answer_invalid` with one detail per invalid answer, `answer_changed` with one per answer that another tab or device
 * has changed.
 */
export async function storeAnswers(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  given: readonly GivenAnswer[],
): Promise<boolean> {
  const { id: supplierId, companyId } = record.supplier;
  const stored = await readAnswers(tx, supplierId, companyId);
  const known = new Map(items.map((item) => [item.id, item]));
  const { country } = record.supplier;
  const canonical = given.map((one) => ({
    ...one,
    answer: storedAnswer(known.get(one.questionId), one.answer, { country }),
  }));
  const wanted = new Map(canonical.map(({ questionId, answer }) => [questionId, answer]));
  assertRules(
    [...wanted].flatMap(([id, value]) =>
      // An answer that is stored already stays: the supplier may have moved to another country since.
      isSameAnswer({ version: known.get(id)?.version ?? 0 }, stored.get(id), value)
        ? checkTypedAnswer(id, known.get(id), value)
        : checkTypedAnswer(id, known.get(id), value, { country }),
    ),
  );
  assertRules(answersChangedSince(currentAnswers(items, stored), canonical));
  const changes: Change[] = [];
  for (const [id, value] of wanted) {
    const item = known.get(id);
    const before = stored.get(id);
    if (item && !isSameAnswer(item, before, value)) changes.push({ item, before, value });
  }
  if (changes.length === 0) return false;
  await clear(
    ctx,
    tx,
    record,
    changes.filter(({ value }) => value === null),
  );
  await write(
    ctx,
    tx,
    record,
    changes.filter(({ value }) => value !== null),
  );
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.save_answers',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { questions: changes.map(({ item }) => item.id) },
  });
  const before = valuesOf(stored);
  await keepAnswersCount(tx, record, items, {
    current: answersAfter(currentAnswers(items, stored), changes),
    values: answersAfter(before, changes),
    before,
  });
  await refreshReopened(ctx, tx, record.supplier);
  return true;
}

/** An answer that already has the given value is not reported: a repeated save must succeed. */
function answersChangedSince(current: ReadonlyMap<string, AnswerValue>, given: readonly GivenAnswer[]): Violation[] {
  return given
    .filter(({ questionId, answer, seen }) => {
      const version = answerVersion(current.get(questionId) ?? null);
      return seen !== undefined && seen !== version && answerVersion(answer) !== version;
    })
    .map(({ questionId }) => violation('answer_changed', `answers.${questionId}`));
}

const answersAfter = (before: ReadonlyMap<string, AnswerValue>, changes: readonly Change[]): Map<string, AnswerValue> =>
  new Map([...before, ...changes.map(({ item, value }) => [item.id, value] as const)]);

/** Throws `answer_invalid` unless the question expects a file. */
export function requireFileQuestion(items: readonly VersionedItem[], questionId: string): VersionedItem {
  const item = items.find(({ id, type }) => id === questionId && type === 'file');
  if (item) return item;
  assertRules([violation('answer_invalid', `answers.${questionId}`)]);
  throw new TypeError('a broken rule throws');
}

async function clear(ctx: Context, tx: Tx, record: OnboardingRecord, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { id: supplierId, companyId } = record.supplier;
  await tx.answer.deleteMany({
    where: { supplierId, companyId, questionId: { in: changes.map(({ item }) => item.id) } },
  });
  for (const { before } of changes) if (before?.fileId) await freeFile(ctx, tx, companyId, before.fileId);
}

async function write(ctx: Context, tx: Tx, record: OnboardingRecord, changes: readonly Change[]): Promise<void> {
  const { id: supplierId, companyId } = record.supplier;
  const updatedAt = ctx.now();
  const rowOf = ({ item, value }: Change) => ({
    version: item.version,
    value: value as Prisma.InputJsonValue,
    updatedAt,
  });
  const added = changes.filter(({ before }) => !before);
  if (added.length > 0) {
    await tx.answer.createMany({
      data: added.map((change) => ({
        id: newId(),
        companyId,
        supplierId,
        questionId: change.item.id,
        ...rowOf(change),
      })),
    });
  }
  for (const change of changes.filter(({ before }) => before)) {
    await tx.answer.updateMany({
      where: { supplierId, companyId, questionId: change.item.id },
      data: { ...rowOf(change), fileId: null },
    });
    if (change.before?.fileId) await freeFile(ctx, tx, companyId, change.before.fileId);
  }
}
