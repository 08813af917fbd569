import type { Violation } from '@homologa/domain/errors/error-codes';
import { checkSubmission, countAnswered, isEmptyAnswer } from '@homologa/domain/onboarding/answer-rules';
import { canEditAnswers } from '@homologa/domain/onboarding/step-selection';
import { hasOptions, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { isApiError } from '@homologa/web/http/api-error';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FILE } from '../../../components/file.texts';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText, violationTexts } from '../../../lib/error-text';
import { useIsUploading } from '../../../lib/running-uploads';
import type { FormError } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { useTold } from '../../../lib/use-told';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { stepContextOf } from '../../../onboarding/supplier-view';
import { LastAnswers } from '../../last-answers/LastAnswers';
import { submitAnswers } from '../api/answers.api';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { toQuestion } from '../questions';
import { useAnswers } from '../use-answers';
import { AttachmentItem } from './AttachmentItem';
import { FileQuestion } from './FileQuestion';
import { anchorOf } from './QuestionFrame';
import { QuestionList } from './QuestionList';

const ANSWER_PATH = 'answers.';

export function QuestionnaireStep() {
  const { t } = useI18n();
  const { key, workflow, supplier, take, choose } = useOwnOnboarding();
  const { answers, put, saveState, flush, whyUnsaved } = useAnswers();
  const items = useMemo(() => workflow.questionnaire.map(toQuestion), [workflow]);
  const [isBusy, run] = useSubmit();
  const { problem, tell, clear } = useTold();
  // Leaving the screen would cancel a running upload.
  const isUploading = useIsUploading();
  const [isTooEarly, setTooEarly] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isReadOnly = !canEditAnswers(supplier.onboarding_step, stepContextOf(workflow, supplier).workflow);
  const { done, total } = countAnswered(items, answers);
  const missing = items.filter(({ id }) => asked.includes(id) && isEmptyAnswer(answers.get(id)));
  const isTold = asked.length === 0 || missing.length > 0;
  const numbers = questionNumbers(items);
  const summary: FormError[] = [
    ...(isTooEarly && isUploading ? [{ fieldId: null, message: t(FILE.running) }] : []),
    ...(isTold && problem !== null ? [{ fieldId: null, message: problem }] : []),
    ...missing.map(({ id, title }) => ({ fieldId: anchorOf(id), message: `${numbers.get(id) ?? ''}. ${title}` })),
  ];

  async function refuse(broken: readonly Violation[]): Promise<void> {
    setAsked(broken.map(({ path }) => path.slice(ANSWER_PATH.length)));
    await tell(async (locale) => Object.values(await violationTexts(broken, locale))[0] ?? null);
  }

  const submit = () =>
    run(async () => {
      clear();
      setAsked([]);
      setTooEarly(isUploading);
      if (isUploading) return;
      const missing = checkSubmission(items, answers);
      if (missing.length > 0) {
        await refuse(missing);
        return;
      }
      if (!(await flush())) {
        const why = whyUnsaved();
        await tell((...reader) => failureText(why, ...reader));
        return;
      }
      try {
        take(await submitAnswers(key));
        choose(null);
      } catch (error) {
        if (isApiError(error, 'required_answers_missing') && error.details.length > 0) await refuse(error.details);
        else await tell((...reader) => failureText(error, ...reader));
      }
    });
  return (
    <div className="questionnaire">
      <StepHeading>{t(QUESTIONNAIRE.title)}</StepHeading>
      <p className="muted">
        {isReadOnly ? t(QUESTIONNAIRE.read_only) : t(QUESTIONNAIRE.required_note)}{' '}
        {t(QUESTIONNAIRE.progress, { done, total })}
      </p>
      <ErrorSummary errors={summary} />
      {!isReadOnly && <LastAnswers part="questions" isUntouched={supplier.answers.length === 0} />}
      {items.length === 0 && <p>{t(QUESTIONNAIRE.empty)}</p>}
      <QuestionList
        items={items}
        answers={answers}
        errors={Object.fromEntries(
          missing.map(({ id, type }) => [id, t(hasOptions(type) ? WORDS.required_choice : WORDS.required)]),
        )}
        isReadOnly={isReadOnly}
        onAnswer={put}
        renderFile={(props) => <FileQuestion {...props} />}
        renderAttachment={(props) => <AttachmentItem {...props} />}
      />
      {!isReadOnly && (
        <div className="submit-bar">
          <SaveState state={saveState} />
          <Button onClick={submit} isBusy={isBusy}>
            {t(QUESTIONNAIRE.submit)}
          </Button>
        </div>
      )}
    </div>
  );
}
