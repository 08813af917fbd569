import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { LONG } from '../../long.texts';
import type { QuestionPage } from '../../question-pages';
import { type LongProps, pageHeadingId } from './long-props';
import { PageQuestion } from './PageQuestion';
import { pageTitle } from './page-texts';

/** All pages; only the opened one is visible, unless the supplier wants them on one page. */
export function QuestionPages({ state, view: { place, isOnePage, open }, pages }: LongProps) {
  const { t } = useI18n();
  const put = useRef(state.put);
  useEffect(() => {
    put.current = state.put;
  });
  return pages.map((page, number) => (
    <section
      key={page.key}
      className="card question-page"
      aria-labelledby={pageHeadingId(number)}
      hidden={!isOnePage && number !== place}
    >
      <p className="page-place muted">
        {t(LONG.place, { current: number + 1, total: pages.length })}
        {number > 0 && !isOnePage && (
          <button type="button" className="link" onClick={() => open(number - 1)}>
            <span aria-hidden="true">‹ </span>
            {t(LONG.previous)}
          </button>
        )}
      </p>
      <h2 id={pageHeadingId(number)} tabIndex={-1}>
        {pageTitle(page, t)}
      </h2>
      <OtherHeadings page={page} />
      {page.items.map((question) => (
        <PageQuestion
          key={question.id}
          question={question}
          number={state.numbers.get(question.id) ?? 0}
          answer={state.answers.get(question.id) ?? null}
          error={state.errors[question.id] ?? null}
          isReadOnly={state.isReadOnly}
          notice={state.noticeOf(question)}
          put={put}
        />
      ))}
    </section>
  ));
}

/** Headings of the client without questions of their own. */
function OtherHeadings({ page: { sections } }: { page: QuestionPage }) {
  return sections.map(({ heading, items }) =>
    heading && items.length === 0 ? (
      <p key={heading.id} className="page-note">
        {heading.title}
      </p>
    ) : null,
  );
}
