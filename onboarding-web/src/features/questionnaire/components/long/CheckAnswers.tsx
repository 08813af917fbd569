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
  const { missing, summary } = state;
  return (
    <>
      {summary.length === 0 && (
        <p className={missing.size > 0 ? 'note check-missing' : 'note'}>
          <strong>
            <MissingText count={missing.size} />
          </strong>
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
  const { answers, missing, undecided, nameOf } = state;
  const { id } = question;
  const answer = answers.get(id) ?? null;
  const isEmpty = isEmptyAnswer(answer);
  return (
    <div className="answer-line">
      <dt>{nameOf(question)}</dt>
      <dd className={isEmpty ? 'muted' : 'answer-text'}>
        {missing.has(id) ? (
          <span className="tag tag-bad">{t(LONG.missing_one)}</span>
        ) : (
          <AnswerWords question={question} answer={answer} none={t(LONG.not_answered)} />
        )}
        {undecided.includes(question) && <span className="tag tag-bad">{t(LONG.undecided)}</span>}
      </dd>
      <dd>
        <button type="button" className="link" onClick={() => onChange(id)}>
          {t(isEmpty ? LONG.answer : LONG.change)}
          <span className="visually-hidden">: {nameOf(question)}</span>
        </button>
      </dd>
    </div>
  );
}
