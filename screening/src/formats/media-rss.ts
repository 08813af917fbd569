import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { articleEntry } from '../media/article-entry';
import { plainText } from '../media/plain-text';
import { emptyFile, type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';

/** Returns the text of an element and its descendants: Atom may contain markup as elements. */
const wholeText = (node: XmlNode | undefined): string =>
  node ? [node.text, ...node.children.map(wholeText)].join(' ').trim() : '';

const firstText = (node: XmlNode, ...names: string[]): string =>
  names.map((name) => wholeText(node.all(name)[0])).find((text) => text !== '') ?? '';

function dayOf(text: string): string {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString().slice(0, 10);
}

const linkOf = (node: XmlNode): string => {
  const links = node.all('link');
  const chosen = links.find((link) => ['', 'alternate'].includes(link.attribute('rel'))) ?? links[0];
  return chosen ? chosen.attribute('href') || chosen.text.trim() : '';
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

export const mediaRss: ListReader = {
  keepsEarlier: true,
  async *read(input): AsyncGenerator<ListEntry> {
    const shape = { roots: ['rss', 'RDF', 'feed'], records: new Set(['item', 'entry']) };
    let count = 0;
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (shape.roots.includes(node.name)) continue;
      count += 1;
      const url = linkOf(node);
      const entry = articleEntry({
        id: firstText(node, 'guid', 'id') || url,
        title: plainText(firstText(node, 'title')),
        text: plainText(firstText(node, 'encoded', 'content', 'description', 'summary')),
        publisher: firstText(node, 'source') || hostOf(url),
        publishedOn: dayOf(firstText(node, 'pubDate', 'published', 'date', 'updated')),
        url,
      });
      if (entry) yield entry;
    }
    if (count === 0) throw emptyFile();
  },
};
