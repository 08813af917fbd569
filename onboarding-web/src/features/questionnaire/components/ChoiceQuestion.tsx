import { useI18n } from '../../../i18n/I18nProvider';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { anchorOf, QuestionFrame } from './QuestionFrame';
import type { QuestionProps } from './question-props';

/** Radio buttons for a single choice; the answer to an optional question can be cleared. */
export function RadioQuestion({ question, number, answer, error, isReadOnly, notice, onAnswer }: QuestionProps) {
  const { t } = useI18n();
  const { id, required, options } = question;
  const mayClear = !required && !isReadOnly && typeof answer === 'string';
  return (
    <QuestionFrame
      question={question}
      number={number}
      hint={t(QUESTIONNAIRE.choose_one)}
      error={error}
      notice={notice}
      isGroup
    >
      {options.map((option, place) => (
        <label key={option.id} className="choice">
          <input
            id={place === 0 ? anchorOf(id) : undefined}
            type="radio"
            name={anchorOf(id)}
            checked={answer === option.id}
            disabled={isReadOnly}
            required={required}
            aria-invalid={error !== null}
            onChange={() => onAnswer(option.id)}
          />
          <span>{option.value}</span>
        </label>
      ))}
      {mayClear && (
        <button type="button" className="link" onClick={() => onAnswer(null)}>
          {t(QUESTIONNAIRE.clear)}
        </button>
      )}
    </QuestionFrame>
  );
}

export function CheckboxQuestion({ question, number, answer, error, isReadOnly, notice, onAnswer }: QuestionProps) {
  const { t } = useI18n();
  const { id, options } = question;
  const ticked = new Set(Array.isArray(answer) ? (answer as readonly string[]) : []);
  const toggle = (optionId: string, isTicked: boolean) => {
    const chosen = options.filter((option) => (option.id === optionId ? isTicked : ticked.has(option.id)));
    onAnswer(chosen.length > 0 ? chosen.map((option) => option.id) : null);
  };
  return (
    <QuestionFrame
      question={question}
      number={number}
      hint={t(QUESTIONNAIRE.choose_any)}
      error={error}
      notice={notice}
      isGroup
    >
      {options.map((option, place) => (
        <label key={option.id} className="choice">
          <input
            id={place === 0 ? anchorOf(id) : undefined}
            type="checkbox"
            checked={ticked.has(option.id)}
            disabled={isReadOnly}
            aria-invalid={error !== null}
            onChange={({ target }) => toggle(option.id, target.checked)}
          />
          <span>{option.value}</span>
        </label>
      ))}
    </QuestionFrame>
  );
}
