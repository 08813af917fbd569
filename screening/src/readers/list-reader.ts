import { DomainError } from '@homologa/domain/errors/domain-error';
import type { EntryTopic, ListEntry } from '@homologa/domain/screenings/list-entry';
import type { CsvMapping } from '@homologa/domain/screenings/watchlist.contract';
import type { InspectedFile } from './list-file';

export interface ListInput {
  files: readonly InspectedFile[];
  topic: EntryTopic;
  mapping: CsvMapping | null;
  text(file: InspectedFile): AsyncIterable<string>;
  published(day: string): void;
  /** Reports the date of the newest record as `YYYY-MM-DD`. Called for lists without a publication date. */
  newestRecord(day: string): void;
}

export interface ListReader {
  /** True if this publisher uses Latin-1: files that are not UTF-8 are then decoded as Latin-1. */
  allowsLatin1?: boolean;
  /**
   * True for feeds. A feed contains only the newest items, so entries that are missing from the file stay in the
   * snapshot. The reader must reject an empty file.
   */
  keepsEarlier?: boolean;
  read(input: ListInput): AsyncIterable<ListEntry>;
}

export const malformed = (place: string, cause?: unknown): DomainError =>
  new DomainError('watchlist_malformed', { values: { place }, cause });

export const emptyFile = (): DomainError => new DomainError('watchlist_empty');

export const beyondLimits = (place: string, cause?: unknown): DomainError =>
  new DomainError('watchlist_limits', { values: { place }, cause });

/** Returns the only file of an import. Throws `watchlist_malformed` if the import has no file or several files. */
export function onlyFile({ files }: ListInput): InspectedFile {
  const [file] = files;
  if (!file || files.length > 1) throw malformed(files.map(({ name }) => name).join(', ') || '0');
  return file;
}

export const filePart = ({ files }: ListInput, part: RegExp): InspectedFile | undefined =>
  files.find(({ name }) => part.test(name.toLowerCase()));
