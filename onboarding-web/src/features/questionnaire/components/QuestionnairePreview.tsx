import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { fileOfAnswer } from '@homologa/domain/onboarding/answer-rules';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button';
import { FileInput } from '../../../components/FileInput';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { toQuestion } from '../questions';
import { anchorOf, QuestionFrame, titleIdOf } from './QuestionFrame';
import { QuestionList } from './QuestionList';
import type { QuestionProps } from './question-props';

export function QuestionnairePreview({ items }: { items: readonly QuestionResponse[] }) {
  const { t } = useI18n();
  const questions = useMemo(() => items.map(toQuestion), [items]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const put = (questionId: string, answer: AnswerValue) =>
    setAnswers((before) => new Map(before).set(questionId, answer));
  return (
    <div className="questionnaire">
      <StepHeading>{t(OPENING_WORDS.questions)}</StepHeading>
      <p className="muted">{t(OPENING_WORDS.required)}</p>
      {questions.length === 0 && <p>{t(QUESTIONNAIRE.empty)}</p>}
      <QuestionList
        items={questions}
        answers={answers}
        errors={{}}
        isReadOnly={false}
        onAnswer={put}
        renderFile={(props) => <FilePreview {...props} put={put} />}
        renderAttachment={({ question, number }) => (
          <QuestionFrame question={question} number={number} error={null}>
            {question.attachment && (
              <Button kind="secondary" aria-disabled>
                {t(WORDS.downloadNamed, { name: question.attachment.name })}
              </Button>
            )}
          </QuestionFrame>
        )}
      />
      <div className="submit-bar">
        <Button aria-disabled>{t(QUESTIONNAIRE.submit)}</Button>
      </div>
    </div>
  );
}

interface FilePreviewProps extends QuestionProps {
  put: (questionId: string, answer: AnswerValue) => void;
}

function FilePreview({ question, number, answer, put }: FilePreviewProps) {
  const stored = fileOfAnswer(answer);
  return (
    <QuestionFrame question={question} number={number} error={null}>
      <FileInput
        id={anchorOf(question.id)}
        labelledBy={titleIdOf(question.id)}
        stored={stored}
        activity={null}
        isReadOnly={false}
        isInvalid={false}
        onChoose={([file]) => file && put(question.id, { fileId: '', name: file.name, size: file.size })}
        onRemove={() => put(question.id, null)}
        onCancel={() => {}}
        onRetry={() => {}}
      />
    </QuestionFrame>
  );
}
