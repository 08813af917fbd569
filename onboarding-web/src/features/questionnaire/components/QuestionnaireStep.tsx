import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { Suspense } from 'react';
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
import { type QuestionnaireState, useQuestionnaire } from '../use-questionnaire';
import { AskedNews } from './AskedNews';
import { AttachmentItem } from './AttachmentItem';
import { FileQuestion } from './FileQuestion';
import { anchorOf } from './QuestionFrame';
import { QuestionList } from './QuestionList';

const NewSinceBegun = lazyScreen(async () => (await import('./NewSinceBegun')).NewSinceBegun);
const LongQuestionnaire = lazyScreen(async () => (await import('./long/LongQuestionnaire')).LongQuestionnaire);

export function QuestionnaireStep() {
  const state = useQuestionnaire();
  const ids = useOwnOnboarding().supplier.questionnaire.new_questions ?? [];
  const isOnePage = state.isReadOnly || !isLong(state.all);
  return (
    <Suspense fallback={<Loader />}>
      {ids.length > 0 && !state.isReadOnly && <NewSinceBegun state={state} ids={ids} />}
      {isOnePage ? <OnePage state={state} /> : <LongQuestionnaire state={state} />}
    </Suspense>
  );
}

function OnePage({ state }: { state: QuestionnaireState }) {
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
      <ErrorSummary errors={summary} />
      {!isReadOnly && <LastAnswers part="questions" isUntouched={supplier.answers.length === 0} />}
      {!isReadOnly && items.length > 0 && (
        <LazySheet state={state} open={(id) => document.getElementById(anchorOf(id))?.focus()} />
      )}
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
