import { memberOf } from '@homologa/domain/language/member-of';
import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import { type WatchedEntry, watchedEntries } from '@homologa/domain/screenings/screening.contract';
import {
  partyKey,
  SCREENING_OPTIONS,
  type ScreenedGroup,
  type ScreeningOption,
} from '@homologa/domain/screenings/screening-rules';
import type { Screening } from '@homologa/prisma/models';
import { companyEvidence, type PartyEvidence, personEvidence } from './party-evidence';
import { type KnownManager, type KnownOwner, NO_FACTS, type PartyFacts } from './party-facts.queries';

/** A party that is looked for, with what is compared beside the name. */
export interface ScreenedSubject extends PartyEvidence {
  group: ScreenedGroup;
  name: string;
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
  screening: Pick<
    Screening,
    'companyCountry' | 'shareholders' | 'shareholderFacts' | 'options' | 'requestedAt' | 'watched'
  > & {
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
  const asOf = screening.requestedAt.toISOString().slice(0, 10);
  const asked = screening.shareholderFacts as unknown as AskedShareholder[];
  return {
    question: {
      parties: partiesOf({ ...supplier, country, shareholders, asked, facts, asOf }),
      options,
      asOf,
      watched: watchedEntries.parse(screening.watched),
    },
    facts,
  };
}

interface Screened {
  companyName: string;
  country: string;
  taxId: string;
  /** Their names. */
  shareholders: readonly string[];
  /** What was said of them beside the names. */
  asked?: readonly AskedShareholder[];
  facts?: PartyFacts;
  /** YYYY-MM-DD */
  asOf: string;
}

/** What is known of somebody by this name; of several the one with a document. */
export function ownerNamed(owners: readonly KnownOwner[], name: string): KnownOwner | undefined {
  const key = partyKey({ name });
  const named = owners.filter((owner) => partyKey({ name: owner.name }) === key);
  return named.find(({ document }) => document !== null) ?? named[0];
}

/**
 * The company with its tax ids and other names, each shareholder, the beneficial owners and the managers whom the
 * report form names, each with what request, form and delivered report tell of them.
 */
export function partiesOf(input: Screened): ScreenedSubject[] {
  const { companyName: name, country, taxId, shareholders, asked = [], facts = NO_FACTS, asOf: today } = input;
  const person = (group: ScreenedGroup, called: string, usual?: 'person'): ScreenedSubject => ({
    group,
    name: called,
    ...personEvidence(called, { asked, facts, today, ...(usual ? { usual } : {}) }),
  });
  return [
    { group: 'company_screenings', name, ...companyEvidence({ name, country, taxId, today }, facts) },
    ...shareholders.map((called) => person('shareholders_screenings', called)),
    ...ultimateOwners(facts).map((owner) => person('beneficial_owners', owner.name)),
    ...managersOf(facts).map((manager) => person('managers_screenings', manager.name, 'person')),
  ];
}

const onceByName = <Named extends { name: string }>(all: readonly Named[]): Named[] => [
  ...new Map(all.map((one) => [partyKey({ name: one.name }), one])).values(),
];

/** Each beneficial owner once. */
export const ultimateOwners = ({ owners }: PartyFacts): KnownOwner[] =>
  onceByName(owners.filter(({ isUltimate }) => isUltimate));

/** Each manager once. */
export const managersOf = ({ managers }: PartyFacts): KnownManager[] => onceByName(managers);
