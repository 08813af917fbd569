import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { articleEntry, type RawArticle } from '../media/article-entry';
import { emptyFile, type ListReader, malformed, onlyFile } from '../readers/list-reader';
import { readJson } from '../readers/read-json';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

function articleOf(record: Record<string, unknown>): RawArticle | null {
  const [title, body, url] = [text(record.title), text(record.text) || text(record.body), text(record.url)];
  const id = text(record.id) || url;
  if (id === '' || title + body === '') return null;
  const publishedOn = text(record.published_on) || text(record.date);
  const publisher = text(record.publisher) || text(record.source);
  return { id, title, text: body, url, publishedOn, publisher, names: texts(record.names) };
}

/**
 * Reads articles as JSON lines: `id` or `url`, `title`, `text`, `publisher`, `published_on`, and `names` if the
 * publisher lists the people and companies concerned. Only articles with a risk become entries.
 */
export const mediaJsonl: ListReader = {
  keepsEarlier: true,
  async *read(input): AsyncGenerator<ListEntry> {
    let line = 0;
    for await (const record of readJson(input.text(onlyFile(input)), 'lines')) {
      line += 1;
      const article = articleOf(record);
      if (!article) throw malformed(`${line}`);
      const entry = articleEntry(article);
      if (entry) yield entry;
    }
    if (line === 0) throw emptyFile();
  },
};
