import { type DescribedSection, describeScore } from '@homologa/core/scores/describe-score.queries';
import type { StoredReview } from '@homologa/core/scores/reviews.queries';
import type { StoredScore } from '@homologa/core/scores/scores.queries';
import type { SupplierScoreDetail } from '@homologa/core/suppliers/supplier.queries';
import type { Threshold } from '@homologa/domain/questionnaires/points';
import { type AnswerVerdict, reviewRange } from '@homologa/domain/questionnaires/reviews/score-review';
import type { OwnScore } from '@homologa/domain/suppliers/own-score.contract';
import type { ScoreReviewResponse, SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';

/** Presents a stored score and its reviews to the client. */
export function presentScore({ score, reviewed, reviews }: SupplierScoreDetail): SupplierScoreResponse {
  const described = describeScore(score);
  const outcomeOf = (outcome: Threshold | null) => outcome && presentThreshold(outcome);
  const reviewedPoints = new Map(reviewed?.result.lines.map(({ id, points }) => [id, points]));
  const ranges = new Map(score.result.lines.map((line) => [line.id, reviewRange(line)]));
  return {
    id: score.id,
    computed_at: score.computedAt.toISOString(),
    cause: score.cause,
    engine: score.engine,
    questionnaire_version: score.questionnaireVersion,
    input_sha256: score.inputSha256,
    result_sha256: score.resultSha256,
    percent: described.percent,
    points: described.points,
    maximum: described.maximum,
    knocked_out: described.knockedOut,
    outcome: outcomeOf(described.outcome),
    reviewed: reviewed && {
      percent: reviewed.result.percent,
      points: reviewed.result.points,
      maximum: reviewed.result.maximum,
      knocked_out: reviewed.result.knockedOut,
      outcome: outcomeOf(score.input.scoring.thresholds.find(({ id }) => id === reviewed.result.outcome) ?? null),
      computed_at: reviewed.computedAt.toISOString(),
      verdicts_sha256: reviewed.verdictsSha256,
      result_sha256: reviewed.resultSha256,
    },
    reviews: presentReviews(reviews, reviewed?.verdicts ?? []),
    sections: described.sections.map((section) => ({
      id: section.id,
      title: section.title,
      weight: section.weight,
      percent: section.percent,
      points: section.points,
      maximum: section.maximum,
      lines: presentLines(section).map((line) => ({
        ...line,
        reviewed_points: reviewedPoints.get(line.id) ?? line.points,
        range: ranges.get(line.id) ?? null,
      })),
    })),
  };
}

const presentLines = ({ lines }: DescribedSection): OwnScore['sections'][number]['lines'] =>
  lines.map((line) => ({
    id: line.id,
    number: line.number,
    title: line.title,
    points: line.points,
    maximum: line.maximum,
    why: line.why,
    knock_out: line.knockOut,
  }));

/** The newest review of a question is current while its verdict is among those of the newest score. */
function presentReviews(reviews: readonly StoredReview[], verdicts: readonly AnswerVerdict[]): ScoreReviewResponse[] {
  const standing = new Set(verdicts.map(({ question }) => question));
  return reviews.map((review, place) => ({
    question_id: review.questionId,
    verdict: review.verdict,
    points: review.points,
    knock_out: review.knockOut,
    was: { verdict: review.wasVerdict, points: review.wasPoints },
    note: review.note,
    by: { name: review.byName },
    at: review.createdAt.toISOString(),
    current:
      standing.has(review.questionId) &&
      reviews.findIndex(({ questionId }) => questionId === review.questionId) === place,
  }));
}

const presentThreshold = ({ id, name, colour, decision }: Threshold): SupplierScoreResponse['outcome'] => ({
  id,
  name,
  colour,
  ...(decision ? { decision } : {}),
});

/** Presents a score to its supplier: without weights, the proposed decision and anything of the computation. */
export function presentOwnScore(score: StoredScore): OwnScore {
  const { percent, points, maximum, knockedOut, outcome, sections } = describeScore(score);
  return {
    percent,
    points,
    maximum,
    knocked_out: knockedOut,
    outcome: outcome && { name: outcome.name, colour: outcome.colour },
    sections: sections.map((section) => ({
      title: section.title,
      percent: section.percent,
      points: section.points,
      maximum: section.maximum,
      lines: presentLines(section),
    })),
  };
}
