import { findCountry } from '@homologa/domain/countries/find-country';
import type { EntryIdentifier, EntrySchema } from '@homologa/domain/screenings/list-entry';
import type { ScreenedGroup, ScreeningOption } from '@homologa/domain/screenings/screening-rules';

/** Somebody who is looked for. */
export interface ScreenedSubject {
  group: ScreenedGroup;
  name: string;
  /** Unknown of a shareholder: a person or a company. */
  schema?: EntrySchema;
  /** ISO alpha-2. */
  countries: string[];
  identifiers: EntryIdentifier[];
}

/** All that a screening's answer depends on beside the lists. */
export interface ScreeningQuestion {
  parties: ScreenedSubject[];
  options: ScreeningOption[];
  /** `YYYY-MM-DD`: the day for which entries are expired or not. */
  asOf: string;
}

interface Screened {
  companyName: string;
  country: string;
  taxId: string;
  shareholders: readonly string[];
}

/** The company with its tax id and country, and each shareholder, who has but a name. */
export function partiesOf({ companyName, country, taxId, shareholders }: Screened): ScreenedSubject[] {
  const alpha2 = findCountry(country)?.alpha2;
  const identifier = { type: 'tax_id', value: taxId, ...(alpha2 ? { country: alpha2 } : {}) };
  return [
    {
      group: 'company_screenings',
      name: companyName,
      schema: 'organisation',
      countries: alpha2 ? [alpha2] : [],
      identifiers: taxId === '' ? [] : [identifier],
    },
    ...shareholders.map((name) => ({
      group: 'shareholders_screenings' as const,
      name,
      countries: [],
      identifiers: [],
    })),
  ];
}
