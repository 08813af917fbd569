type Measure = (text: string) => number;

const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * Normalizes a text for printing: removes unprintable characters and composes letters with their accents (NFC), so that
 * a letter and its accents map to one glyph.
 */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNPRINTABLE, '');

/**
 * Wraps a text to `width` points. Breaks lines at spaces, or within a word that is wider than a line. Keeps existing
 * line breaks; returns at least one line.
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

/** Breaks a long word between graphemes, so that accents stay with their letters. */
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
