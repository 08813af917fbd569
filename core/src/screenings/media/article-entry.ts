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
import { buildEntry, name } from '../lists/build-entry';
import { findNames } from './find-names';
import { findRisks } from './find-risks';
import { sentencesOf } from './sentences';

/** An article as a file, a feed or a provider gives it. */
export interface RawArticle {
  id: string;
  title: string;
  /** Without markup. */
  text: string;
  publisher: string;
  /** Any form of a date that lists write. */
  publishedOn: string;
  url: string;
  /** Whom it is about, where its publisher says so. */
  names?: readonly string[];
}

const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trim();
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * The sentences in which somebody is named beside a risk: in the sentence, in the one before or after it, or in the
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
    // Names that the publisher tells stand for the whole article.
    const names = named.length > 0 ? named : [...told];
    return names.length === 0 ? [] : [{ text: cut(sentence, PASSAGE_MAX), names, risks: found }];
  });
}

/** An article's id as it is kept: addresses may be long, and begin alike. */
const idOf = (id: string): string => (id.length > ENTRY_ID_MAX ? createHash('sha256').update(id).digest('hex') : id);

/** The entry of an article; null where it names no risk or nobody beside one. What no database keeps is left out. */
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

/** The passage in which a listed name stands, as a hit shows it. */
export function excerptOf({ title, publisher, passages }: ListedArticle, matchedName: string) {
  const holding = passages.filter(({ names }) => names.includes(matchedName));
  const [best] = [...(holding.length > 0 ? holding : passages)].sort((a, b) => b.risks.length - a.risks.length);
  return { title, publisher, sentence: best?.text ?? '', risks: best?.risks ?? [] };
}
