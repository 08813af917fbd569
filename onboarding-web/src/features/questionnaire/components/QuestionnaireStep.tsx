import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Loader } from '../../../components/Loader';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { lazyScreen } from '../../../i18n/held-texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { LastAnswers } from '../../last-answers/LastAnswers';
import { isLong } from '../question-pages';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { LazySheet } from '../sheet/LazySheet';
import { useQuestionnaire } from '../use-questionnaire';
import { AskedNews } from './AskedNews';
import { AttachmentItem } from './AttachmentItem';
import { FileQuestion } from './FileQuestion';
import { anchorOf } from './QuestionFrame';
import { QuestionList } from './QuestionList';
import type { QuestionnairePageProps, RenderNew } from './questionnaire-page-props';

const NewSinceBegun = lazyScreen(async () => (await import('./NewSinceBegun')).NewSinceBegun);
const LongQuestionnaire = lazyScreen(async () => (await import('./long/LongQuestionnaire')).LongQuestionnaire);

export function QuestionnaireStep() {
  const state = useQuestionnaire();
  const ids = useNewQuestions();
  const isOnePage = state.isReadOnly || !isLong(state.all);
  const renderNew: RenderNew = (open) =>
    ids.length > 0 && !state.isReadOnly && <NewSinceBegun state={state} ids={ids} open={open} />;
  return (
    <Suspense fallback={<Loader />}>
      {isOnePage ? (
        <OnePage state={state} renderNew={renderNew} />
      ) : (
        <LongQuestionnaire state={state} renderNew={renderNew} />
      )}
    </Suspense>
  );
}

/** Keeps the questions that are answered meanwhile, so that their list does not shrink while the supplier types. */
function useNewQuestions(): readonly string[] {
  const { new_questions: fresh = [] } = useOwnOnboarding().supplier.questionnaire;
  const [ids, setIds] = useState<readonly string[]>(fresh);
  const added = fresh.filter((id) => !ids.includes(id));
  if (added.length > 0) setIds([...ids, ...added]);
  return ids;
}

const focusQuestion = (id: string): void => document.getElementById(anchorOf(id))?.focus();

function OnePage({ state, renderNew }: QuestionnairePageProps) {
  const { t } = useI18n();
  const { supplier } = useOwnOnboarding();
  const {
    all,
    items,
    news,
    answers,
    errors,
    summary,
    isReadOnly,
    isBusy,
    done,
    total,
    saveState,
    submit,
    put,
    noticeOf,
  } = state;
  return (
    <div className="questionnaire">
      <StepHeading>{t(OPENING_WORDS.questions)}</StepHeading>
      <p className="muted">
        {isReadOnly ? t(QUESTIONNAIRE.read_only) : t(OPENING_WORDS.required)}{' '}
        {t(QUESTIONNAIRE.progress, { done, total })}
      </p>
      {renderNew(focusQuestion)}
      <ErrorSummary errors={summary} />
      {!isReadOnly && <LastAnswers part="questions" isUntouched={supplier.answers.length === 0} />}
      {!isReadOnly && items.length > 0 && <LazySheet state={state} open={focusQuestion} />}
      {items.length === 0 && <p>{t(QUESTIONNAIRE.empty)}</p>}
      <AskedNews text={news} />
      <QuestionList
        items={items}
        all={all}
        answers={answers}
        errors={errors}
        isReadOnly={isReadOnly}
        noticeOf={noticeOf}
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
