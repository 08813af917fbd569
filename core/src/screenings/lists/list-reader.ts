import { DomainError } from '@homologa/domain/errors/domain-error';
import type { EntryTopic, ListEntry } from '@homologa/domain/screenings/list-entry';
import type { CsvMapping } from '@homologa/domain/screenings/watchlist.contract';
import type { InspectedFile } from './list-file';

/** What a reader of a format is given. */
export interface ListInput {
  files: readonly InspectedFile[];
  /** Why somebody is on this list, where the format does not say it. */
  topic: EntryTopic;
  mapping: CsvMapping | null;
  /** The text of one of the files. */
  text(file: InspectedFile): AsyncIterable<string>;
  /** Tells when the publisher made the list, `YYYY-MM-DD`. */
  published(day: string): void;
  /** Tells the day of the newest record, `YYYY-MM-DD`, of a list that does not say when it was made. */
  newestRecord(day: string): void;
}

/** Reads the entries of a list, one after the other, without holding them all. */
export interface ListReader {
  /** Whether files that are not UTF-8 are read as Latin-1, which their publisher writes. */
  allowsLatin1?: boolean;
  /** A feed holds the newest alone: what it no longer has stays in the snapshot. The reader refuses an empty file. */
  keepsEarlier?: boolean;
  read(input: ListInput): AsyncIterable<ListEntry>;
}

/** A file that is not what its publisher would have written; `place` is a line, an element or the file's name. */
export const malformed = (place: string, cause?: unknown): DomainError =>
  new DomainError('watchlist_malformed', { values: { place }, cause });

/** A file without a single record. */
export const emptyFile = (): DomainError => new DomainError('watchlist_empty');

/** A file that asks for more than any list needs: a record without end, elements within elements. */
export const beyondLimits = (place: string, cause?: unknown): DomainError =>
  new DomainError('watchlist_limits', { values: { place }, cause });

/** The only file of an import whose format has one. Throws `watchlist_malformed`. */
export function onlyFile({ files }: ListInput): InspectedFile {
  const [file] = files;
  if (!file || files.length > 1) throw malformed(files.map(({ name }) => name).join(', ') || '0');
  return file;
}

/** The file of an import that has this part in its name, as in `cons_alt.csv`. */
export const filePart = ({ files }: ListInput, part: RegExp): InspectedFile | undefined =>
  files.find(({ name }) => part.test(name.toLowerCase()));
