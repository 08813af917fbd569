import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { lookUp } from '@homologa/domain/language/record-of';
import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import { groupsOfParty } from '@homologa/domain/screenings/hit-groups';
import { HIT_REASON_CODES } from '@homologa/domain/screenings/hit-reasons';
import type { ScreenedParty, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import {
  HIT_DECISIONS,
  HIT_KINDS,
  type HitKind,
  hitBand,
  type ScreenedGroup,
} from '@homologa/domain/screenings/screening-rules';
import { decisionWords, sayReason } from '@homologa/domain/screenings/screening-sentences';
import {
  ENTRY_NAME_KIND_WORDS,
  ENTRY_STATUS_WORDS,
  ENTRY_TOPIC_WORDS,
  HIT_BAND_WORDS,
  HIT_KIND_WORDS,
  RISK_WORDS,
} from '@homologa/domain/screenings/screening-words';
import type { ComplianceFacts } from './compliance-facts';
import { type Line, moment, per100, teller } from './report-texts';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

const sureness = ({ score }: ScreeningHit, locale: Locale): string =>
  `${HIT_BAND_WORDS[hitBand(score)][locale]} ${per100(score)}`;

const sentenceOf = (hit: ScreeningHit, locale: Locale): string =>
  `${hit.matched_name}, ${hit.list.title}, ${hit.entry_id}: ${sureness(hit, locale)}`;

const whyOf = ({ explanation }: ScreeningHit, locale: Locale): string =>
  explanation ? sayExplanation(locale, explanation).join('. ') : '';

function articleLines({ article, date, url }: ScreeningHit, locale: Locale): Line[] {
  if (!article) return [];
  const say = teller(locale);
  const risks = article.risks.map(({ risk, word }) => `${word} (${RISK_WORDS[risk][locale]})`);
  return [
    [say('article'), [article.title, article.publisher, date, url].filter(Boolean).join(', ')],
    [say('sentence'), article.sentence],
    [say('risks'), risks.join(', ')],
  ];
}

function entryLines(hits: readonly ScreeningHit[], locale: Locale): Line[] {
  const lists = new Map<string, ScreeningHit[]>();
  for (const hit of hits) lists.set(hit.list.title, [...(lists.get(hit.list.title) ?? []), hit]);
  return [...lists].map(([title, listed]) => {
    const topics = distinct(listed.flatMap(({ topics: of }) => of)).map(
      (topic) => lookUp(ENTRY_TOPIC_WORDS, topic)?.[locale] ?? topic,
    );
    const entries = listed.map(({ entry_id: id, date }) => (date ? `${id} (${date})` : id));
    return [title, `${topics.join(', ')}: ${entries.join(', ')}`];
  });
}

const countryName = (country: string, locale: Locale): string =>
  isCountryId(country) ? COUNTRY_NAMES[country][locale] : country;

function profileLines(hits: readonly ScreeningHit[], locale: Locale): Line[] {
  const [lead] = hits;
  if (!lead || lead.article) return [];
  const say = teller(locale);
  const known = (valuesOf: (hit: ScreeningHit) => readonly string[] | undefined): string =>
    distinct(hits.flatMap((hit) => valuesOf(hit) ?? [])).join(', ');
  const matched = [lead.matched_name, lead.name_kind && ENTRY_NAME_KIND_WORDS[lead.name_kind][locale]];
  const others = hits.flatMap(({ names, name_kinds: kinds }) =>
    names.flatMap((name, place) => {
      const kind = kinds?.[place];
      if (name === lead.matched_name) return [];
      return kind && kind !== 'primary' ? `${name} (${ENTRY_NAME_KIND_WORDS[kind][locale]})` : name;
    }),
  );
  const score = lead.regulator_score;
  return [
    [say('matchedAs'), matched.filter(Boolean).join(', ')],
    [say('regulator'), score === undefined ? '' : per100(score)],
    [say('otherNames'), distinct(others).join(', ')],
    [say('listStatus'), known((hit) => (hit.list_status ? [ENTRY_STATUS_WORDS[hit.list_status][locale]] : []))],
    [say('programmes'), known((hit) => hit.programmes)],
    [say('countries'), known((hit) => hit.countries.map((country) => countryName(country, locale)))],
    [say('birthDates'), known((hit) => hit.birth_dates)],
    [say('birthPlaces'), known((hit) => hit.birth_places)],
    [say('identifiers'), known((hit) => hit.identifiers?.map(({ type, value }) => `${type} ${value}`))],
  ];
}

function decisionLines({ decisions }: ComplianceFacts, party: string, hits: ScreeningHit[], locale: Locale): Line[] {
  const say = teller(locale);
  const keys = new Set(hits.map(({ entry_key: key }) => key));
  const made = new Map<string, { line: Line; keys: Set<string> }>();
  for (const one of decisions) {
    if (!keys.has(one.entryKey) || (one.party ?? party) !== party) continue;
    const { decision, proposed, scope, reason, reasonCode, decidedByName, createdAt } = one;
    const words = decisionWords({ decision: memberOf(HIT_DECISIONS, decision), proposed });
    const code = HIT_REASON_CODES.find((known) => known === reasonCode);
    const said = sayReason({ reason: reason || (code ? '' : (reasonCode ?? '')), reason_code: code }, locale);
    const forAll = scope === 'company' ? [say('forAllSuppliers')] : [];
    const line: Line = [words[locale], `${said} (${[decidedByName, moment(createdAt), ...forAll].join(', ')})`];
    const same = made.get(line.join('\n')) ?? { line, keys: new Set<string>() };
    made.set(line.join('\n'), { line, keys: same.keys.add(one.entryKey) });
  }
  return [...made.values()].map(({ line: [label, text], keys: of }) =>
    of.size === keys.size ? [label, text] : [label, `${text}, ${say('ofEntries', { n: of.size, total: keys.size })}`],
  );
}

function groupLines(facts: ComplianceFacts, party: ScreenedParty, hits: ScreeningHit[], locale: Locale): Line[] {
  const [lead] = hits;
  if (!lead) return [];
  const kind = HIT_KINDS.find((of: HitKind) => party[of].includes(lead)) ?? 'sanction_lists';
  return [
    [HIT_KIND_WORDS[kind][locale], `${lead.matched_name}: ${sureness(lead, locale)}`],
    ...entryLines(hits, locale),
    ...articleLines(lead, locale),
    ...profileLines(hits, locale),
    [teller(locale)('why'), whyOf(lead, locale)],
    ...decisionLines(facts, party.name, hits, locale),
  ];
}

/**
 * Returns all lines about one party. Never states that nothing was found for a name in a script that cannot be
 * compared.
 */
export function partyLines(facts: ComplianceFacts, group: ScreenedGroup, party: ScreenedParty, locale: Locale): Line[] {
  const say = teller(locale);
  const found = groupsOfParty(party).flatMap((hits) => groupLines(facts, party, hits, locale));
  const nearest = facts.data.evidence?.nearest.find((near) => near.group === group && near.party === party.name);
  const lines: Line[] = [
    ...(party.not_comparable ? [[say('result'), say('notComparable')] as const] : []),
    ...(found.length === 0 && !party.not_comparable ? [[say('result'), say('nothingFound')] as const] : []),
    ...found,
    ...(party.not_shown ? [[say('result'), say('notShown', { n: party.not_shown })] as const] : []),
    ...(party.information ?? []).map((hit) => [say('information'), sentenceOf(hit, locale)] as const),
    ...(nearest
      ? [[say('nearest'), `${sentenceOf(nearest.hit, locale)}. ${whyOf(nearest.hit, locale)}`] as const]
      : []),
  ];
  return lines.filter(([, text]) => text !== '');
}
