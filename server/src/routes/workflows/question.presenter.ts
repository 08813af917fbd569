import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';

/** An item without a condition has no `show_if`, as before conditions existed. */
export const presentCondition = (showIf: Condition | null | undefined): Pick<QuestionResponse, 'show_if'> =>
  showIf ? { show_if: showIf } : {};

export const presentOptions = (options: readonly QuestionOption[]): QuestionResponse['options'] =>
  options.map(({ id, value, showIf }) => ({ _id: id, value, ...presentCondition(showIf) }));
