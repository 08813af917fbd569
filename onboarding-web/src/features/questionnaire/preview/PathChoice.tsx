import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isReportType, REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { COUNTRIES } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { type ConditionFact, comparisonsOf, type SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { PATH } from './preview-score.texts';

/** Returns the facts of a supplier that conditions of the questionnaire compare. */
const comparedFacts = (items: readonly QuestionItem[]): ReadonlySet<ConditionFact> =>
  new Set(
    items
      .flatMap(({ showIf, options }) => [showIf, ...options.map((option) => option.showIf)])
      .flatMap((condition) => (condition ? comparisonsOf(condition) : []))
      .flatMap((comparison) => ('fact' in comparison ? [comparison.fact] : [])),
  );

interface PathChoiceProps {
  items: readonly QuestionItem[];
  facts: SupplierFacts;
  onChange: (facts: SupplierFacts) => void;
}

/** Chooses the supplier as which the preview is shown; nothing for a questionnaire that is the same for everybody. */
export function PathChoice({ items, facts, onChange }: PathChoiceProps) {
  const { t, locale } = useI18n();
  const compared = useMemo(() => comparedFacts(items), [items]);
  const countries = useMemo(
    () =>
      COUNTRIES.map(({ id }) => ({ id, name: COUNTRY_NAMES[id][locale] })).sort((one, other) =>
        one.name.localeCompare(other.name, locale),
      ),
    [locale],
  );
  if (compared.size === 0) return null;
  return (
    <fieldset className="width-choice">
      <legend>{t(PATH.legend)}</legend>
      {compared.has('country') && (
        <label>
          {t(PATH.country)}{' '}
          <select value={facts.country} onChange={({ target }) => onChange({ ...facts, country: target.value })}>
            <option value="">{t(PATH.noCountry)}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {compared.has('report_type') && (
        <label>
          {t(PATH.reportType)}{' '}
          <select
            value={facts.report_type}
            onChange={({ target }) => isReportType(target.value) && onChange({ ...facts, report_type: target.value })}
          >
            {REPORT_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(REPORT_TYPE_WORDS[type])}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
