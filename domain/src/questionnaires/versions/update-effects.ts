import { canonicalJson, type Json } from '../../language/canonical-json';
import { diffQuestionnaire, type QuestionItem } from '../questionnaire-rules';
import { conditionalIds } from '../shown-items';

/** What an update of an active workflow's questionnaire does to a supplier (reference 6.18). */
export const UPDATE_EFFECTS = [
  'not_started',
  'answers_kept',
  'answers_dropped',
  'asked_again',
  'keeps_version',
] as const;
export type UpdateEffect = (typeof UPDATE_EFFECTS)[number];

interface EffectOnAnswers {
  /** Questions whose answers are given up. */
  lost: string[];
  /** Removed options of other questions; an answer that has one of them is given up. */
  lostOptions: string[];
  /** Required questions that nobody has answered as they are asked now. */
  askedOfAll: string[];
  /** Questions that are required now; asked of those without an answer. */
  askedIfMissing: string[];
  /** Conditional ones of the reopened questions; asked of suppliers that are shown them. */
  askedIfShown: string[];
}

/** Tells which answers an update of the questionnaire gives up, and which questions it asks suppliers that had submitted. */
export function effectOnAnswers(before: readonly QuestionItem[], after: readonly QuestionItem[]): EffectOnAnswers {
  const diff = diffQuestionnaire(before, after);
  const old = new Map(before.map((item) => [item.id, item]));
  const now = new Map(after.map((item) => [item.id, item]));
  const changed = diff.changed.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    return was && is ? [{ id, was, is }] : [];
  });
  // An optional question keeps the answers that still fit.
  const isLost = ({ was, is }: { was: QuestionItem; is: QuestionItem }): boolean =>
    is.required ||
    was.type !== is.type ||
    formatText(was) !== formatText(is) ||
    (was.allowNa === true && is.allowNa !== true);
  const kept = changed.filter((one) => !isLost(one));
  const renewed = new Set([...diff.changed, ...diff.added]);
  const conditional = conditionalIds(after);
  const open = diff.reopened.filter((id) => !conditional.has(id));
  return {
    lost: [...diff.removed, ...changed.filter(isLost).map(({ id }) => id)],
    lostOptions: kept.flatMap(({ was, is }) => {
      const left = new Set(is.options.map(({ id }) => id));
      return was.options.flatMap(({ id }) => (left.has(id) ? [] : [id]));
    }),
    askedOfAll: open.filter((id) => renewed.has(id)),
    askedIfMissing: open.filter((id) => !renewed.has(id)),
    askedIfShown: diff.reopened.filter((id) => conditional.has(id) && old.has(id)),
  };
}

/** PostgreSQL returns the fields of a stored format in an order of its own. */
const formatText = ({ format }: QuestionItem): string => canonicalJson((format ?? null) as Json);
