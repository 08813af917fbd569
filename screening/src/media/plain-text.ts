import { ARTICLE_MAX_CHARACTERS } from '@homologa/domain/screenings/limits';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const MAX_MARKUP = 2 * ARTICLE_MAX_CHARACTERS;
const MAX_POINT = 0x10ffff;

function entityText(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return point > 0 && point <= MAX_POINT ? String.fromCodePoint(point) : ' ';
}

/** Converts HTML to text: blocks become paragraphs, scripts and styles are removed. */
export const plainText = (markup: string): string =>
  markup
    .slice(0, MAX_MARKUP)
    .replace(/<(script|style)\b[^>]{0,500}>[^<]{0,100000}<\/\1>/giu, ' ')
    .replace(/<\/?(?:p|br|div|li|h[1-6]|tr|blockquote)\b[^>]{0,500}>/giu, '\n\n')
    .replace(/<\/?[a-z!][^>]{0,500}>/giu, ' ')
    .replace(/&(#?\w{2,8});/gu, entityText)
    .trim();
