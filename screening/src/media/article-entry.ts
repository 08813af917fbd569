import { createHash } from 'node:crypto';
import {
  ARTICLE_MAX_CHARACTERS,
  ARTICLE_MAX_PASSAGES,
  ENTRY_ID_MAX,
  PASSAGE_MAX,
} from '@homologa/domain/screenings/limits';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import type { ArticlePassage, ListedArticle, RiskWord } from '@homologa/domain/screenings/risks';
import { storableJson } from '@homologa/domain/wire/storable';
import { buildEntry, name } from '../entries/build-entry';
import { findNames } from './find-names';
import { findRisks } from './find-risks';
import { sentencesOf } from './sentences';

export interface RawArticle {
  id: string;
  title: string;
  text: string;
  publisher: string;
  publishedOn: string;
  url: string;
  names?: readonly string[];
}

const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trim();
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Returns the sentences that name a person or company near a risk word: in the same or an adjacent sentence, or in the
 * title.
 */
function passagesOf(title: string, text: string, told: readonly string[]): ArticlePassage[] {
  const sentences = [title, ...sentencesOf(text)].filter((sentence) => sentence !== '');
  const risks = sentences.map(findRisks);
  const ofTitle = title === '' ? [] : (risks[0] ?? []);
  const near = (at: number): RiskWord[] => {
    const around = [risks[at], risks[at - 1], risks[at + 1], ofTitle];
    return around.find((found) => found !== undefined && found.length > 0) ?? [];
  };
  return sentences.flatMap((sentence, at) => {
    const found = near(at);
    if (found.length === 0) return [];
    const named = [...new Set([...told.filter((each) => sentence.includes(each)), ...findNames(sentence)])];
    const names = named.length > 0 ? named : [...told];
    return names.length === 0 ? [] : [{ text: cut(sentence, PASSAGE_MAX), names, risks: found }];
  });
}

/** Hashes long ids instead of truncating them, because URLs may share a long prefix. */
const idOf = (id: string): string => (id.length > ENTRY_ID_MAX ? createHash('sha256').update(id).digest('hex') : id);

/**
 * Converts an article to a list entry; null if no risk word occurs near a name. Drops characters that PostgreSQL cannot
 * store.
 */
export function articleEntry(given: RawArticle): ListEntry | null {
  const raw = storableJson(given) as RawArticle;
  const title = cut(oneLine(raw.title), 500);
  const told = (raw.names ?? []).map((each) => oneLine(each.normalize('NFC'))).filter((each) => each !== '');
  const text = raw.text.slice(0, ARTICLE_MAX_CHARACTERS).normalize('NFC');
  const passages = passagesOf(title.normalize('NFC'), text, told).slice(0, ARTICLE_MAX_PASSAGES);
  const [first] = passages;
  if (!first) return null;
  first.names.push(...told.filter((each) => !passages.some(({ names }) => names.includes(each))));
  const publisher = cut(oneLine(raw.publisher), 300);
  const article: ListedArticle = { title, publisher, passages };
  const entry = buildEntry({
    sourceId: idOf(raw.id),
    schema: 'other',
    names: passages.flatMap(({ names }) => names.flatMap((each) => name(each, 'alias'))),
    topics: ['media'],
    programmes: [publisher],
    listedOn: raw.publishedOn,
    remarks: title,
    sourceUrl: raw.url,
  });
  return entry && { ...entry, article };
}

export function excerptOf({ title, publisher, passages }: ListedArticle, matchedName: string) {
  const holding = passages.filter(({ names }) => names.includes(matchedName));
  const [best] = [...(holding.length > 0 ? holding : passages)].sort((a, b) => b.risks.length - a.risks.length);
  return { title, publisher, sentence: best?.text ?? '', risks: best?.risks ?? [] };
}
