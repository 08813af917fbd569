import type { ItemsComparison } from '../files/compare-items';
import type { QuestionItem } from '../questionnaire-rules';

/** Kinds of difference between two questionnaires, of which each item has one. */
export const DIFFERENCES = ['added', 'changed', 'removed', 'moved', 'unchanged'] as const;
type Difference = (typeof DIFFERENCES)[number];

type Counts = Readonly<Record<Difference, number>>;

/** Counts questions and sections apart, each item once: a changed question that moved is changed. */
export function changeCounts(comparison: Pick<ItemsComparison, Difference>): { questions: Counts; sections: Counts } {
  const countsOf = (isCounted: (item: QuestionItem) => boolean): Counts => ({
    added: comparison.added.filter(isCounted).length,
    changed: comparison.changed.filter(isCounted).length,
    removed: comparison.removed.filter(isCounted).length,
    moved: comparison.moved.filter(isCounted).length,
    unchanged: comparison.unchanged.filter(isCounted).length,
  });
  return {
    questions: countsOf(({ type }) => type !== 'section'),
    sections: countsOf(({ type }) => type === 'section'),
  };
}
