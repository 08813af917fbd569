import { isAnswerable } from '../questionnaire-rules';
import { type Score, type ScoreLine, sumLines } from '../score';
import type { ScoreInput } from '../score-input';
import { shownQuestionnaire } from '../shown-items';

/** Version of the rules below. A change that can give another result for the same reviews needs another number. */
export const REVIEW_ENGINE = 1;

/** Judgement of a reviewer on one answer: its points stand, it is doubtful, or it has other points. */
export const REVIEW_VERDICTS = ['accepted', 'flagged', 'rescored'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

/** Part of a review that the reviewed score depends on. */
export interface AnswerVerdict {
  question: string;
  verdict: ReviewVerdict;
  /** Points of a re-scored answer, and whether it still fails the supplier. */
  points?: number;
  knockOut?: boolean;
}

const shownItems = ({ items, answers, facts }: ScoreInput) =>
  shownQuestionnaire(items, new Map(Object.entries(answers)), facts).items;

/** True for a question of the score's own questionnaire that the supplier saw. */
export const isReviewable = (input: ScoreInput, question: string): boolean =>
  shownItems(input).some(({ id, type }) => id === question && isAnswerable(type));

/**
 * Lowest and highest points that a reviewer may give: up to the maximum of the line, and not below 0 unless the answer
 * was below it. Null for a question without points of its own, and for one that does not apply.
 */
export function reviewRange(line: ScoreLine | undefined): { from: number; to: number } | null {
  if (!line || (line.maximum === 0 && line.points === 0)) return null;
  return { from: Math.min(0, line.points), to: Math.max(line.maximum, line.points) };
}

function reviewed(line: ScoreLine, verdict: AnswerVerdict | undefined): ScoreLine {
  if (verdict?.verdict !== 'rescored') return line;
  return { ...line, points: verdict.points ?? line.points, knockOut: verdict.knockOut ?? line.knockOut };
}

/**
 * Computes a score again with the points that reviewers gave (reference 6.15). Accepted and flagged answers keep their
 * points. The result depends on the arguments only.
 */
function reviewByFirstRules(input: ScoreInput, score: Score, verdicts: readonly AnswerVerdict[]): Score {
  const byQuestion = new Map(verdicts.map((verdict) => [verdict.question, verdict]));
  const lines = score.lines.map((line) => reviewed(line, byQuestion.get(line.id)));
  return sumLines({ items: input.items, shown: shownItems(input), scoring: input.scoring }, lines);
}

/** Review engines by version. One that has stored results must stay here unchanged. */
const ENGINES: Readonly<Record<number, typeof reviewByFirstRules>> = { 1: reviewByFirstRules };

/** Reviews the score by the engine of a version; null for a version that this release does not have. */
export const reviewByEngine = (
  engine: number,
  input: ScoreInput,
  score: Score,
  verdicts: readonly AnswerVerdict[],
): Score | null => ENGINES[engine]?.(input, score, verdicts) ?? null;

/** Verdicts in one order, so that equal reviews have one text and one hash. */
export const sortVerdicts = (verdicts: readonly AnswerVerdict[]): AnswerVerdict[] =>
  verdicts.toSorted((a, b) => (a.question < b.question ? -1 : Number(a.question > b.question)));
