import anyAscii from 'any-ascii';
import { fontOf, type ScriptFont } from './script-fonts';

export interface TextRun {
  text: string;
  font: ScriptFont | 'own';
}

export const isPlain = (text: string): boolean => !/[^ -\u052f\u2000-\u2e7f]/u.test(text);

const MIRRORED: ReadonlyMap<string, string> = new Map(
  Array.from('()[]{}<>«»').map((sign, at, all) => [sign, all[at ^ 1] ?? sign]),
);

const isBlank = (text: string): boolean => /^ +$/.test(text);
const isNeutral = (text: string): boolean => !/\p{L}/u.test(text);

/**
 * Splits a line into runs per font, in visual order from left to right. Characters without a font are transliterated.
 * The text of a right-to-left run is in logical order, so the caller must reverse it when drawing.
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

/**
 * Merges right-to-left words and the spaces between them into one run, because separate runs would be drawn from left
 * to right.
 */
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

/**
 * Reverses the order from the first to the last right-to-left run, including neutral runs between them such as numbers
 * or dashes.
 */
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
