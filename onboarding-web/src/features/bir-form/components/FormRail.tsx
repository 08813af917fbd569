import { BIR_SECTION_WORDS } from '@homologa/domain/bir-form/form-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import { FORM_PAGES, type FormPage, type PageState } from '../form-sections';
import type { BirFormState } from '../use-bir-form';
import { isComplete, statesOf, stateText } from './FormOverview';

interface FormRailProps {
  state: BirFormState;
  shown: FormPage;
  open: (page: FormPage | null) => void;
}

export function FormRail({ state, shown, open }: FormRailProps) {
  const { t, locale } = useI18n();
  const nameOf = (page: FormPage): string => {
    if (page === 'files' || page === 'review') return t(FORM[page]);
    return BIR_SECTION_WORDS[page][locale];
  };
  const states = new Map<FormPage, PageState>(statesOf(state).map(({ page, at }) => [page, at]));
  return (
    <nav className="rail form-rail" aria-label={t(FORM.parts)}>
      <p className="form-place">
        <button type="button" className="link" onClick={() => open(null)}>
          <span aria-hidden="true">‹ </span>
          {t(FORM.overview)}
        </button>
        {shown !== 'review' && (
          <span className="muted form-place-count">
            {t(FORM.part, { current: FORM_PAGES.indexOf(shown) + 1, total: states.size })}
          </span>
        )}
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
              <Mark at={states.get(page)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ at }: { at: PageState | undefined }) {
  const { t } = useI18n();
  if (!at) return null;
  const open = at.wrong || at.missing;
  const sign = isComplete(at) && at.isStarted ? '✓' : at.wrong > 0 ? `! ${open}` : at.isStarted ? String(open) : '';
  return (
    <span className={isComplete(at) ? 'count is-done' : 'count'}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{stateText(at, t)}</span>
    </span>
  );
}
