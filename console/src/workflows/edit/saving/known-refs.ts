import { withRefs } from '../condition-refs';
import type { QuestionForm } from '../workflow-form';
import { isSame } from './merge-lists';

/**
 * Gives new questions the ids under which the server stored them in a save whose response was lost, and lets conditions
 * refer to these ids. The conditions of the stored questions already do; without this, a question that is shown by
 * another new one would not be recognized, and would be added a second time.
 */
export function withKnownRefs(
  mine: readonly QuestionForm[],
  before: readonly QuestionForm[],
  theirs: readonly QuestionForm[],
): QuestionForm[] {
  const known = new Set([...before, ...mine].map(({ id }) => id));
  const strange = theirs.filter(({ id }) => !known.has(id));
  const refs = new Map<string, string>();
  // Conditions refer to questions above, whose ids are known by then.
  return mine.map((one) => {
    const question = withRefs(one, refs);
    const place = question.id === null ? strange.findIndex((other) => isSame(other, question)) : -1;
    const [found] = place < 0 ? [] : strange.splice(place, 1);
    if (!found) return question;
    const stored = [found, ...found.options];
    for (const [at, { key }] of [question, ...question.options].entries()) refs.set(key, stored[at]?.id ?? key);
    return { ...found, key: question.key };
  });
}
