import anyAscii from 'any-ascii';
import { fontOf, type ScriptFont } from './script-fonts';

/** A part of a line in one font; `own` is that of the document. */
export interface TextRun {
  text: string;
  font: ScriptFont | 'own';
}

/** Whether a text needs no font beside the document's own: nearly all do not. */
export const isPlain = (text: string): boolean => !/[^ -\u052f\u2000-\u2e7f]/u.test(text);

/** Brackets look the other way between letters that are written from right to left. */
const MIRRORED: ReadonlyMap<string, string> = new Map(
  Array.from('()[]{}<>«»').map((sign, at, all) => [sign, all[at ^ 1] ?? sign]),
);

/** What stands between words of a script without being of it. */
const isBlank = (text: string): boolean => /^ +$/.test(text);
const isNeutral = (text: string): boolean => !/\p{L}/u.test(text);

/**
 * The parts of a line by the fonts that print them, from left to right. What no font has is spelt in Latin letters.
 * A right-to-left run is in logical order: the caller reverses it when drawing.
 */
export function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const isMark = /\p{M}/u.test(character);
    const font = isMark && last ? last.font : fontOf(character);
    const piece = font === null ? anyAscii(character) : character;
    if (last && last.font === (font ?? 'own')) last.text += piece;
    else runs.push({ text: piece, font: font ?? 'own' });
  }
  return inSight(withBlanks(runs));
}

const isTurned = (run: TextRun | undefined): boolean =>
  run !== undefined && run.font !== 'own' && run.font.isRightToLeft;

/** Blanks between two words of one such script belong to it: else its words stand in the order of ours. */
function withBlanks(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const [at, run] of runs.entries()) {
    const before = joined.at(-1);
    const after = runs[at + 1];
    if (before && isTurned(before) && (before.font === run.font || (isBlank(run.text) && after?.font === before.font)))
      before.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** Turns the order of what lies between words that are written from right to left, such as a number or a dash. */
function inSight(runs: readonly TextRun[]): TextRun[] {
  const seen: TextRun[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    let end = at;
    if (isTurned(runs[at])) {
      for (let next = at + 1; next < runs.length; next += 1) {
        if (isTurned(runs[next])) end = next;
        else if (!isNeutral(runs[next]?.text ?? '')) break;
      }
    }
    const part = runs.slice(at, end + 1);
    seen.push(...(end === at ? part : part.reverse().map(mirrored)));
    at = end;
  }
  return seen;
}

/** Numbers stay as they are, all else is turned about. */
const TURNED = /\d+(?:[.,:/-]\d+)*|./gu;

const mirrored = (run: TextRun): TextRun => {
  if (isTurned(run)) return run;
  const parts = run.text.match(TURNED) ?? [];
  return {
    ...run,
    text: parts
      .reverse()
      .map((part) => MIRRORED.get(part) ?? part)
      .join(''),
  };
};
