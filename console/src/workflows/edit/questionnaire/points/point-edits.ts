import { MAX_POINTS } from '@homologa/domain/questionnaires/limits';
import type { QuestionPoints, Scoring, Threshold } from '@homologa/domain/questionnaires/points';
import type { Text } from '@homologa/web/texts/text';
import type { QuestionForm } from '../../workflow-form';
import { pointsFor } from '../answer/answer-formats';
import { POINTS } from './points.texts';

/** Points as they begin: none are given, so that the builder changes no score by itself. */
export function firstPoints(by: QuestionPoints['by']): QuestionPoints {
  if (by === 'range') return { by, ranges: [{ points: 0 }] };
  return by === 'yes_no' ? { by, values: { yes: { points: 0 }, no: { points: 0 } } } : { by: 'answered', points: 0 };
}

/** Returns the ways in which the answer of a question without options can give points. */
export function pointsChoices({ type, format }: Pick<QuestionForm, 'type' | 'format'>): QuestionPoints['by'][] {
  const by = type === 'input' ? pointsFor(format) : 'answered';
  return by === 'answered' ? [by] : [by, 'answered'];
}

/** Thresholds of a new score, named in the language of the person who begins it. */
export const firstScoring = (t: Text, newKey: () => string): Scoring => ({
  thresholds: [
    { id: newKey(), name: t(POINTS.fails), colour: 'red', from: 0 },
    { id: newKey(), name: t(POINTS.conditions), colour: 'amber', from: 60 },
    { id: newKey(), name: t(POINTS.passes), colour: 'green', from: 80 },
  ],
});

/** Returns the percentages between which a threshold may begin, so that they stay in order. */
export const limitsOf = (thresholds: readonly Threshold[], place: number): { min: number; max: number } => ({
  min: (thresholds[place - 1]?.from ?? -1) + 1,
  max: (thresholds[place + 1]?.from ?? 101) - 1,
});

/** Adds a threshold between the last one and 100 percent; null where there is no room. */
export function withThreshold(scoring: Scoring, added: Pick<Threshold, 'id' | 'name'>): Scoring | null {
  const last = scoring.thresholds.at(-1)?.from ?? 0;
  if (last >= 100) return null;
  const from = Math.ceil((last + 100) / 2);
  return { ...scoring, thresholds: [...scoring.thresholds, { ...added, colour: 'blue', from }] };
}

/** Removes a threshold. The first one begins at 0, so that the next takes its place then. */
export const withoutThreshold = (scoring: Scoring, place: number): Scoring => ({
  ...scoring,
  thresholds: scoring.thresholds
    .toSpliced(place, 1)
    .map((threshold, at) => (at === 0 ? { ...threshold, from: 0 } : threshold)),
});

export const POINT_LIMITS = { min: -MAX_POINTS, max: MAX_POINTS } as const;
