import { shownSections } from '@homologa/domain/bir-form/form-answers';
import { numberLocale } from '@homologa/domain/language/number-locale';
import { useReaderRegion } from '@homologa/web/texts/reader-region';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import type { FormPage } from '../form-sections';
import type { BirFormState } from '../use-bir-form';

interface AnswersReviewProps {
  state: BirFormState;
  open: (page: FormPage) => void;
}

export function AnswersReview({ state: { form, data, isReadOnly }, open }: AnswersReviewProps) {
  const { t, locale } = useI18n();
  const region = useReaderRegion();
  return (
    <section className="card form-answers" aria-labelledby="form-answers">
      <h2 id="form-answers">{t(FORM.answers)}</h2>
      {shownSections(form, data, locale, numberLocale(locale, region)).map(({ id, title, groups }) => (
        <details key={id}>
          <summary>{title}</summary>
          {groups.map((group, place) => (
            <div key={group.title ?? place}>
              {group.title && <h3>{group.title}</h3>}
              <dl className="facts">
                {group.facts.map(({ label, value }) => (
                  <div key={label} className="facts-line">
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          {!isReadOnly && (
            <button type="button" className="link" onClick={() => open(id)}>
              {t(FORM.change)}
              <span className="visually-hidden">: {title}</span>
            </button>
          )}
        </details>
      ))}
    </section>
  );
}
