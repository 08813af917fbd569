import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { countAnswered } from '@homologa/domain/onboarding/answer-rules';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { bySection, type Question, type TypedAnswer } from '../questions';
import { QuestionField } from './QuestionField';
import type { QuestionProps } from './question-props';

interface QuestionListProps {
  items: readonly Question[];
  /** All questions, with those that are hidden: the list of sections does not come and go with answers. */
  all?: readonly Question[];
  answers: ReadonlyMap<string, AnswerValue>;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  noticeOf?: (question: Question) => ReactNode;
  onAnswer: (questionId: string, answer: TypedAnswer) => void;
  renderFile: (props: QuestionProps) => ReactNode;
  renderAttachment: (props: QuestionProps) => ReactNode;
}

const sectionAnchor = (id: string): string => `section-${id}`;

export function QuestionList({
  items,
  all = items,
  answers,
  errors,
  isReadOnly,
  noticeOf,
  onAnswer,
  ...render
}: QuestionListProps) {
  const { t } = useI18n();
  const numbers = questionNumbers(items);
  const sections = bySection(items);
  const hasRail = all.filter(({ type }) => type === 'section').length > 1;
  return (
    <div className={hasRail ? 'questions with-rail' : 'questions'}>
      {hasRail && (
        <nav className="rail" aria-label={t(QUESTIONNAIRE.sections)}>
          <ol>
            {sections.map(({ heading, items: own }) => {
              if (!heading) return null;
              const { done, total } = countAnswered(own, answers);
              return (
                <li key={heading.id}>
                  <a href={`#${sectionAnchor(heading.id)}`}>
                    {heading.title}
                    {total > 0 && (
                      <span className={done === total ? 'count is-done' : 'count'}>
                        {done}/{total}
                      </span>
                    )}
                  </a>
                </li>
              );
            })}
          </ol>
        </nav>
      )}
      <div className="question-sections">
        {sections.map(({ heading, items: own }) => (
          <section key={heading?.id ?? 'first'} className="card">
            {heading && (
              <h2 id={sectionAnchor(heading.id)} tabIndex={-1}>
                {heading.title}
              </h2>
            )}
            {own.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                number={numbers.get(question.id) ?? 0}
                answer={answers.get(question.id) ?? null}
                error={errors[question.id] ?? null}
                isReadOnly={isReadOnly}
                notice={noticeOf?.(question)}
                onAnswer={(answer) => onAnswer(question.id, answer)}
                {...render}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
