import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/Button';
import { Dialog } from '../../../../components/Dialog';
import { useI18n } from '../../../../i18n/I18nProvider';
import { LONG } from '../../long.texts';
import type { PageProgress } from '../../question-pages';
import { QUESTIONNAIRE } from '../../questionnaire.texts';
import { CHECK, type ViewPlace } from '../../use-question-view';
import type { LongProps } from './long-props';
import { pageTitle } from './page-texts';

/** Button with the progress; opens the list of sections and of what is missing in each. */
export function SectionIndex({ state, view, pages, openQuestion }: LongProps) {
  const { t } = useI18n();
  /** Page over which the list is open; null while it is closed. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  const { done, total } = state;
  const index = t(LONG.index, { done, total });
  const shownPage = JSON.stringify([view.place, view.field]);
  // The browser's back button changes the page below the open list.
  if (openOver !== null && openOver !== shownPage) setOpenOver(null);
  return (
    <>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        // '3/30' says little when it is read aloud; the words have no place on a phone.
        aria-label={`${index} (${t(QUESTIONNAIRE.progress, { done, total })})`}
        onClick={() => setOpenOver(shownPage)}
      >
        {index}
      </Button>
      {openOver !== null && (
        <IndexDialog
          state={state}
          view={view}
          pages={pages}
          openQuestion={openQuestion}
          onClose={() => setOpenOver(null)}
        />
      )}
    </>
  );
}

function IndexDialog({ state, view, pages, openQuestion, onClose }: LongProps & { onClose: () => void }) {
  const { t } = useI18n();
  const { done, total, missing, nameOf, undecided, choiceOf } = state;
  const leave = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <Dialog
      title={t(QUESTIONNAIRE.sections)}
      className="section-index"
      corner={
        <button type="button" className="link" onClick={onClose}>
          {t(LONG.close)}
        </button>
      }
      onClose={onClose}
    >
      <p className="muted">
        {t(QUESTIONNAIRE.progress, { done, total })} · <MissingText count={missing.size} />
      </p>
      {undecided.length > 0 && (
        <ul>
          {undecided.map((question) => (
            <li key={question.id}>
              <button type="button" className="link" onClick={leave(() => openQuestion(question.id))}>
                {choiceOf(question)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol>
        {pages.map((page, number) => (
          <li key={page.key}>
            <PageButton place={number} view={view} onClick={leave(() => view.open(number))}>
              <span>{pageTitle(page, t)}</span>
              <Mark progress={page.progress} />
            </PageButton>
            {page.progress.missing.length > 0 && (
              <details>
                <summary>
                  {t(LONG.missing, { count: page.progress.missing.length })}
                  <span className="visually-hidden">: {pageTitle(page, t)}</span>
                </summary>
                <ul>
                  {page.progress.missing.map((question) => (
                    <li key={question.id}>
                      <button type="button" className="link" onClick={leave(() => openQuestion(question.id))}>
                        {nameOf(question)}
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
        <li>
          <PageButton place={CHECK} view={view} onClick={leave(() => view.open(CHECK))}>
            {t(LONG.check)}
          </PageButton>
        </li>
      </ol>
    </Dialog>
  );
}

/** List of sections beside the questions; hidden on narrow screens, where the button opens it. */
export function SectionRail({ view, pages }: LongProps) {
  const { t } = useI18n();
  return (
    <nav className="rail section-rail" aria-label={t(QUESTIONNAIRE.sections)}>
      <ol>
        {pages.map((page, number) => (
          <li key={page.key}>
            <PageButton place={number} view={view} onClick={() => view.open(number)}>
              <span>{pageTitle(page, t)}</span>
              <Mark progress={page.progress} />
            </PageButton>
          </li>
        ))}
        <li>
          <PageButton place={CHECK} view={view} onClick={() => view.open(CHECK)}>
            {t(LONG.check)}
          </PageButton>
        </li>
      </ol>
    </nav>
  );
}

interface PageButtonProps extends Pick<LongProps, 'view'> {
  place: ViewPlace;
  onClick: () => void;
  children: ReactNode;
}

function PageButton({ place, view, onClick, children }: PageButtonProps) {
  const isShown = place === view.place && (!view.isOnePage || place === CHECK);
  return (
    <button type="button" className="rail-item" aria-current={isShown ? 'page' : undefined} onClick={onClick}>
      {children}
    </button>
  );
}

function Mark({ progress: { done, total, missing } }: { progress: PageProgress }) {
  const { t } = useI18n();
  if (total === 0) return null;
  const isComplete = missing.length === 0 && done > 0;
  return (
    <span className={isComplete ? 'count is-done' : 'count'}>
      <span aria-hidden="true">{isComplete ? '✓ ' : ''}</span>
      {done}/{total}
      {isComplete && <span className="visually-hidden"> ({t(LONG.complete)})</span>}
    </span>
  );
}

export function MissingText({ count }: { count: number }) {
  const { t } = useI18n();
  return count === 0 ? t(LONG.nothing_missing) : t(LONG.missing_all, { count });
}
