interface TextPiece {
  text: string;
  isMarked: boolean;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Splits the text into pieces and marks the pieces that match a word, ignoring case. */
export function marked(text: string, words: readonly string[]): TextPiece[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  const sought = [...words].sort((a, b) => b.length - a.length).map(literal);
  return text
    .split(new RegExp(`(${sought.join('|')})`, 'gi'))
    .map((piece, at) => ({ text: piece, isMarked: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
