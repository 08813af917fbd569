import type { SupplierFacts } from './condition';
import type { Scoring } from './points';
import type { QuestionItem } from './questionnaire-rules';
import { type Score, scoreQuestionnaire } from './score';

/** Everything that a score depends on, as it is stored and hashed with the score. */
export interface ScoreInput {
  items: readonly QuestionItem[];
  answers: Readonly<Record<string, unknown>>;
  facts: SupplierFacts;
  scoring: Scoring;
}

/**
 * Engines by version. An engine that has stored scores must stay here unchanged, otherwise they cannot be replayed. The
 * rules of conditions are part of it: `engine-1.test.ts` of core fails if one of them changes.
 */
const ENGINES: Readonly<Record<number, (input: ScoreInput) => Score>> = {
  1: ({ items, answers, facts, scoring }) =>
    scoreQuestionnaire(items, new Map(Object.entries(answers)), facts, scoring),
};

/** Scores the input by the engine of a version; null for a version that this release does not have. */
export const scoreByEngine = (engine: number, input: ScoreInput): Score | null => ENGINES[engine]?.(input) ?? null;

/**
 * Copies the parts of the items that the engine reads or a reader needs. Absent and empty parts are left out, so that
 * items from the database and from a stored score have one form.
 */
export const toScoredItems = (items: readonly QuestionItem[]): QuestionItem[] =>
  items.map((item) => ({
    id: item.id,
    type: item.type,
    title: item.title,
    required: item.required,
    file: null,
    options: item.options.map((option) => ({
      id: option.id,
      value: option.value,
      ...(option.showIf ? { showIf: option.showIf } : {}),
      ...(option.points == null ? {} : { points: option.points }),
      ...(option.knockOut ? { knockOut: true } : {}),
    })),
    ...(item.showIf ? { showIf: item.showIf } : {}),
    ...(item.format ? { format: item.format } : {}),
    ...(item.allowNa ? { allowNa: true } : {}),
    ...(item.points ? { points: item.points } : {}),
    ...(item.weight == null ? {} : { weight: item.weight }),
  }));
