import type { AskedQuestion } from '@homologa/domain/questionnaires/library/template-edits';
import { hasOptions } from '@homologa/domain/questionnaires/questionnaire-rules';
import { fittingParts } from '../../question-parts';
import type { QuestionForm } from '../../workflow-form';

const idOf = ({ id, key }: { id: string | null; key: string }): string => id ?? key;

/** Returns a question of the form as templates take it; its id is the one to which conditions of the form refer. */
export function askedOf(question: QuestionForm): AskedQuestion {
  const { showIf, format, allowNa, points, weight, source } = fittingParts(question);
  return {
    _id: idOf(question),
    type: question.type,
    title: question.title,
    required: question.required,
    options: hasOptions(question.type)
      ? question.options.map((option) => ({
          _id: idOf(option),
          value: option.value,
          ...(option.showIf ? { show_if: option.showIf } : {}),
          ...(option.points == null ? {} : { points: option.points }),
          ...(option.knockOut ? { knock_out: true as const } : {}),
        }))
      : [],
    ...(showIf ? { show_if: showIf } : {}),
    ...(format ? { format } : {}),
    ...(allowNa ? { allow_na: true as const } : {}),
    ...(points ? { points } : {}),
    ...(weight == null ? {} : { weight }),
    ...(source ? { source } : {}),
  };
}
