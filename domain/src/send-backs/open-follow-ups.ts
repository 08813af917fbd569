import type { SupplierFacts } from '../questionnaires/condition';
import { dependentIds } from '../questionnaires/dependent-items';
import type { QuestionItem } from '../questionnaires/questionnaire-rules';
import { shownQuestionnaire } from '../questionnaires/shown-items';

type Item = Pick<QuestionItem, 'id' | 'type' | 'options' | 'showIf'>;
type Answers = ReadonlyMap<string, unknown>;

/**
 * Returns the questions below those sent back that were answered and asked at the send-back: the supplier submitted
 * them, and nobody has sent them back.
 */
export function settledFollowUps(
  items: readonly Item[],
  sentBack: readonly string[],
  answers: {
    /** Answers of now, with those of the send-back where the supplier has changed one that was sent back. */
    atSendBack: Answers;
    answeredSince: ReadonlySet<string>;
  },
  facts: SupplierFacts,
): string[] {
  const asked = shownQuestionnaire(items, answers.atSendBack, facts).answers;
  const isSettled = (id: string): boolean => asked.has(id) && !answers.answeredSince.has(id) && !sentBack.includes(id);
  return [...dependentIds(items, sentBack)].filter(isSettled);
}

/**
 * Returns the questions that corrections of those sent back ask anew, and which are open with them: shown ones that are
 * not settled, and settled ones of whose stored answer an option is hidden now.
 */
export function openFollowUps(
  items: readonly Item[],
  sentBack: readonly string[],
  answers: {
    settled: ReadonlySet<string>;
    /** Saved answers: a settled one that no longer fits stays open until its replacement is saved. */
    stored: Answers;
    /** Saved answers with those that are being saved. */
    present: Answers;
  },
  facts: SupplierFacts,
): Set<string> {
  const shown = new Map(shownQuestionnaire(items, answers.present, facts).items.map((item) => [item.id, item]));
  const isOpen = (id: string): boolean => {
    const item = shown.get(id);
    if (!item) return false;
    return !answers.settled.has(id) || hasHiddenOption(item, items, answers.stored.get(id));
  };
  return new Set([...dependentIds(items, sentBack)].filter(isOpen));
}

function hasHiddenOption(shown: Item, items: readonly Item[], answer: unknown): boolean {
  const all = items.find(({ id }) => id === shown.id)?.options ?? [];
  const hidden = all.filter(({ id }) => !shown.options.some((option) => option.id === id)).map(({ id }) => id);
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return hidden.some((id) => chosen.includes(id));
}
