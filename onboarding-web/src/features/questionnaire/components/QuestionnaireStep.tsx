import type { Violation } from '@homologa/domain/errors/error-codes';
import { checkSubmission } from '@homologa/domain/onboarding/answer-rules';
import { canEditAnswers } from '@homologa/domain/onboarding/step-selection';
import { questionNumbers } from '@homologa/domain/workflows/questionnaire-rules';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { isApiError } from '../../../lib/api-error';
import { failureText, violationTexts } from '../../../lib/error-text';
import type { FormError } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { stepContextOf } from '../../../onboarding/supplier-view';
import { submitAnswers } from '../api/answers.api';
import { countAnswered, toQuestion } from '../questions';
import { useAnswers } from '../use-answers';
import { AttachmentItem } from './AttachmentItem';
import { FileQuestion } from './FileQuestion';
import { anchorOf } from './QuestionFrame';
import { QuestionList } from './QuestionList';

const ANSWER_PATH = 'answers.';

/** The questionnaire: answers save themselves, and are judged when they are submitted. */
export function QuestionnaireStep() {
  const { t, locale } = useI18n();
  const { key, workflow, supplier, take, choose } = useOwnOnboarding();
  const { answers, put, saveState, flush } = useAnswers();
  const items = useMemo(() => workflow.questionnaire.map(toQuestion), [workflow]);
  const [isBusy, run] = useSubmit();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [summary, setSummary] = useState<readonly FormError[]>([]);
  const isReadOnly = !canEditAnswers(supplier.onboarding_step, stepContextOf(workflow, supplier).workflow);
  const { done, total } = countAnswered(items, answers);

  async function refuse(broken: readonly Violation[]): Promise<void> {
    const texts = await violationTexts(broken, locale);
    const numbers = questionNumbers(items);
    const ids = broken.map(({ path }) => path.slice(ANSWER_PATH.length));
    const titles = new Map(items.map(({ id, title }) => [id, title]));
    setWrong(Object.fromEntries(ids.map((id) => [id, t('error.required')])));
    setSummary([
      ...[...new Set(Object.values(texts))].map((message) => ({ fieldId: null, message })),
      ...ids.map((id) => ({ fieldId: anchorOf(id), message: `${numbers.get(id) ?? ''}. ${titles.get(id) ?? ''}` })),
    ]);
  }

  const submit = () =>
    run(async () => {
      setWrong({});
      setSummary([]);
      const missing = checkSubmission(items, answers);
      if (missing.length > 0) {
        await refuse(missing);
        return;
      }
      if (!(await flush())) {
        setSummary([{ fieldId: null, message: t('error.offline') }]);
        return;
      }
      try {
        take(await submitAnswers(key));
        choose(null);
      } catch (error) {
        if (isApiError(error, 'required_answers_missing') && error.details.length > 0) await refuse(error.details);
        else setSummary([{ fieldId: null, message: await failureText(error, locale, t) }]);
      }
    });
  return (
    <div className="questionnaire">
      <StepHeading hasErrors={summary.length > 0}>{t('questionnaire.title')}</StepHeading>
      <p className="muted">
        {isReadOnly ? t('questionnaire.read_only') : t('questionnaire.required_note')}{' '}
        {t('questionnaire.progress', { done, total })}
      </p>
      <ErrorSummary errors={summary} />
      {items.length === 0 && <p>{t('questionnaire.empty')}</p>}
      <QuestionList
        items={items}
        answers={answers}
        errors={wrong}
        isReadOnly={isReadOnly}
        onAnswer={(questionId, answer) => {
          put(questionId, answer);
          setWrong(({ [questionId]: _answered, ...rest }) => rest);
        }}
        renderFile={(props) => <FileQuestion {...props} />}
        renderAttachment={(props) => <AttachmentItem {...props} />}
      />
      {!isReadOnly && (
        <div className="submit-bar">
          <SaveState state={saveState} />
          <Button onClick={submit} isBusy={isBusy}>
            {t('questionnaire.submit')}
          </Button>
        </div>
      )}
    </div>
  );
}
