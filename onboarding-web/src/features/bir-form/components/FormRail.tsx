import { BIR_SECTION_WORDS } from '@homologa/domain/i18n/bir-form-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import { FORM_PAGES, type FormPage } from '../form-sections';
import type { BirFormState } from '../use-bir-form';
import { useWords } from '../use-words';
import { isComplete, statesOf, stateText } from './FormOverview';

interface FormRailProps {
  state: BirFormState;
  shown: FormPage;
  open: (page: FormPage | null) => void;
}

/** The way through the form: all parts beside it where there is room, else where one stands and the way back. */
export function FormRail({ state, shown, open }: FormRailProps) {
  const { locale } = useI18n();
  const say = useWords();
  const nameOf = (page: FormPage): string => {
    if (page === 'files' || page === 'review') return say(FORM[page]);
    return BIR_SECTION_WORDS[page][locale];
  };
  const states = new Map<FormPage, string>();
  const done = new Set<FormPage>();
  for (const { page, at } of statesOf(state)) {
    states.set(page, stateText(at, say));
    if (isComplete(at) && at.isStarted) done.add(page);
  }
  return (
    <nav className="rail form-rail" aria-label={say(FORM.parts)}>
      <p className="form-place">
        <button type="button" className="link" onClick={() => open(null)}>
          <span aria-hidden="true">‹ </span>
          {say(FORM.overview)}
        </button>
        <span className="muted">
          {say(FORM.part, { current: FORM_PAGES.indexOf(shown) + 1, total: FORM_PAGES.length })}
        </span>
      </p>
      <ol>
        {FORM_PAGES.filter((page) => page !== 'review' || !state.isReadOnly).map((page) => (
          <li key={page}>
            <button
              type="button"
              className="rail-item"
              aria-current={page === shown ? 'page' : undefined}
              onClick={() => open(page)}
            >
              <span>{nameOf(page)}</span>
              {states.has(page) && (
                <span className={done.has(page) ? 'count is-done' : 'count'}>{states.get(page)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
