import { comparisonsOf } from './condition';
import type { QuestionItem } from './questionnaire-rules';

type Item = Pick<QuestionItem, 'id' | 'type' | 'options' | 'showIf'>;

/**
 * Returns the ids of the items that are shown by answers to the given questions: their own condition, one of their
 * options or their section refers to such a question, or to another dependent.
 */
export function dependentIds(items: readonly Item[], questionIds: Iterable<string>): Set<string> {
  const sources = new Set(questionIds);
  const dependents = new Set<string>();
  let isInDependent = false;
  for (const { id, type, options, showIf } of items) {
    const refersTo = [showIf, ...options.map((option) => option.showIf)]
      .filter((condition) => condition != null)
      .flatMap(comparisonsOf)
      .some((comparison) => 'question' in comparison && sources.has(comparison.question));
    if (type === 'section') isInDependent = refersTo;
    if (!refersTo && !isInDependent) continue;
    dependents.add(id);
    sources.add(id);
  }
  return dependents;
}
