import type { StoredScore } from '@homologa/core/scores/scores.queries';
import type { Threshold } from '@homologa/domain/questionnaires/points';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { ScoreWhy } from '@homologa/domain/questionnaires/score';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';

/** Presents a stored score with the texts of its own input: the workflow's questionnaire may have changed since. */
export function presentScore({ input, result, ...score }: StoredScore): SupplierScoreResponse {
  const items = new Map(input.items.map((item) => [item.id, item]));
  const shown = shownQuestionnaire(input.items, new Map(Object.entries(input.answers)), input.facts).items;
  const numbers = questionNumbers(shown);
  const options = new Map(input.items.flatMap((item) => item.options.map(({ id, value }) => [id, value] as const)));
  const threshold = input.scoring.thresholds.find(({ id }) => id === result.outcome);
  const sectionOf = sectionsOf(shown);
  const presentWhy = (why: ScoreWhy): SupplierScoreResponse['sections'][number]['lines'][number]['why'] =>
    why.by === 'options' ? { by: why.by, options: why.options.map((id) => options.get(id) ?? id) } : why;
  return {
    id: score.id,
    computed_at: score.computedAt.toISOString(),
    cause: score.cause,
    engine: score.engine,
    questionnaire_version: score.questionnaireVersion,
    input_sha256: score.inputSha256,
    result_sha256: score.resultSha256,
    percent: result.percent,
    points: result.points,
    maximum: result.maximum,
    knocked_out: result.knockedOut,
    outcome: threshold ? presentThreshold(threshold) : null,
    sections: result.sections.map((section) => ({
      id: section.id,
      title: section.id === null ? null : (items.get(section.id)?.title ?? ''),
      weight: section.weight,
      percent: section.percent,
      points: section.points,
      maximum: section.maximum,
      lines: result.lines
        .filter(({ id }) => sectionOf.get(id) === section.id)
        .map((line) => ({
          id: line.id,
          number: numbers.get(line.id) ?? 0,
          title: items.get(line.id)?.title ?? '',
          points: line.points,
          maximum: line.maximum,
          why: presentWhy(line.why),
          knock_out: line.knockOut,
        })),
    })),
  };
}

const presentThreshold = ({ id, name, colour, decision }: Threshold): SupplierScoreResponse['outcome'] => ({
  id,
  name,
  colour,
  ...(decision ? { decision } : {}),
});

/** Returns the section of each question; null above the first one. */
function sectionsOf(items: readonly { id: string; type: string | null }[]): ReadonlyMap<string, string | null> {
  let section: string | null = null;
  const sections = new Map<string, string | null>();
  for (const { id, type } of items) {
    if (type === 'section') section = id;
    sections.set(id, section);
  }
  return sections;
}
