/** A piece of a text, marked or not. */
interface TextPiece {
  text: string;
  isMarked: boolean;
}

/** A pattern for the text itself. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The text in pieces, with those marked that are one of the words; its own words stay as they are. */
export function marked(text: string, words: readonly string[]): TextPiece[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  const sought = [...words].sort((a, b) => b.length - a.length).map(literal);
  return text
    .split(new RegExp(`(${sought.join('|')})`, 'gi'))
    .map((piece, at) => ({ text: piece, isMarked: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
