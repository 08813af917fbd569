import { DomainError } from '@homologa/domain/errors/domain-error';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { storedAnswer } from '@homologa/domain/onboarding/typed-answer-rules';
import { dependentIds } from '@homologa/domain/questionnaires/dependent-items';
import { openFollowUps } from '@homologa/domain/send-backs/open-follow-ups';
import { questionTargets } from '@homologa/domain/send-backs/sent-back-items';
import type { Tx } from '../../kernel/database/database';
import { currentAnswers, readAnswers, type VersionedItem } from '../../questionnaires/answers.queries';
import { findOpenSendBack } from '../../send-backs/send-back.queries';
import { type OnboardingRecord, requireStep } from '../onboarding-record.steps';
import { conditionFacts } from './answers-progress.steps';
import { readSettled } from './settled-questions.queries';
import type { GivenAnswer } from './store-answers';

/** A file has no answer before it is stored. */
type Given = Pick<GivenAnswer, 'questionId'> & Partial<Pick<GivenAnswer, 'answer'>>;

/**
 * Requires that the supplier may give these answers now. An open send-back also opens the questions that its
 * corrections ask anew, among them corrections that are given here. Throws the errors of `requireStep`.
 */
export async function requireOpenQuestions(
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  given: readonly Given[],
): Promise<void> {
  if (record.sentBack === null || given.length === 0) return requireStep(record, 'questionnaire');
  const open = await openInSendBack(tx, record, items, given);
  if (!given.every(({ questionId }) => open.has(questionId))) throw new DomainError('not_sent_back');
}

/**
 * Returns the questions that the supplier may answer now: all, or those of an open send-back with those that its
 * corrections ask anew. Throws the errors of `requireStep`.
 */
export async function openQuestions(
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
): Promise<ReadonlySet<string>> {
  if (record.sentBack !== null) return openInSendBack(tx, record, items, []);
  requireStep(record, 'questionnaire');
  return new Set(items.map(({ id }) => id));
}

async function openInSendBack(
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  given: readonly Given[],
): Promise<ReadonlySet<string>> {
  const { id: supplierId, companyId, country } = record.supplier;
  const sendBack = await findOpenSendBack(tx, { companyId, supplierId });
  if (!sendBack) return new Set();
  const sentBack = questionTargets(record.sentBack ?? []);
  const dependents = dependentIds(items, sentBack);
  if (dependents.size === 0) return new Set(sentBack);
  const facts = conditionFacts(record);
  const stored = currentAnswers(items, await readAnswers(tx, supplierId, companyId));
  const { settled, answeredSince } = await readSettled(tx, sendBack, { items, current: stored, facts });
  const present = new Map<string, AnswerValue>(stored);
  for (const { questionId, answer } of given) {
    const item = items.find(({ id }) => id === questionId);
    if (answer !== undefined) present.set(questionId, storedAnswer(item, answer, { country }));
  }
  const asked = openFollowUps(items, sentBack, { settled: new Set(settled), stored, present }, facts);
  // The supplier's page may save what it typed after another correction has hidden it; the answer deletes such drafts.
  const drafts = [...dependents].filter((id) => !stored.has(id) || answeredSince.has(id));
  return new Set([...sentBack, ...asked, ...drafts]);
}
