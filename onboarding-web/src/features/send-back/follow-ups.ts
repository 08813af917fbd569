import { dependentIds } from '@homologa/domain/questionnaires/dependent-items';
import { isSentBack, questionTargets, type SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import type { Question } from '../questionnaire/questions';

/**
 * Returns the open questions that depend on each question sent back, by its id: its correction asks them anew. A
 * question stands only once: below the first one on which it depends.
 */
export function followUpsOf(
  all: readonly Question[],
  shown: readonly Question[],
  sentBack: readonly SentBackTarget[],
  open: ReadonlySet<string>,
): ReadonlyMap<string, readonly Question[]> {
  const placed = new Set<string>();
  return new Map(
    questionTargets(sentBack).map((target) => {
      const dependents = dependentIds(all, [target]);
      const own = shown.filter(({ id, type }) => {
        const isListed = placed.has(id) || isSentBack(sentBack, { kind: 'question', target: id });
        return dependents.has(id) && open.has(id) && type !== 'section' && !isListed;
      });
      for (const { id } of own) placed.add(id);
      return [target, own] as const;
    }),
  );
}
