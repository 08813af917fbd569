import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { limitsText } from '@homologa/domain/questionnaires/answer-problem-words';
import { isNotApplicable, isTableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { MAX_REASON_LENGTH } from '@homologa/domain/questionnaires/limits';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { OnboardingScope } from '../../../../onboarding/onboarding-context';
import { setAnswerDraft } from '../../answer-drafts';
import { QUESTIONNAIRE } from '../../questionnaire.texts';
import { TYPED } from '../../typed.texts';
import { anchorOf, errorIdOf, hintIdOf, QuestionFrame } from '../QuestionFrame';
import type { QuestionProps } from '../question-props';
import { CellInput } from './CellInput';
import { TableField } from './TableField';
import { useNumbers } from './use-numbers';
import './typed.css';

interface TypedQuestionProps extends QuestionProps {
  /** Renders the field of a question without a format. */
  renderPlain: () => ReactNode;
}

/** Question with a format, or one that may be answered with 'not applicable' and a reason. */
export function TypedQuestion({ renderPlain, ...props }: TypedQuestionProps) {
  const { t } = useI18n();
  const { question, answer, isReadOnly, onAnswer } = props;
  const { id, allowNa, type, format } = question;
  const [isChosen, setChosen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isNa = isNotApplicable(answer) || (isChosen && answer === null);
  const draft = isNa ? (isNotApplicable(answer) ? null : t(TYPED.reason_wanted)) : problem;
  useEffect(() => {
    setAnswerDraft(id, draft);
    return () => setAnswerDraft(id, null);
  }, [id, draft]);
  const toggle = (isOn: boolean) => {
    setChosen(isOn);
    setProblem(null);
    onAnswer(null);
  };
  const typed = type === 'input' && format ? <TypedField {...props} onProblem={setProblem} /> : renderPlain();
  return (
    <div className="typed-question">
      {isNa ? <Reason {...props} onType={() => setChosen(true)} /> : typed}
      {allowNa && (
        <label className="choice not-applicable">
          <input
            type="checkbox"
            checked={isNa}
            disabled={isReadOnly}
            aria-describedby={`${anchorOf(id)}-title`}
            onChange={({ target }) => toggle(target.checked)}
          />
          <span>{t(TYPED.not_applicable)}</span>
        </label>
      )}
    </div>
  );
}

function Reason({
  question,
  number,
  answer,
  error,
  isReadOnly,
  notice,
  onAnswer,
  onType,
}: QuestionProps & { onType: () => void }) {
  const { t } = useI18n();
  const id = anchorOf(question.id);
  return (
    <QuestionFrame question={question} number={number} error={error} notice={notice} isGroup>
      <div className="field">
        <label htmlFor={id}>{t(TYPED.reason)}</label>
        <textarea
          id={id}
          className="control"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          value={isNotApplicable(answer) ? answer.not_applicable : ''}
          readOnly={isReadOnly}
          aria-required
          aria-invalid={error !== null}
          onChange={({ target }) => {
            onType();
            onAnswer(target.value.trim() === '' ? null : { not_applicable: target.value });
          }}
        />
      </div>
    </QuestionFrame>
  );
}

const textOf = (answer: AnswerValue): string => (typeof answer === 'string' ? answer : '');

function TypedField({ onProblem, ...props }: QuestionProps & { onProblem: (problem: string | null) => void }) {
  const { question, number, answer, error, isReadOnly, notice, onAnswer } = props;
  const { locale } = useI18n();
  const numbers = useNumbers();
  const supplier = use(OnboardingScope)?.supplier;
  const country = supplier && 'country' in supplier ? (supplier.country ?? '') : '';
  const id = anchorOf(question.id);
  const { format, required } = question;
  if (!format) return null;
  if (format.kind === 'yes_no') return <YesNoQuestion {...props} />;
  if (format.kind === 'table') {
    return (
      <QuestionFrame question={question} number={number} error={error} notice={notice} isGroup>
        <TableField
          id={id}
          format={format}
          answer={isTableAnswer(answer) ? answer : null}
          country={country}
          isReadOnly={isReadOnly}
          isIncomplete={error !== null}
          onAnswer={onAnswer}
          onProblem={onProblem}
        />
      </QuestionFrame>
    );
  }
  const hint = limitsText(format, locale, numbers);
  const described = [hint ? hintIdOf(question.id) : '', error ? errorIdOf(question.id) : ''].filter(Boolean).join(' ');
  return (
    <QuestionFrame question={question} number={number} hint={hint || undefined} error={error} notice={notice}>
      <CellInput
        id={id}
        label={`${number}. ${question.title}`}
        format={format}
        value={textOf(answer)}
        country={country}
        isRequired={required}
        isReadOnly={isReadOnly}
        error={error}
        describedBy={described || undefined}
        onChange={({ value, problem }) => {
          onProblem(problem);
          onAnswer(value);
        }}
      />
    </QuestionFrame>
  );
}

function YesNoQuestion({ question, number, answer, error, isReadOnly, notice, onAnswer }: QuestionProps) {
  const { t, locale } = useI18n();
  const id = anchorOf(question.id);
  const { required } = question;
  return (
    <QuestionFrame question={question} number={number} error={error} notice={notice} isGroup>
      <div className="choices-yes-no">
        {Object.entries(YES_NO_WORDS).map(([value, words]) => (
          <label key={value} className="choice">
            <input
              id={value === 'yes' ? id : undefined}
              type="radio"
              name={id}
              checked={answer === value}
              disabled={isReadOnly}
              required={required}
              aria-invalid={error !== null}
              onChange={() => onAnswer(value)}
            />
            <span>{words[locale]}</span>
          </label>
        ))}
      </div>
      {!required && !isReadOnly && typeof answer === 'string' && (
        <button type="button" className="link" onClick={() => onAnswer(null)}>
          {t(QUESTIONNAIRE.clear)}
        </button>
      )}
    </QuestionFrame>
  );
}
