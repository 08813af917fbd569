import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import { notApplicableIn, type SentBackValue } from '@homologa/domain/send-backs/sent-back-value';
import { keptValue, type SendBackRow } from '../../send-backs/send-back.queries';

export interface DroppedAnswers {
  /** Questions whose answers are deleted. */
  hidden: readonly string[];
  /** Answers that lose hidden options. */
  narrowed: readonly (readonly [string, AnswerValue])[];
}

interface Change {
  /** Answers of the questions that were sent back, as they were then. */
  before: ReadonlyMap<string, AnswerValue>;
  given: ReadonlyMap<string, AnswerValue>;
  /** Questions answered since the send-back: these answers are drafts until it is answered. */
  answeredSince: ReadonlySet<string>;
}

/**
 * Returns what the corrections hide: what the answers of before show and those of now do not, both judged by the same
 * facts and with outdated answers, so that nothing but the corrections makes a difference.
 */
export function droppedBySendBack(
  items: readonly QuestionItem[],
  { before, given, answeredSince }: Change,
  facts: SupplierFacts,
): DroppedAnswers {
  const then = shownQuestionnaire(items, new Map([...given, ...before]), facts);
  const now = shownQuestionnaire(items, given, facts);
  const [shownThen, shownNow] = [then, now].map((shown) => new Map(shown.items.map((item) => [item.id, item])));
  const hidden = [...given.keys()].filter((id) => {
    const wasShown = answeredSince.has(id) || (then.answers.has(id) && shownThen?.has(id));
    return wasShown && !now.answers.has(id);
  });
  const narrowed = [...now.answers].flatMap(([id, kept]) => {
    const value = given.get(id);
    if (!Array.isArray(value) || !Array.isArray(kept) || kept.length === value.length) return [];
    const isOption = (option: string, shown: Map<string, QuestionItem> | undefined): boolean =>
      shown?.get(id)?.options.some((one) => one.id === option) ?? false;
    const wanted = value.filter(
      (option: string) => isOption(option, shownNow) || !(answeredSince.has(id) || isOption(option, shownThen)),
    );
    return wanted.length < value.length ? [[id, wanted] as const] : [];
  });
  return { hidden, narrowed };
}

/** Returns the answers of the questions that were sent back, as they were then. */
export function answersBefore(
  sendBack: Pick<SendBackRow, 'items'>,
  items: readonly QuestionItem[],
): Map<string, AnswerValue> {
  return new Map(
    sendBack.items.flatMap(({ kind, target, before }) => {
      const item = items.find(({ id }) => kind === 'question' && id === target);
      const kept = keptValue(before);
      return item && kept ? [[target, answerOfKept(item, kept)] as const] : [];
    }),
  );
}

/** Returns the answer that a send-back has kept in words; null for an option that has another name by now. */
export function answerOfKept(item: QuestionItem, kept: SentBackValue): AnswerValue {
  if ('files' in kept) return kept.files[0] ?? null;
  const texts = 'texts' in kept ? kept.texts : [];
  const notApplicable = item.allowNa ? notApplicableIn(texts) : null;
  if (notApplicable) return notApplicable;
  if (item.format?.kind === 'table') return texts.length > 0 ? { rows: texts.map((text) => ({ text })) } : null;
  if (item.type === 'input') return texts[0] ?? null;
  const ids = item.options.filter(({ value }) => texts.includes(value)).map(({ id }) => id);
  return item.type === 'checkbox' ? ids : (ids[0] ?? null);
}
