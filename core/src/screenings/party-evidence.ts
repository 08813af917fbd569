import { findCountry } from '@homologa/domain/countries/find-country';
import { birthFactsOf } from '@homologa/domain/identity/birth-facts';
import { nameHolder } from '@homologa/domain/identity/name-holder';
import { bareTaxId, type Holder, nationalIdIn, taxIdHolder } from '@homologa/domain/identity/tax-id-holder';
import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import type { EntryIdentifier, EntrySchema } from '@homologa/domain/screenings/list-entry';
import { partyKey } from '@homologa/domain/screenings/screening-rules';
import type { PartyFacts } from './party-facts.queries';

export interface PartyEvidence {
  schema?: EntrySchema;
  countries: string[];
  identifiers: EntryIdentifier[];
  /**
   * Formats: `1962`, `1962-05` or `1962-05-03`. Contains several dates if the sources differ or if a tax id leaves the
   * century open.
   */
  birthDates: string[];
  gender?: 'm' | 'f';
  otherNames?: string[];
}

interface Source {
  kind?: Holder | null | undefined;
  country?: string | null | undefined;
  birthDate?: string | null | undefined;
  taxId?: string | null | undefined;
  document?: string | null | undefined;
}

const alpha2Of = (country: string | null | undefined): string[] => [findCountry(country)?.alpha2 ?? []].flat();
const countryIdOf = (country: string | null | undefined): string | null => findCountry(country)?.id ?? null;
const texts = (values: readonly (string | null | undefined)[]): string[] => values.flatMap((value) => value || []);
const distinct = <Value>(values: readonly Value[], keyOf: (value: Value) => string = String): Value[] =>
  values.filter((value, at) => values.findIndex((other) => keyOf(other) === keyOf(value)) === at);

function typeOfDocument(document: string, { country, kind }: Source): string {
  const holder = taxIdHolder(document, countryIdOf(country));
  if (kind === 'company' || holder === 'company' || /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/.test(bareTaxId(document))) {
    return 'tax_id';
  }
  return holder === 'person' ? 'national_id' : 'document';
}

function identifiersOf(source: Source): EntryIdentifier[] {
  const [country] = alpha2Of(source.country);
  const identifier = (type: string, value: string): EntryIdentifier => ({
    type,
    value,
    ...(country ? { country } : {}),
  });
  const { taxId, document } = source;
  const national = texts([taxId, document]).flatMap((id) => nationalIdIn(id, countryIdOf(source.country)) ?? []);
  return [
    ...(taxId ? [identifier('tax_id', taxId)] : []),
    ...(document ? [identifier(typeOfDocument(document, source), document)] : []),
    ...national.map((id) => identifier('national_id', id)),
  ];
}

/** Merges the facts about one party from all sources; keeps all values if the sources contradict each other. */
function evidenceOf(sources: readonly Source[], today: string): Omit<PartyEvidence, 'schema' | 'otherNames'> {
  const births = sources.flatMap(({ taxId, document }) =>
    texts([taxId, document]).map((id) => birthFactsOf(id, today)),
  );
  const genders = distinct(births.flatMap(({ gender }) => gender ?? []));
  const [gender] = genders;
  return {
    countries: distinct([
      ...sources.flatMap(({ country }) => alpha2Of(country)),
      ...births.flatMap(({ birthCountry }) => birthCountry ?? []),
    ]),
    identifiers: distinct(sources.flatMap(identifiersOf), ({ value }) => bareTaxId(value)),
    birthDates: distinct([
      ...sources.flatMap(({ birthDate }) => birthDate || []),
      ...births.flatMap(({ birthDates }) => birthDates),
    ]),
    ...(gender && genders.length === 1 ? { gender } : {}),
  };
}

const holdersOf = (sources: readonly Source[]): (Holder | null)[] =>
  sources.flatMap(({ country, taxId, document }) =>
    texts([taxId, document]).map((id) => taxIdHolder(id, countryIdOf(country))),
  );

function otherNamesOf(name: string, others: readonly string[]): { otherNames?: string[] } {
  const all = [name, ...others].flatMap((one) => [one, ...nameHolder(one).names]);
  const otherNames = distinct(all, (one) => partyKey({ name: one })).filter(
    (one) => partyKey({ name: one }) !== partyKey({ name }),
  );
  return otherNames.length > 0 ? { otherNames } : {};
}

/**
 * Builds the evidence about the supplier: an organisation if tax id, legal form or name prove it, otherwise of unknown
 * kind. Natural persons are searched as both kinds, because registers and lists may differ, unless a compliance check
 * specifies a person.
 */
export function companyEvidence(
  { name, country, taxId, today }: { name: string; country: string; taxId: string; today: string },
  { company }: PartyFacts,
): PartyEvidence {
  const cpf = nameHolder(name).cpf;
  const taxIds = distinct(texts([taxId, ...company.taxIds, cpf]), bareTaxId);
  const sources = taxIds.map((id): Source => ({ country, taxId: id }));
  const { kind, birthDate = null } = company.checked ?? {};
  const signals = [
    ...(kind ? [kind] : []),
    ...holdersOf(sources),
    nameHolder(name).holder,
    // Prefixes the legal form with a placeholder name, because a legal form without a name could be parsed as an
    // ordinary word.
    ...company.legalForms.map((form) => nameHolder(`x ${form}`).holder),
  ];
  const isCompany = signals.includes('company') && !signals.includes('person');
  const isPerson = kind === 'person' && !signals.includes('company');
  return {
    ...(isCompany ? { schema: 'organisation' } : isPerson ? { schema: 'person' } : {}),
    ...evidenceOf([...(sources.length > 0 ? sources : [{ country }]), { birthDate }], today),
    ...otherNamesOf(name, company.names),
  };
}

function sourcesAbout(name: string, asked: readonly AskedShareholder[], facts: PartyFacts): Source[] {
  const key = partyKey({ name });
  const isMeant = (one: { name: string }): boolean => partyKey({ name: one.name }) === key;
  return [
    ...asked.filter(isMeant).map((one) => ({
      kind: one.kind,
      country: one.nationality,
      birthDate: one.birth_date,
      taxId: one.tax_id,
      document: one.document,
    })),
    ...facts.owners.filter(isMeant).map(({ isPerson, ...one }) => ({
      ...one,
      kind: isPerson === null ? null : isPerson ? ('person' as const) : ('company' as const),
    })),
    ...facts.managers.filter(isMeant).map(({ document }) => ({ document })),
  ];
}

export function personEvidence(
  name: string,
  {
    asked,
    facts,
    today,
    usual,
  }: { asked: readonly AskedShareholder[]; facts: PartyFacts; today: string; usual?: Holder },
): PartyEvidence {
  const sources = sourcesAbout(name, asked, facts);
  const kind = kindOf(name, sources) ?? usual;
  return {
    ...(kind && kind !== 'both' ? { schema: kind === 'person' ? 'person' : 'organisation' } : {}),
    ...evidenceOf(sources, today),
    ...otherNamesOf(name, []),
  };
}

/**
 * Returns the kind stated by a source, otherwise derived from ids, otherwise from the name; 'both' if the sources
 * contradict.
 */
function kindOf(name: string, sources: readonly Source[]): Holder | 'both' | null {
  const byName = nameHolder(name).holder;
  if (byName === 'person') return 'both';
  const said = distinct(sources.flatMap(({ kind }) => kind ?? []));
  const told = distinct(holdersOf(sources).flatMap((holder) => holder ?? []));
  const [kind = byName, other] = said.length > 0 ? said : told;
  return other === undefined ? kind : 'both';
}
