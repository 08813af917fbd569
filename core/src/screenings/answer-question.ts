import { DomainError } from '@homologa/domain/errors/domain-error';
import { ENTRY_TOPICS } from '@homologa/domain/screenings/list-entry';
import type { ScreenedSnapshot, ScreeningData } from '@homologa/domain/screenings/screening.contract';
import type { ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import { currentIndex, type LoadedLists } from './current-index';
import { DEFAULT_THRESHOLD } from './matching/search';
import { NO_FACTS, type PartyFacts } from './party-facts.queries';
import { dataOf, ENGINE_VERSION, type ScreeningAnswer, screenParties } from './screen-parties';
import type { ScreeningQuestion } from './screening-subject';

/** What the lists in use answer, with the evidence for it. Throws `screening_without_lists`. */
export async function answerQuestion(
  ctx: Context,
  question: ScreeningQuestion,
  shareholders: readonly string[],
  facts: PartyFacts = NO_FACTS,
): Promise<ScreeningData> {
  const lists = await currentIndex(ctx);
  if (lists.snapshots.length === 0) throw new DomainError('screening_without_lists');
  const answer = await screenParties(ctx, lists.index, lists.snapshots, question);
  const evidence = await evidenceOf(ctx, lists, question, answer, facts);
  return { ...dataOf(answer, shareholders, facts), evidence };
}

async function evidenceOf(
  ctx: Context,
  { snapshots }: LoadedLists,
  question: ScreeningQuestion,
  { parties, hash }: ScreeningAnswer,
  facts: PartyFacts,
): Promise<ScreeningData['evidence']> {
  const { options, asOf } = question;
  const lists = await ctx.db.read.watchlist.findMany({ select: { code: true, title: true, topic: true } });
  const topics = new Map(lists.map(({ code, topic }) => [code, topic]));
  const read: ScreenedSnapshot[] = snapshots.map((snapshot) => ({
    code: snapshot.code,
    title: snapshot.title,
    topic: topics.get(snapshot.code) ?? '',
    number: snapshot.number,
    sha256: snapshot.sha256,
    entries: snapshot.entries,
    imported_at: snapshot.importedAt.toISOString(),
    published_on: snapshot.publishedOn?.toISOString().slice(0, 10) ?? null,
    is_stale: snapshot.isStale,
  }));
  const used = new Set(read.map(({ code }) => code));
  return {
    engine: ENGINE_VERSION,
    as_of: asOf,
    threshold: DEFAULT_THRESHOLD,
    parties: question.parties,
    ...(question.watched?.length ? { watched: [...question.watched] } : {}),
    snapshots: read,
    missing_lists: lists.filter(({ code }) => !used.has(code)).map(({ title }) => title),
    not_searched: options.filter((option) =>
      option === 'ownership' ? facts.owners.length === 0 : !hasSource(option, read),
    ),
    nearest: parties.flatMap(({ subject, nearest }) =>
      nearest ? [{ group: subject.group, party: subject.name, hit: nearest }] : [],
    ),
    hash,
  };
}

/** The topics of lists in which an option is looked for; ownership is told by forms and reports. */
const TOPICS_OF: Readonly<Record<Exclude<ScreeningOption, 'ownership'>, readonly string[]>> = {
  sanctions: ENTRY_TOPICS.filter((topic) => topic !== 'pep' && topic !== 'media'),
  pep: ['pep'],
  adverse_media: ['media'],
};

/** Whether anything was there to be looked at for an option. */
const hasSource = (option: Exclude<ScreeningOption, 'ownership'>, snapshots: readonly ScreenedSnapshot[]): boolean =>
  snapshots.some(({ topic }) => TOPICS_OF[option].includes(topic));
