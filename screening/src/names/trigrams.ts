// Numbers each trigram of a word with its boundaries ('^word$'). Symbols: 26 letters, 10 digits and the boundary.

const SYMBOLS = 37;
export const TRIGRAM_COUNT = SYMBOLS ** 3;

const symbolOf = (code: number): number => {
  if (code > 96 && code < 123) return code - 96;
  return code > 47 && code < 58 ? code - 21 : 0;
};

export function eachTrigram(codeAt: (index: number) => number, length: number, visit: (trigram: number) => void): void {
  let first = 0;
  let second = symbolOf(codeAt(0));
  for (let index = 1; index <= length; index += 1) {
    const third = index === length ? 0 : symbolOf(codeAt(index));
    visit((first * SYMBOLS + second) * SYMBOLS + third);
    first = second;
    second = third;
  }
}

export function trigramsOf(word: string): number[] {
  const found = new Set<number>();
  eachTrigram(
    (index) => word.charCodeAt(index),
    word.length,
    (trigram) => found.add(trigram),
  );
  return [...found];
}
