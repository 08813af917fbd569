import { type DescribedSection, describeScore } from '@homologa/core/scores/describe-score';
import type { StoredScore } from '@homologa/core/scores/scores.queries';
import type { Threshold } from '@homologa/domain/questionnaires/points';
import type { OwnScore } from '@homologa/domain/suppliers/own-score.contract';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';

/** Presents a stored score to the client. */
export function presentScore(score: StoredScore): SupplierScoreResponse {
  const described = describeScore(score);
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
    outcome: described.outcome && presentThreshold(described.outcome),
    sections: described.sections.map((section) => ({
      id: section.id,
      title: section.title,
      weight: section.weight,
      percent: section.percent,
      points: section.points,
      maximum: section.maximum,
      lines: presentLines(section),
    })),
  };
}

const presentLines = ({ lines }: DescribedSection): SupplierScoreResponse['sections'][number]['lines'] =>
  lines.map((line) => ({
    id: line.id,
    number: line.number,
    title: line.title,
    points: line.points,
    maximum: line.maximum,
    why: line.why,
    knock_out: line.knockOut,
  }));

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
