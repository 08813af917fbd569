import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { ItemSource } from '@homologa/domain/questionnaires/library/template.contract';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';

/** An item without a condition has no `show_if`, as before conditions existed. */
export const presentCondition = (showIf: Condition | null | undefined): Pick<QuestionResponse, 'show_if'> =>
  showIf ? { show_if: showIf } : {};

export const presentOptions = (options: readonly QuestionOption[]): QuestionResponse['options'] =>
  options.map(({ id, value, showIf }) => ({ _id: id, value, ...presentCondition(showIf) }));

/** Format of the answer, as builder and supplier see it. */
export const presentFormat = (item: {
  format?: unknown;
  allowNa?: boolean;
}): Pick<QuestionResponse, 'format' | 'allow_na'> => ({
  ...(item.format ? { format: item.format as AnswerFormat } : {}),
  ...(item.allowNa ? { allow_na: true as const } : {}),
});

/** Points of an item, for the client only. */
export const presentPoints = (item: {
  points?: unknown;
  weight?: number | null;
}): Pick<QuestionResponse, 'points' | 'weight'> => ({
  ...(item.points ? { points: item.points as QuestionPoints } : {}),
  ...(item.weight == null ? {} : { weight: item.weight }),
});

/** Template from which an item came, for the client only. */
export const presentSource = ({ source }: { source: ItemSource | null }): Pick<QuestionResponse, 'source'> =>
  source ? { source } : {};

/** Options with their points, for the client only. */
export const presentScoredOptions = (options: readonly QuestionOption[]): QuestionResponse['options'] =>
  options.map((option) => ({
    _id: option.id,
    value: option.value,
    ...presentCondition(option.showIf),
    ...(option.points == null ? {} : { points: option.points }),
    ...(option.knockOut ? { knock_out: true as const } : {}),
  }));
