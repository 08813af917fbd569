import type { EntryTopic, ListEntry } from '@homologa/domain/screenings/list-entry';
import type { CsvMapping } from '@homologa/domain/screenings/watchlist.contract';
import type { ListInput, ListReader } from '../readers/list-reader';
import { collect } from './collect';

interface Sample {
  files: Record<string, string>;
  topic?: EntryTopic;
  mapping?: CsvMapping;
}

/** Characters per chunk. The number is small, so that every construct is split across chunks. */
const PIECE = 7;

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

export function sampleInput({ files, topic = 'sanction', mapping }: Sample) {
  const days: string[] = [];
  const newest: string[] = [];
  const input: ListInput = {
    files: Object.entries(files).map(([name, text]) => ({
      name,
      path: name,
      size: text.length,
      sha256: name,
      encoding: 'utf-8',
    })),
    topic,
    mapping: mapping ?? null,
    text: ({ name }) => inPieces(files[name] ?? '', (files[name] ?? '').length > 100_000 ? 65_536 : PIECE),
    published: (day) => days.push(day),
    newestRecord: (day) => newest.push(day),
  };
  return { input, days, newest };
}

export const readSample = (reader: ListReader, sample: Sample): Promise<ListEntry[]> =>
  collect(reader.read(sampleInput(sample).input));
