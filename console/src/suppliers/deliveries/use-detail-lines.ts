import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { AMOUNT_UNIT_WORDS, FIGURE_SOURCE_WORDS, SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import type { DetailName } from '@homologa/domain/reports/report-details';
import type { DetailsResponse } from '@homologa/domain/reports/report-details.contract';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';

type Details = Partial<DetailsResponse>;

const joined = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/**
 * Returns a function that formats one detail of a report as lines of text, one line per entry. An empty detail has no
 * lines.
 */
export function useDetailLines(): (name: DetailName, details: Details) => string[] {
  const t = useText();
  const format = useFormat();
  const placeOf = (country: string): string => (isCountryId(country) ? t(COUNTRY_NAMES[country]) : country);
  const figureOf = (wire: string): string => {
    const name = REPORT_FIELD_NAMES.find((one) => REPORT_FIELDS[one].wire === wire);
    return name ? t(REPORT_FIELD_WORDS[name]) : '';
  };
  const lines: { [Name in DetailName]: (details: Details) => (string | null | undefined)[] } = {
    currency: ({ currency }) => [currency],
    unit: ({ unit }) => [unit && t(AMOUNT_UNIT_WORDS[unit])],
    earlier_periods: ({ earlier_periods: periods = [] }) =>
      periods.map(({ balance_sheet_date: date, amounts }) =>
        joined([
          date && format.day(date),
          ...Object.entries(amounts).map(([wire, amount]) => `${figureOf(wire)} ${format.amount(amount)}`),
        ]),
      ),
    suits: ({ suits = [] }) =>
      suits.map(({ court, number, date, amount, plaintiff }) =>
        joined([court, number, date && format.day(date), amount === null ? null : format.amount(amount), plaintiff]),
      ),
    shareholdings: ({ shareholdings = [] }) =>
      shareholdings.map(({ name, kind, country, share, birth_date: birthDate, document }) =>
        joined([
          name,
          kind && t(SHAREHOLDER_KIND_WORDS[kind]),
          country && placeOf(country),
          birthDate && `${t(BIRTH.birthDate)}: ${birthDate}`,
          document,
          share === null ? null : `${format.amount(share)} %`,
        ]),
      ),
    sources: ({ sources = {} }) =>
      Object.entries(sources).map(([wire, { source, date }]) =>
        joined([figureOf(wire), t(FIGURE_SOURCE_WORDS[source]), format.day(date)]),
      ),
  };
  return (name, details) => lines[name](details).flatMap((line) => line || []);
}
