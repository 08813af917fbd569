import type { Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { lookUp } from '@homologa/domain/language/record-of';
import { ENTRY_SCHEMA_WORDS } from '@homologa/domain/screenings/compliance-report-words';
import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import { groupsOfParty } from '@homologa/domain/screenings/hit-groups';
import { HIT_REASON_CODES } from '@homologa/domain/screenings/hit-reasons';
import { screenedGroupName } from '@homologa/domain/screenings/screened-group-name';
import type { ScreenedParty, ScreeningEvidence, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import {
  HIT_DECISIONS,
  HIT_KINDS,
  type HitState,
  hitBand,
  partiesIn,
  SCREENED_GROUPS,
  type ScreenedGroup,
} from '@homologa/domain/screenings/screening-rules';
import { decisionWords, sayReason } from '@homologa/domain/screenings/screening-sentences';
import { groupState } from '@homologa/domain/screenings/screening-verdict';
import {
  ENTRY_NAME_KIND_WORDS,
  ENTRY_STATUS_WORDS,
  ENTRY_TOPIC_WORDS,
  HIT_BAND_WORDS,
  HIT_DECISION_WORDS,
  HIT_KIND_WORDS,
  RISK_WORDS,
  SCREENING_REVIEW_WORDS,
} from '@homologa/domain/screenings/screening-words';
import { judgementsOf } from '../held-decisions.queries';
import type { ComplianceFacts } from './compliance-facts';
import { countryName, type Line, moment, per100, teller } from './report-texts';

export interface Compared {
  label: string;
  party: string;
  listed: string;
}

/** A person, company or article that resembles a party. */
export interface Finding {
  title: string;
  state: HitState;
  stateWords: string;
  /** Values of the party next to the values of the listed entry; empty for articles. */
  compared: Compared[];
  lines: Line[];
}

export interface PartyFindings {
  name: string;
  role: string;
  /** Number of findings in words. */
  result: string;
  strongest: string;
  findings: Finding[];
  notes: Line[];
}

type Subject = ScreeningEvidence['parties'][number];

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

const sureness = ({ score }: ScreeningHit, locale: Locale): string =>
  `${HIT_BAND_WORDS[hitBand(score)][locale]} ${per100(score)}`;

const sentenceOf = (hit: ScreeningHit, locale: Locale): string =>
  `${hit.matched_name}, ${hit.list.title}, ${hit.entry_id}: ${sureness(hit, locale)}`;

const whyOf = ({ explanation }: ScreeningHit, locale: Locale): string =>
  explanation ? sayExplanation(locale, explanation).join('. ') : '';

export function partyFindings(facts: ComplianceFacts, locale: Locale): PartyFindings[] {
  return SCREENED_GROUPS.flatMap((group) =>
    partiesIn(facts.data, group).map((party) => findingsOf(facts, group, party, locale)),
  );
}

/**
 * Builds the findings of a party. If the party's name is in a script that cannot be compared, a note says so, because
 * the absence of findings proves nothing.
 */
function findingsOf(facts: ComplianceFacts, group: ScreenedGroup, party: ScreenedParty, locale: Locale): PartyFindings {
  const say = teller(locale);
  const groups = groupsOfParty(party);
  const subject = facts.data.evidence?.parties.find((one) => one.group === group && one.name === party.name);
  const best = groups.flat().toSorted((a, b) => b.score - a.score)[0];
  const nearest = facts.data.evidence?.nearest.find((near) => near.group === group && near.party === party.name);
  const count = groups.length + (party.not_shown ?? 0);
  const found = count > 0 ? String(count) : say('nothingFound');
  const notes: Line[] = [
    [say('result'), party.not_comparable ? say('notComparable') : ''],
    [say('result'), party.not_shown ? say('notShown', { n: party.not_shown }) : ''],
    ...(party.information ?? []).map((hit) => [say('information'), sentenceOf(hit, locale)] as const),
    [say('nearest'), nearest ? `${sentenceOf(nearest.hit, locale)}. ${whyOf(nearest.hit, locale)}` : ''],
  ];
  return {
    name: party.name,
    role: screenedGroupName(group, subject?.schema)[locale],
    result: party.not_comparable && count === 0 ? say('notCompared') : found,
    strongest: best ? sureness(best, locale) : '',
    findings: groups.map((hits) => findingOf(facts, { party, subject, hits }, locale)),
    notes: notes.filter(([, text]) => text !== ''),
  };
}

interface FoundGroup {
  party: ScreenedParty;
  subject: Subject | undefined;
  hits: ScreeningHit[];
}

function stateWords(state: HitState, locale: Locale): string {
  return (state === 'cleared' ? HIT_DECISION_WORDS.false_positive : SCREENING_REVIEW_WORDS[state])[locale];
}

function findingOf(facts: ComplianceFacts, found: FoundGroup, locale: Locale): Finding {
  const { party, hits } = found;
  const lead = hits[0] as ScreeningHit;
  const kind = HIT_KINDS.find((of) => party[of].includes(lead)) ?? 'sanction_lists';
  const state = groupState(hits, party.name, judgementsOf(facts.decisions));
  const say = teller(locale);
  const lines: Line[] = [
    ...articleLines(lead, locale),
    [say('why'), whyOf(lead, locale)],
    ...decisionLines(facts, party.name, hits, locale),
  ];
  return {
    title: `${HIT_KIND_WORDS[kind][locale]}: ${lead.matched_name}`,
    state,
    stateWords: `${sureness(lead, locale)}. ${stateWords(state, locale)}`,
    compared: lead.article ? [] : comparedLines(found, lead, locale),
    lines: lines.filter(([, text]) => text !== ''),
  };
}

function comparedLines({ party, subject, hits }: FoundGroup, lead: ScreeningHit, locale: Locale): Compared[] {
  const say = teller(locale);
  const known = (valuesOf: (hit: ScreeningHit) => readonly string[] | undefined): string =>
    distinct(hits.flatMap((hit) => valuesOf(hit) ?? [])).join(', ');
  const countries = (of: readonly string[] = []): string[] => of.map((country) => countryName(country, locale));
  const schemas = (schema: ScreeningHit['schema']): string[] => (schema ? [ENTRY_SCHEMA_WORDS[schema][locale]] : []);
  const others = hits.flatMap(({ names, name_kinds: kinds }) =>
    names.flatMap((name, place) => {
      const kind = kinds?.[place];
      if (name === lead.matched_name) return [];
      return kind && kind !== 'primary' ? `${name} (${ENTRY_NAME_KIND_WORDS[kind][locale]})` : name;
    }),
  );
  const matched = lead.name_kind
    ? `${lead.matched_name} (${ENTRY_NAME_KIND_WORDS[lead.name_kind][locale]})`
    : lead.matched_name;
  const rows: Compared[] = [
    { label: say('name'), party: party.name, listed: matched },
    { label: say('kind'), party: schemas(subject?.schema).join(), listed: known((hit) => schemas(hit.schema)) },
    { label: say('otherNames'), party: (subject?.otherNames ?? []).join(', '), listed: distinct(others).join(', ') },
    {
      label: say('countries'),
      party: countries(subject?.countries).join(', '),
      listed: known((hit) => countries(hit.countries)),
    },
    {
      label: say('birthDates'),
      party: (subject?.birthDates ?? []).join(', '),
      listed: known((hit) => hit.birth_dates),
    },
    { label: say('birthPlaces'), party: '', listed: known((hit) => hit.birth_places) },
    {
      label: say('identifiers'),
      party: (subject?.identifiers ?? []).map(({ value }) => value).join(', '),
      listed: known((hit) => hit.identifiers?.map(({ type, value }) => `${type} ${value}`)),
    },
    { label: say('list'), party: '', listed: entriesOf(hits, locale) },
    { label: say('programmes'), party: '', listed: known((hit) => hit.programmes) },
    {
      label: say('listStatus'),
      party: '',
      listed: known((hit) => (hit.list_status ? [ENTRY_STATUS_WORDS[hit.list_status][locale]] : [])),
    },
    { label: say('source'), party: '', listed: known((hit) => (hit.url ? [hit.url] : [])) },
    {
      label: say('regulator'),
      party: '',
      listed: lead.regulator_score === undefined ? '' : per100(lead.regulator_score),
    },
  ];
  return rows.filter((row) => row.party !== '' || row.listed !== '');
}

function entriesOf(hits: readonly ScreeningHit[], locale: Locale): string {
  const lists = new Map<string, ScreeningHit[]>();
  for (const hit of hits) lists.set(hit.list.title, [...(lists.get(hit.list.title) ?? []), hit]);
  return [...lists]
    .map(([title, listed]) => {
      const topics = distinct(listed.flatMap(({ topics: of }) => of)).map(
        (topic) => lookUp(ENTRY_TOPIC_WORDS, topic)?.[locale] ?? topic,
      );
      const entries = listed.map(({ entry_id: id, date }) => (date ? `${id} (${date})` : id));
      return `${title}, ${topics.join(', ')}: ${entries.join(', ')}`;
    })
    .join('. ');
}

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
