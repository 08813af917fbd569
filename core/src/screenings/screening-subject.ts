import { findCountry } from '@homologa/domain/countries/find-country';
import { memberOf } from '@homologa/domain/language/member-of';
import type { EntryIdentifier, EntrySchema } from '@homologa/domain/screenings/list-entry';
import { type WatchedEntry, watchedEntries } from '@homologa/domain/screenings/screening.contract';
import {
  partyKey,
  SCREENING_OPTIONS,
  type ScreenedGroup,
  type ScreeningOption,
} from '@homologa/domain/screenings/screening-rules';
import type { Screening } from '@homologa/prisma/models';
import { type KnownOwner, NO_FACTS, type PartyFacts } from './party-facts.queries';

/** Somebody who is looked for. */
export interface ScreenedSubject {
  group: ScreenedGroup;
  name: string;
  /** Unknown of a shareholder: a person or a company. */
  schema?: EntrySchema;
  /** ISO alpha-2. */
  countries: string[];
  identifiers: EntryIdentifier[];
  birthDates?: string[] | undefined;
  otherNames?: string[] | undefined;
}

/** All that a screening's answer depends on beside the lists. */
export interface ScreeningQuestion {
  parties: ScreenedSubject[];
  options: ScreeningOption[];
  /** `YYYY-MM-DD`: the day for which entries are expired or not. */
  asOf: string;
  /** What monitoring has found: it is kept however many hits are better. */
  watched?: readonly WatchedEntry[] | undefined;
}

/** What a screening asks, with the facts that its answer repeats. */
export function questionOf(
  screening: Pick<Screening, 'companyCountry' | 'shareholders' | 'options' | 'requestedAt' | 'watched'> & {
    supplier: { companyName: string; country: string; taxId: string };
  },
  known: PartyFacts = NO_FACTS,
): { question: ScreeningQuestion; facts: PartyFacts } {
  const { supplier, shareholders } = screening;
  const options = screening.options.map((option) => memberOf(SCREENING_OPTIONS, option));
  // Who owns the company is looked at only where that was asked for.
  const facts = options.includes('ownership')
    ? known
    : { ...known, owners: known.owners.map((owner) => ({ ...owner, isUltimate: false })) };
  const country = screening.companyCountry ?? supplier.country;
  return {
    question: {
      parties: partiesOf({ ...supplier, country, shareholders, facts }),
      options,
      asOf: screening.requestedAt.toISOString().slice(0, 10),
      watched: watchedEntries.parse(screening.watched),
    },
    facts,
  };
}

interface Screened {
  companyName: string;
  country: string;
  taxId: string;
  shareholders: readonly string[];
  facts?: PartyFacts | undefined;
}

const alpha2Of = (country: string | null): string[] => {
  const alpha2 = country ? findCountry(country)?.alpha2 : undefined;
  return alpha2 ? [alpha2] : [];
};

/** What is known of somebody by this name; of several the one with an identifier. */
export function ownerNamed(owners: readonly KnownOwner[], name: string): KnownOwner | undefined {
  const key = partyKey({ name });
  const named = owners.filter((owner) => partyKey({ name: owner.name }) === key);
  return named.find(({ identifiers }) => identifiers.length > 0) ?? named[0];
}

/** Unknown kind: a person or a company. */
const particularsOf = (owner: KnownOwner | undefined) => ({
  ...(owner?.isPerson == null ? {} : { schema: owner.isPerson ? ('person' as const) : ('organisation' as const) }),
  countries: alpha2Of(owner?.country ?? null),
  identifiers: owner?.identifiers ?? [],
});

/**
 * The company with its tax id and country, each shareholder with what is known of them, and the beneficial owners whom
 * the report form names.
 */
export function partiesOf({
  companyName,
  country,
  taxId,
  shareholders,
  facts = NO_FACTS,
}: Screened): ScreenedSubject[] {
  const countries = alpha2Of(country);
  const [alpha2] = countries;
  const identifier = { type: 'tax_id', value: taxId, ...(alpha2 ? { country: alpha2 } : {}) };
  return [
    {
      group: 'company_screenings',
      name: companyName,
      schema: 'organisation',
      countries,
      identifiers: taxId === '' ? [] : [identifier],
    },
    ...shareholders.map((name) => ({
      group: 'shareholders_screenings' as const,
      name,
      ...particularsOf(ownerNamed(facts.owners, name)),
    })),
    ...ultimateOwners(facts).map((owner) => ({
      group: 'beneficial_owners' as const,
      name: owner.name,
      ...particularsOf(owner),
    })),
  ];
}

/** Each beneficial owner once. */
export const ultimateOwners = ({ owners }: PartyFacts): KnownOwner[] => [
  ...new Map(
    owners.filter(({ isUltimate }) => isUltimate).map((owner) => [partyKey({ name: owner.name }), owner]),
  ).values(),
];
