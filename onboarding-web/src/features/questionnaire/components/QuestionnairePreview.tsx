import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { fileOfAnswer } from '@homologa/domain/onboarding/answer-rules';
import type { OpenOnboardingWorkflow } from '@homologa/domain/onboarding/onboarding.contract';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import type { SupplierFacts } from '@homologa/domain/questionnaires/condition';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button';
import { FileInput } from '../../../components/FileInput';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { LiveScore } from '../preview/LiveScore';
import { PathChoice } from '../preview/PathChoice';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { toQuestion } from '../questions';
import { HiddenItems } from './HiddenItems';
import { anchorOf, QuestionFrame, titleIdOf } from './QuestionFrame';
import { QuestionList } from './QuestionList';
import type { QuestionProps } from './question-props';

interface QuestionnairePreviewProps {
  workflow: Pick<OpenOnboardingWorkflow, 'id' | 'questionnaire' | 'report_type'>;
}

export function QuestionnairePreview({ workflow }: QuestionnairePreviewProps) {
  const { t } = useI18n();
  const questions = useMemo(() => workflow.questionnaire.map(toQuestion), [workflow]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const put = (questionId: string, answer: AnswerValue) =>
    setAnswers((before) => new Map(before).set(questionId, answer));
  // The preview has no supplier: until one is chosen, conditions on its country do not hold.
  const [facts, setFacts] = useState<SupplierFacts>({ country: '', report_type: workflow.report_type });
  const shown = shownQuestionnaire(questions, answers, facts);
  return (
    <div className="questionnaire">
      <StepHeading>{t(OPENING_WORDS.questions)}</StepHeading>
      <p className="muted">{t(OPENING_WORDS.required)}</p>
      <PathChoice items={questions} facts={facts} onChange={setFacts} />
      <LiveScore workflowId={workflow.id} answers={answers} facts={facts} />
      {questions.length === 0 && <p>{t(QUESTIONNAIRE.empty)}</p>}
      <QuestionList
        items={shown.items}
        all={questions}
        answers={shown.answers}
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
      <HiddenItems all={questions} shown={shown.items} />
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
