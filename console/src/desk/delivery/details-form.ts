import { findCountry } from '@homologa/domain/countries/find-country';
import { readBirthDate } from '@homologa/domain/identity/birth-date';
import { readNumber } from '@homologa/domain/language/read-number';
import {
  AMOUNT_UNIT_NAMES,
  MAX_EARLIER_PERIODS,
  SHAREHOLDER_KINDS,
  STATEMENT_FIGURES,
} from '@homologa/domain/reports/report-details';
import type { DetailsInput, DetailsResponse } from '@homologa/domain/reports/report-details.contract';
import { REPORT_FIELDS } from '@homologa/domain/reports/report-fields';

type Texts<Name extends string> = Record<Name, string>;

export interface DetailTexts {
  currency: string;
  unit: string;
  earlier_periods: { balance_sheet_date: string; amounts: Record<string, string> }[];
  suits: Texts<'court' | 'number' | 'date' | 'amount' | 'plaintiff'>[];
  shareholdings: Texts<'name' | 'kind' | 'country' | 'share' | 'birth_date' | 'document'>[];
}

export type DetailProblem = 'not_number' | 'currency' | 'share' | 'name' | 'birth_date';

export const NEW_SUIT: DetailTexts['suits'][number] = { court: '', number: '', date: '', amount: '', plaintiff: '' };
export const NEW_SHAREHOLDING: DetailTexts['shareholdings'][number] = {
  name: '',
  kind: '',
  country: '',
  share: '',
  birth_date: '',
  document: '',
};

const WIRES = STATEMENT_FIGURES.map((name) => REPORT_FIELDS[name].wire);
const textOf = (value: string | number | null | undefined): string => String(value ?? '');

export const textsOfDetails = (details: DetailsResponse): DetailTexts => ({
  currency: textOf(details.currency),
  unit: textOf(details.unit),
  earlier_periods: Array.from({ length: MAX_EARLIER_PERIODS }, (_, at) => {
    const period = details.earlier_periods[at];
    const amounts: Readonly<Record<string, number>> = period?.amounts ?? {};
    return {
      balance_sheet_date: textOf(period?.balance_sheet_date),
      amounts: Object.fromEntries(WIRES.map((wire) => [wire, textOf(amounts[wire])])),
    };
  }),
  suits: details.suits.map((suit) => ({ ...suit, date: textOf(suit.date), amount: textOf(suit.amount) })),
  shareholdings: details.shareholdings.map(({ name, kind, country, share, birth_date: birthDate, document }) => ({
    name,
    kind: textOf(kind),
    country: findCountry(country)?.id ?? textOf(country),
    share: textOf(share),
    birth_date: textOf(birthDate),
    document: textOf(document),
  })),
});

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : readNumber(text));

export const detailsOfTexts = (texts: DetailTexts): DetailsInput => ({
  currency: texts.currency.trim().toUpperCase() || null,
  unit: AMOUNT_UNIT_NAMES.find((unit) => unit === texts.unit) ?? null,
  earlier_periods: texts.earlier_periods
    .map(({ balance_sheet_date: date, amounts }) => ({
      balance_sheet_date: date || null,
      amounts: Object.fromEntries(
        WIRES.flatMap((wire) => {
          const amount = numberOrNull(amounts[wire] ?? '');
          return amount === null ? [] : [[wire, amount] as const];
        }),
      ),
    }))
    .filter(({ balance_sheet_date: date, amounts }) => date !== null || Object.keys(amounts).length > 0),
  suits: texts.suits.map((suit) => ({ ...suit, date: suit.date || null, amount: numberOrNull(suit.amount) })),
  shareholdings: texts.shareholdings.map(({ name, kind, country, share, birth_date: birthDate, document }) => ({
    name: name.trim(),
    kind: SHAREHOLDER_KINDS.find((one) => one === kind) ?? null,
    country: country.trim() || null,
    share: numberOrNull(share),
    // Omit an empty date of birth or document instead of sending null, so that stored reports that predate these two
    // fields stay unchanged.
    ...(birthDate.trim() ? { birth_date: readBirthDate(birthDate) ?? birthDate.trim() } : {}),
    ...(document.trim() ? { document: document.trim() } : {}),
  })),
});

export function detailProblems(texts: DetailTexts): [field: string, problem: DetailProblem][] {
  const found: [string, DetailProblem][] = [];
  const isNumber = (text: string) => !Number.isNaN(numberOrNull(text) ?? 0);
  if (!/^([A-Za-z]{3})?$/.test(texts.currency.trim())) found.push(['currency', 'currency']);
  texts.earlier_periods.forEach(({ amounts }, at) => {
    for (const wire of WIRES) {
      if (!isNumber(amounts[wire] ?? '')) found.push([`earlier_periods.${at}.amounts.${wire}`, 'not_number']);
    }
  });
  texts.suits.forEach(({ amount }, at) => {
    if (!isNumber(amount)) found.push([`suits.${at}.amount`, 'not_number']);
  });
  texts.shareholdings.forEach(({ name, share, birth_date: birthDate }, at) => {
    if (birthDate.trim() !== '' && !readBirthDate(birthDate)) {
      found.push([`shareholdings.${at}.birth_date`, 'birth_date']);
    }
    if (name.trim() === '') found.push([`shareholdings.${at}.name`, 'name']);
    const percent = numberOrNull(share) ?? 0;
    if (!(percent >= 0 && percent <= 100)) found.push([`shareholdings.${at}.share`, 'share']);
  });
  return found;
}
