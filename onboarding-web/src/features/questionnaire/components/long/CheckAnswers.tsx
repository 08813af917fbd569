import { isEmptyAnswer } from '@homologa/domain/onboarding/answer-rules';
import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { useI18n } from '../../../../i18n/I18nProvider';
import { LONG } from '../../long.texts';
import type { Question } from '../../questions';
import type { QuestionnaireState } from '../../use-questionnaire';
import { AnswerWords } from '../AnswerWords';
import type { LongProps } from './long-props';
import { pageTitle } from './page-texts';
import { MissingText } from './SectionIndex';

/** Every answer with its question, and the way to each. */
export function CheckAnswers({ state, pages, openQuestion }: LongProps) {
  const { t } = useI18n();
  const { missing, summary, items, draftOf } = state;
  const unsaved = items.filter((question) => !missing.has(question.id) && draftOf(question) !== null).length;
  const isComplete = missing.size + unsaved === 0;
  return (
    <>
      {summary.length === 0 && (
        <p className={isComplete ? 'note' : 'note check-missing'}>
          {(isComplete || missing.size > 0) && (
            <strong>
              <MissingText count={missing.size} />
            </strong>
          )}{' '}
          {unsaved > 0 && <strong>{t(LONG.unsaved, { count: unsaved })}</strong>}
        </p>
      )}
      {pages.map((page) => {
        const asked = page.items.filter(({ type }) => isAnswerable(type));
        if (asked.length === 0) return null;
        return (
          <section key={page.key} className="card check-answers">
            <h2>{pageTitle(page, t)}</h2>
            <dl>
              {asked.map((question) => (
                <AnswerLine key={question.id} question={question} state={state} onChange={openQuestion} />
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

interface AnswerLineProps {
  question: Question;
  state: QuestionnaireState;
  onChange: (questionId: string) => void;
}

function AnswerLine({ question, state, onChange }: AnswerLineProps) {
  const { t } = useI18n();
  const { answers, missing, undecided, nameOf, draftOf } = state;
  const { id } = question;
  const answer = answers.get(id) ?? null;
  const isEmpty = isEmptyAnswer(answer);
  const draft = draftOf(question);
  return (
    <div className="answer-line">
      <dt>{nameOf(question)}</dt>
      <dd className={isEmpty ? 'muted' : 'answer-text'}>
        {missing.has(id) ? (
          <span className="tag tag-bad">{t(LONG.missing_one)}</span>
        ) : (
          <AnswerWords question={question} answer={answer} none={draft === null ? t(LONG.not_answered) : ''} />
        )}
        {undecided.includes(question) && <span className="tag tag-bad">{t(LONG.undecided)}</span>}
        {draft !== null && <span className="field-error">{draft}</span>}
      </dd>
      <dd>
        <button type="button" className="link" onClick={() => onChange(id)}>
          {t(isEmpty && draft === null ? LONG.answer : LONG.change)}
          <span className="visually-hidden">: {nameOf(question)}</span>
        </button>
      </dd>
    </div>
  );
}
