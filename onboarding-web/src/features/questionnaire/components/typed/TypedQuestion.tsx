import '../../../../lib/typing/steady-press';
import { type AnswerValue, fileOfAnswer } from '@homologa/domain/onboarding/answer-rules';
import { YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { limitsText } from '@homologa/domain/questionnaires/answer-problem-words';
import { isNotApplicable, isTableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { MAX_REASON_LENGTH } from '@homologa/domain/questionnaires/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { setAnswerDraft } from '../../answer-drafts';
import { QUESTIONNAIRE } from '../../questionnaire.texts';
import type { TypedAnswer } from '../../questions';
import { TYPED } from '../../typed.texts';
import { anchorOf, errorIdOf, hintIdOf, QuestionFrame } from '../QuestionFrame';
import type { QuestionProps } from '../question-props';
import { CellInput } from './CellInput';
import { Problem, problemId } from './cell-parts';
import { TableField } from './TableField';
import { firstProblem, type TypedTexts, useReading, useTypedTexts, withText } from './typed-texts';
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
  const reading = useReading();
  const [texts, putTexts] = useTypedTexts(id);
  const [covered, setCovered] = useState<{ answer: AnswerValue } | null>(null);
  const [reason, setReason] = useState('');
  const isNa = isNotApplicable(answer) || (covered !== null && isSame(covered.answer, answer));
  const isTyped = type === 'input' && format !== undefined && format !== null;
  const lacking = isTyped && !isReadOnly ? firstProblem(format, answer, texts, reading) : null;
  const draft = isNa ? (isNotApplicable(answer) ? null : t(TYPED.reason_wanted)) : lacking;
  useEffect(() => {
    setAnswerDraft(id, draft);
    return () => setAnswerDraft(id, null);
  }, [id, draft]);
  /** The former answer stays until there is a reason to save instead of it, and comes back without one. */
  const give = (why: string, former: AnswerValue) => {
    setReason(why);
    if (why.trim() !== '') onAnswer({ not_applicable: why });
    else if (isNotApplicable(answer)) onAnswer(fileOfAnswer(former) ? null : (former as TypedAnswer));
  };
  const toggle = (isOn: boolean) => {
    if (isOn) {
      setCovered({ answer });
      if (reason.trim() !== '') give(reason, answer);
      return;
    }
    give('', covered?.answer ?? null);
    setReason(isNotApplicable(answer) ? answer.not_applicable : reason);
    setCovered(null);
  };
  const typed = isTyped ? <TypedField {...props} texts={texts} onTexts={putTexts} /> : renderPlain();
  return (
    <div className="typed-question">
      {isNa ? (
        <Reason
          {...props}
          reason={isNotApplicable(answer) ? answer.not_applicable : reason}
          onType={(why) => {
            const former = covered?.answer ?? null;
            // Only an upload can save a file, so nothing comes back in its place.
            const isGone = fileOfAnswer(former) !== null && (why.trim() !== '' || isNotApplicable(answer));
            setCovered({ answer: isGone ? null : former });
            give(why, former);
          }}
        />
      ) : (
        typed
      )}
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
  error,
  isReadOnly,
  notice,
  reason,
  onType,
}: QuestionProps & { reason: string; onType: (reason: string) => void }) {
  const { t } = useI18n();
  const id = anchorOf(question.id);
  const [isLeft, setLeft] = useState(false);
  const isMissing = isLeft && reason.trim() === '';
  return (
    <QuestionFrame question={question} number={number} error={error} notice={notice} isGroup>
      <div className="field">
        <label htmlFor={id}>{t(TYPED.reason)}</label>
        <textarea
          id={id}
          className="control"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          readOnly={isReadOnly}
          aria-required
          aria-invalid={error !== null || isMissing}
          aria-describedby={problemId(id)}
          onChange={({ target }) => onType(target.value)}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
        <Problem id={id} text={isMissing ? t(TYPED.reason_wanted) : null} />
      </div>
    </QuestionFrame>
  );
}

const isSame = (one: AnswerValue, other: AnswerValue): boolean => JSON.stringify(one) === JSON.stringify(other);

const textOf = (answer: AnswerValue): string => (typeof answer === 'string' ? answer : '');

interface TypedFieldProps extends QuestionProps {
  texts: TypedTexts;
  onTexts: (texts: TypedTexts) => void;
}

function TypedField({ texts, onTexts, ...props }: TypedFieldProps) {
  const { question, number, answer, error, isReadOnly, notice, onAnswer } = props;
  const { locale, numbers, country } = useReading();
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
          texts={texts}
          onTexts={onTexts}
          onAnswer={onAnswer}
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
        typed={isReadOnly ? undefined : texts['']}
        onText={(typed) => onTexts(withText(texts, '', typed))}
        onChange={(value) => onAnswer(value === '' ? null : value)}
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
