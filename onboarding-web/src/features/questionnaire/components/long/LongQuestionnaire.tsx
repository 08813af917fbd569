import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../../components/Button';
import { ErrorSummary } from '../../../../components/ErrorSummary';
import { SaveState } from '../../../../components/SaveState';
import { StepHeading } from '../../../../components/StepHeading';
import { useI18n } from '../../../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../../../onboarding/onboarding-context';
import { LastAnswers } from '../../../last-answers/LastAnswers';
import { LONG } from '../../long.texts';
import { firstOpenPage, pagesOf, progressOf, shownPages } from '../../question-pages';
import { QUESTIONNAIRE } from '../../questionnaire.texts';
import { LazySheet } from '../../sheet/LazySheet';
import { CHECK, type QuestionView, useQuestionView } from '../../use-question-view';
import { AskedNews } from '../AskedNews';
import { anchorOf } from '../QuestionFrame';
import type { QuestionnairePageProps } from '../questionnaire-page-props';
import { CheckAnswers } from './CheckAnswers';
import { type LongProps, pageHeadingId } from './long-props';
import { QuestionPages } from './QuestionPages';
import { SectionIndex, SectionRail } from './SectionIndex';
import '../../../bir-form/bir-form.css';
import './long.css';

/** A long questionnaire, page by page or on one page, and the list of all answers before the submit. */
export function LongQuestionnaire({ state, renderNew }: QuestionnairePageProps) {
  const { t } = useI18n();
  const { supplier } = useOwnOnboarding();
  const { all, items, answers, done, total, summary, isBusy, submit, flush, saveState } = state;
  const divided = useMemo(() => pagesOf(all), [all]);
  const pages = shownPages(divided, items).map((page) => ({ ...page, progress: progressOf(page, answers) }));
  const view = useQuestionView(
    pages.length,
    () => firstOpenPage(pages, answers) ?? (done > 0 || pages.length === 0 ? CHECK : 0),
  );
  const { place, isOnePage, isFromCheck } = view;
  const isCheck = place === CHECK;
  const openQuestion = (questionId: string) => {
    const of = pages.findIndex((page) => page.items.some(({ id }) => id === questionId));
    view.open(Math.max(of, 0), questionId);
  };
  const shared: LongProps = { state, view, pages, openQuestion };
  const isLast = isOnePage || isFromCheck || place === pages.length - 1;
  useFocus(view);
  return (
    <div className="questionnaire questionnaire-long">
      <StepHeading key={isCheck ? CHECK : ''}>{t(isCheck ? LONG.check_title : OPENING_WORDS.questions)}</StepHeading>
      <p className="muted">
        {isCheck ? t(LONG.check_lead) : t(OPENING_WORDS.required)} {t(QUESTIONNAIRE.progress, { done, total })}
      </p>
      {!isCheck && (
        <p>
          <button type="button" className="link" onClick={() => view.setOnePage(!isOnePage)}>
            {t(isOnePage ? LONG.by_section : LONG.one_page)}
          </button>
        </p>
      )}
      {renderNew(openQuestion)}
      <ErrorSummary
        errors={isCheck ? summary : []}
        open={(anchor) => {
          const question = items.find(({ id }) => anchorOf(id) === anchor);
          if (question) openQuestion(question.id);
        }}
      />
      <LastAnswers part="questions" isUntouched={supplier.answers.length === 0} isHidden={isCheck} />
      {!isCheck && <LazySheet state={state} open={openQuestion} />}
      <AskedNews text={state.news} />
      <div className="with-rail">
        <SectionRail {...shared} />
        <div>
          {/* Hidden pages stay mounted: a running upload would be cancelled with its field. */}
          <div hidden={isCheck}>
            <QuestionPages {...shared} />
          </div>
          {isCheck && <CheckAnswers {...shared} />}
        </div>
      </div>
      <div className="submit-bar">
        <SaveState state={saveState} />
        <SectionIndex {...shared} />
        {isCheck ? (
          <Button onClick={submit} isBusy={isBusy}>
            {t(QUESTIONNAIRE.submit)}
          </Button>
        ) : (
          <Button
            onClick={() => {
              void flush();
              view.open(isLast ? CHECK : place + 1);
            }}
          >
            {t(isFromCheck ? LONG.back_to_check : isOnePage ? LONG.check : LONG.next)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Moves the focus to the opened question, or to the heading of the opened page. */
function useFocus({ place, field, turn, isOnePage }: QuestionView): void {
  const isFirst = useRef(true);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `turn` repeats the move to the shown page
  useEffect(() => {
    const question = field === null || place === CHECK ? null : document.getElementById(anchorOf(field));
    if (question) {
      question.focus({ preventScroll: true });
      question.scrollIntoView({ block: 'center' });
      isFirst.current = false;
      return;
    }
    const hasMoved = !isFirst.current;
    isFirst.current = false;
    // On the first page and on the list of answers, the main heading takes the focus.
    if (!hasMoved || place === CHECK) return;
    if (!isOnePage) window.scrollTo(0, 0);
    document.getElementById(pageHeadingId(place))?.focus({ preventScroll: !isOnePage });
  }, [place, field, turn, isOnePage]);
}
