import type { Threshold } from '@homologa/domain/questionnaires/points';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { ScoreWhy } from '@homologa/domain/questionnaires/score';
import type { ScoreReason } from '@homologa/domain/questionnaires/scores/score-reason';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import type { StoredScore } from './scores.queries';

interface Points {
  points: number;
  maximum: number;
}

export interface DescribedLine extends Points {
  id: string;
  /** Number of the question as the supplier saw it. */
  number: number;
  title: string;
  why: ScoreReason;
  knockOut: boolean;
}

export interface DescribedSection extends Points {
  /** Null for the questions above the first section. */
  id: string | null;
  title: string | null;
  weight: number;
  percent: number | null;
  lines: DescribedLine[];
}

export interface DescribedScore extends Points {
  percent: number | null;
  knockedOut: boolean;
  outcome: Threshold | null;
  sections: DescribedSection[];
}

/** Describes a stored score with the texts of its own input: the workflow's questionnaire may have changed since. */
export function describeScore({ input, result }: Pick<StoredScore, 'input' | 'result'>): DescribedScore {
  const items = new Map(input.items.map((item) => [item.id, item]));
  const shown = shownQuestionnaire(input.items, new Map(Object.entries(input.answers)), input.facts).items;
  const numbers = questionNumbers(shown);
  const options = new Map(input.items.flatMap((item) => item.options.map(({ id, value }) => [id, value] as const)));
  const sectionOf = sectionsOf(shown);
  const reasonOf = (why: ScoreWhy): ScoreReason =>
    why.by === 'options' ? { by: why.by, options: why.options.map((id) => options.get(id) ?? id) } : why;
  return {
    percent: result.percent,
    points: result.points,
    maximum: result.maximum,
    knockedOut: result.knockedOut,
    outcome: input.scoring.thresholds.find(({ id }) => id === result.outcome) ?? null,
    sections: result.sections.map(({ id, weight, percent, points, maximum }) => ({
      id,
      title: id === null ? null : (items.get(id)?.title ?? ''),
      weight,
      percent,
      points,
      maximum,
      lines: result.lines
        .filter((line) => sectionOf.get(line.id) === id)
        .map((line) => ({
          id: line.id,
          number: numbers.get(line.id) ?? 0,
          title: items.get(line.id)?.title ?? '',
          points: line.points,
          maximum: line.maximum,
          why: reasonOf(line.why),
          knockOut: line.knockOut,
        })),
    })),
  };
}

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
