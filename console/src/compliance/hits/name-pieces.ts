import type { NameSpan } from '@homologa/domain/screenings/hit-explanation';

export interface NamePiece {
  text: string;
  start: number;
  match: number | null;
  isUnmatched: boolean;
}

export function piecesOf(
  name: string,
  matched: readonly (readonly NameSpan[])[],
  unmatched: readonly NameSpan[],
): NamePiece[] {
  const marked = [
    ...matched.flatMap((spans, match) => spans.map((span) => ({ ...span, match, isUnmatched: false }))),
    ...unmatched.map((span) => ({ ...span, match: null, isUnmatched: true })),
  ].sort((a, b) => a.start - b.start);
  const pieces: NamePiece[] = [];
  let at = 0;
  const between = (to: number): void => {
    if (to > at) pieces.push({ text: name.slice(at, to), start: at, match: null, isUnmatched: false });
  };
  for (const { start, end, match, isUnmatched } of marked) {
    if (start < at) continue;
    between(start);
    pieces.push({ text: name.slice(start, end), start, match, isUnmatched });
    at = end;
  }
  between(name.length);
  return pieces;
}
