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

export interface ScreenedSubject extends PartyEvidence {
  group: ScreenedGroup;
  name: string;
}

export interface ScreeningQuestion {
  parties: ScreenedSubject[];
  options: ScreeningOption[];
  /** `YYYY-MM-DD`; the date at which the expiry of entries is evaluated. */
  asOf: string;
  watched?: readonly WatchedEntry[] | undefined;
}

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
  shareholders: readonly string[];
  asked?: readonly AskedShareholder[];
  facts?: PartyFacts;
  asOf: string;
}

export function ownerNamed(owners: readonly KnownOwner[], name: string): KnownOwner | undefined {
  const key = partyKey({ name });
  const named = owners.filter((owner) => partyKey({ name: owner.name }) === key);
  return named.find(({ document }) => document !== null) ?? named[0];
}

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

export const ultimateOwners = ({ owners }: PartyFacts): KnownOwner[] =>
  onceByName(owners.filter(({ isUltimate }) => isUltimate));

export const managersOf = ({ managers }: PartyFacts): KnownManager[] => onceByName(managers);
