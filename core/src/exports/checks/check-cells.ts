import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale } from '@homologa/domain/language/locales';
import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import { SCREEN_STATUS_WORDS, SCREENING_REVIEW_WORDS } from '@homologa/domain/screenings/screening-words';
import type { CheckRecord } from '../../compliance/checks/check.queries';
import type { CHECK_HEADERS } from '../export.texts';
import type { CellKind, CellValue } from '../xlsx/sheet';

interface CheckCell {
  kind: CellKind;
  width: number;
  value: (check: CheckRecord, locale: Locale) => CellValue;
}

const text = (width: number, value: CheckCell['value']): CheckCell => ({ kind: 'text', width, value });

export const CHECK_CELLS: Readonly<Record<keyof typeof CHECK_HEADERS, CheckCell>> = {
  name: text(40, ({ name }) => name),
  kind: text(12, ({ kind }, locale) => SHAREHOLDER_KIND_WORDS[kind][locale]),
  country: text(18, ({ country }, locale) => (isCountryId(country) ? COUNTRY_NAMES[country][locale] : country)),
  tax_id: text(20, ({ taxId }) => taxId),
  birth_date: text(14, ({ birthDate }) => birthDate),
  shareholders: text(40, ({ shareholders }) => shareholders.join(', ')),
  result: text(16, ({ screeningStatus: status }, locale) => status && SCREEN_STATUS_WORDS[status][locale]),
  review: text(24, ({ screeningReview }, locale) =>
    screeningReview.map((review) => SCREENING_REVIEW_WORDS[review][locale]).join(', '),
  ),
  asked_by: text(26, ({ requestedByName }) => requestedByName),
  asked_at: { kind: 'moment', width: 20, value: ({ requestedAt }) => requestedAt },
  supplier_of: text(32, ({ turnedAt, workflowTitle }) => (turnedAt ? workflowTitle : null)),
};
