import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import type { Text } from '@homologa/web/texts/text';
import { SCORE } from './score.texts';

export type ScoreLine = SupplierScoreResponse['sections'][number]['lines'][number];

const WHY = {
  answered: SCORE.answered,
  not_answered: SCORE.notAnswered,
  not_applicable: SCORE.notApplicable,
  no_range: SCORE.noRange,
} as const;

/** Returns why a line has its points, in words. */
export function scoreReason(why: ScoreLine['why'], t: Text, number: (value: number) => string): string {
  if (why.by === 'options') return why.options.join(', ');
  if (why.by === 'yes_no') return t(SCORE[why.value]);
  if (why.by !== 'range') return t(WHY[why.by]);
  const { from, to } = why;
  if (from !== undefined && to !== undefined) return t(SCORE.between, { from: number(from), to: number(to) });
  if (from !== undefined) return t(SCORE.from, { from: number(from) });
  return to === undefined ? t(SCORE.anyNumber) : t(SCORE.upTo, { to: number(to) });
}
