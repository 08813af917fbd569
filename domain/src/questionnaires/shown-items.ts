import type { Condition, SupplierFacts } from './condition';

interface Conditional {
  id: string;
  showIf?: Condition | null | undefined;
}

interface ConditionalItem extends Conditional {
  type: string | null;
  options: readonly Conditional[];
}

type Answers = ReadonlyMap<string, unknown>;

function isAnswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  const list = Array.isArray(answer) ? answer : ((answer as { rows?: unknown[] } | null | undefined)?.rows ?? null);
  return list ? list.length > 0 : answer != null;
}

/** Compares a canonical typed answer; an amount by its number, whatever its currency. */
function compares({ is, value }: { is: string; value: string | number }, answer: unknown): boolean {
  if (typeof answer !== 'string' || answer === '') return false;
  if (is === 'equals') return answer === value;
  return is === 'before' ? answer < String(value) : Number(answer.split(' ')[0]) >= Number(value);
}

/** Compares with the answers so far. A question that is not among them counts as not answered. */
export function holds(condition: Condition, answers: Answers, facts: SupplierFacts): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, answers, facts));
  if ('any' in condition) return condition.any.some((part) => holds(part, answers, facts));
  if ('not' in condition) return !holds(condition.not, answers, facts);
  if ('fact' in condition) return facts[condition.fact] === condition.value;
  const answer = answers.get(condition.question);
  if (condition.is === 'answered') return isAnswered(answer);
  if ('value' in condition) return compares(condition, answer);
  if (condition.is === 'equals') return answer === condition.option;
  if (!Array.isArray(answer)) return false;
  return 'count' in condition ? answer.length >= condition.count : answer.includes(condition.option);
}

/** True if any part of the questionnaire has a condition; without one, everything is shown. */
export const hasConditions = (items: readonly ConditionalItem[]): boolean =>
  items.some(({ showIf, options }) => showIf || options.some((option) => option.showIf));

/**
 * Returns the items that the supplier sees, with the options that it sees, and their answers without hidden options. A
 * hidden section hides the items below it, and a question without any shown option is hidden. Answers of hidden questions are left out, so that conditions count them as
 * not given; items are judged in order, so that a condition on a later item finds no answer.
 */
export function shownQuestionnaire<Item extends ConditionalItem, Answer>(
  items: readonly Item[],
  answers: ReadonlyMap<string, Answer>,
  facts: SupplierFacts,
): { items: readonly Item[]; answers: Map<string, Answer> } {
  const shown: Item[] = [];
  const given = new Map<string, Answer>();
  let isInHidden = false;
  const isShown = ({ showIf }: Conditional): boolean => !showIf || holds(showIf, given, facts);
  for (const item of items) {
    const own = isShown(item);
    if (item.type === 'section') isInHidden = !own;
    if (!own || isInHidden) continue;
    const options = item.options.filter(isShown);
    // A choice without a choice could never be answered, and a required one would block the submit for ever.
    if (options.length === 0 && item.options.length > 0) continue;
    const isWhole = options.length === item.options.length;
    shown.push(isWhole ? item : { ...item, options });
    const answer = answers.get(item.id);
    if (answer === undefined) continue;
    const hidden = isWhole ? [] : item.options.filter((option) => !options.includes(option)).map(({ id }) => id);
    const kept = withoutOptions(answer, hidden);
    if (kept !== null) given.set(item.id, kept);
  }
  return { items: shown, answers: given };
}

/** Returns null for an answer that consists of hidden options only. */
function withoutOptions<Answer>(answer: Answer, hidden: readonly string[]): Answer | null {
  if (hidden.length === 0) return answer;
  if (!Array.isArray(answer)) return hidden.includes(answer as string) ? null : answer;
  const kept = answer.filter((id: string) => !hidden.includes(id));
  return kept.length > 0 ? (kept as Answer) : null;
}

/** Returns the ids of the items that can be hidden: by their condition, their section's, or those of all options. */
export function conditionalIds(items: readonly ConditionalItem[]): Set<string> {
  const ids = new Set<string>();
  let isInConditional = false;
  for (const { id, type, options, showIf } of items) {
    if (type === 'section') isInConditional = Boolean(showIf);
    const canLoseOptions = options.length > 0 && options.every((option) => option.showIf);
    if (showIf || isInConditional || canLoseOptions) ids.add(id);
  }
  return ids;
}
