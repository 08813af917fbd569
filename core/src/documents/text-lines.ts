/** Gives the width of a text in points. */
type Measure = (text: string) => number;

/** What a font cannot print: controls but for line feeds, and marks without a form. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** A text as it is printed: composed, so that a letter and its accent are one glyph, without what has no form. */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNPRINTABLE, '');

/**
 * Breaks a text into lines that are no wider than `width` points: at spaces, and within a word that is wider than a
 * line by itself. Lines of the text's own are kept; there is always one.
 */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  return printable(text)
    .trimEnd()
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/ +/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = measure(word) <= width ? [word] : breakWord(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** An address or a number without a space is broken between characters, never between a letter and its accent. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece && measure(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
