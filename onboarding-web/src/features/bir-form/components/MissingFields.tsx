import { missingBirLabel } from '@homologa/domain/bir-form/form-labels';
import { BIR_SECTION_WORDS } from '@homologa/domain/bir-form/form-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import { FORM_PAGES, type FormPage, pageOf } from '../form-sections';
import type { BirFormState } from '../use-bir-form';

/** Most missing fields that are listed at once: more would hide the submit button below several screens of links. */
const MAX_LISTED = 10;

interface MissingFieldsProps {
  state: Pick<BirFormState, 'missing' | 'form'>;
  open: (page: FormPage, path?: string) => void;
}

/** Lists what is missing by part of the form. Many fields are folded into one line per part with their number. */
export function MissingFields({ state: { missing, form }, open }: MissingFieldsProps) {
  const { t, locale } = useI18n();
  const isFolded = missing.length > MAX_LISTED;
  return FORM_PAGES.map((page) => {
    const own = missing.filter(({ path }) => pageOf(path) === page);
    if (own.length === 0 || page === 'review') return null;
    const title = page === 'files' ? t(FORM.files) : BIR_SECTION_WORDS[page][locale];
    const fields = (
      <ul>
        {own.map((one) => (
          <li key={one.path}>
            <button type="button" className="link" onClick={() => open(page, one.path)}>
              {missingBirLabel(one, form, locale)}
            </button>
          </li>
        ))}
      </ul>
    );
    return isFolded ? (
      <details key={page} className="form-missing">
        <summary>
          <h2>{title}</h2> <span className="tag">{t(FORM.missing, { count: own.length })}</span>
        </summary>
        {fields}
      </details>
    ) : (
      <div key={page} className="form-missing">
        <h2>{title}</h2>
        {fields}
      </div>
    );
  });
}
