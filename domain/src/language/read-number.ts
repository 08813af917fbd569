import { numberFormatter } from './formatters';

/** Matches an ambiguous number: `1.200` is 1,200 in Spanish and 1.2 in English. */
const ONE_GROUP = /^-?[1-9]\d*([.,])\d{3}$/;
const PLAIN = /^-?(\d+[.,]?\d*|[.,]\d+)$/;
/** Matches grouped digits: at least two separators, or one separator followed by the other mark as decimal mark. */
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3}(?:\1\d{3})+(?:(?!\1)[.,]\d+)?|([.,])\d{3}(?!\2)[.,]\d+)$/;

/** Returns the thousands separator of a language tag: '.', ',' or another character, such as a space. */
export const groupMarkOf = (tag: string): string | undefined =>
  numberFormatter(tag)
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group')?.value;

/**
 * Parses a typed or pasted number, ignoring blanks. Returns NaN for any other text. Also returns NaN for a single mark
 * before three digits, unless the mark is the thousands separator of `tag`, the reader's language tag for numbers.
 */
export function readNumber(typed: string, tag?: string): number {
  const text = typed.replace(/[\s']/g, '').replace(/^[−–]/, '-');
  const lone = ONE_GROUP.exec(text)?.[1];
  if (lone !== undefined) {
    const isGrouped = tag !== undefined && groupMarkOf(tag) === lone && /^-?\d{1,3}\D/.test(text);
    return isGrouped ? Number(text.replace(lone, '')) : Number.NaN;
  }
  if (PLAIN.test(text)) return Number(text.replace(',', '.'));
  const found = GROUPED.exec(text);
  const mark = found?.[1] ?? found?.[2];
  if (mark !== undefined) return Number(text.replaceAll(mark, '').replace(',', '.'));
  // If a user types a digit into an already formatted number, the digit groups of the number have uneven lengths:
  // `1,250,0005`.
  const own = tag === undefined ? undefined : groupMarkOf(tag);
  const bare = own === undefined ? text : text.replaceAll(own, '');
  return bare !== text && PLAIN.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}
