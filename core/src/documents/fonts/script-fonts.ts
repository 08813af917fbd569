import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff2 } from './woff2';

export interface ScriptFont {
  key: string;
  isRightToLeft: boolean;
  bytes(weight: Weight): Buffer;
  /**
   * Outline thickness relative to the font size. The outline emulates the bolder weights of large scripts, because
   * their fonts only contain the thinnest weight.
   */
  outline: Readonly<Record<Weight, number>>;
}

type Weight = 'regular' | 'bold';

const { resolve } = createRequire(import.meta.url);
const NO_OUTLINE = { regular: 0, bold: 0 } as const;
const THICKENED = { regular: 0.035, bold: 0.07 } as const;

function remembered(read: (weight: Weight) => Buffer): (weight: Weight) => Buffer {
  const files = new Map<Weight, Buffer>();
  return (weight) => {
    const known = files.get(weight) ?? read(weight);
    files.set(weight, known);
    return known;
  };
}

const WEIGHTS = { regular: '400Regular', bold: '700Bold' } as const;

function wholeFont(name: string, isRightToLeft: boolean): ScriptFont {
  const family = `NotoSans${name}`;
  const folder = `@expo-google-fonts/noto-sans-${name.toLowerCase()}`;
  const fileOf = (weight: Weight) => `${folder}/${WEIGHTS[weight]}/${family}_${WEIGHTS[weight]}.ttf`;
  const bytes = remembered((weight) => readFileSync(resolve(fileOf(weight))));
  return { key: family, isRightToLeft, bytes, outline: NO_OUTLINE };
}

const ARABIC = wholeFont('Arabic', true);
const HEBREW = wholeFont('Hebrew', true);
const THAI = wholeFont('Thai', false);

/** Counter that gives each font a unique checksum, by which the PDF library distinguishes fonts of the same family. */
let marks = 0;

/**
 * Returns a lookup from code point to font for a script with thousands of characters, whose font is split into about a
 * hundred files.
 */
function slicedFont(name: string): (letter: number) => ScriptFont | null {
  const folder = `@fontsource-variable/noto-sans-${name}`;
  let slices: Map<number, ScriptFont> | null = null;
  return (letter) => {
    slices ??= readSlices(folder, name);
    return slices.get(letter) ?? null;
  };
}

/**
 * Matches labels of numbered files, such as `[12]`. Other labels are for Latin and other scripts, which the document's
 * own font covers.
 */
const NUMBERED = /^\[(\d+)\]$/;

function readSlices(folder: string, name: string): Map<number, ScriptFont> {
  const slices = new Map<number, ScriptFont>();
  const ranges = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  for (const [label, letters] of Object.entries(ranges)) {
    const number = NUMBERED.exec(label)?.[1];
    if (number === undefined) continue;
    const mark = (marks += 1);
    const file = `${folder}/files/noto-sans-${name}-${number}-wght-normal.woff2`;
    const bytes = remembered(() => unpackWoff2(readFileSync(resolve(file)), mark));
    const thinnest = () => bytes('regular');
    const font = { key: `NotoSans-${name}-${number}`, isRightToLeft: false, bytes: thinnest, outline: THICKENED };
    for (const range of letters.split(',')) {
      const [first = 0, last = first] = range
        .replace(/U\+/gi, '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      for (let letter = first; letter <= last; letter += 1) slices.set(letter, font);
    }
  }
  return slices;
}

const han = slicedFont('sc');
const hangul = slicedFont('kr');

const FIRST_OTHER = 0x530;
const FIRST_EAST_ASIAN = 0x2e80;
const OWN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

export function fontOf(character: string): ScriptFont | 'own' | null {
  const letter = character.codePointAt(0) ?? 0;
  if (letter < FIRST_OTHER) return 'own';
  if (/\p{Script=Arabic}/u.test(character)) return ARABIC;
  if (/\p{Script=Hebrew}/u.test(character)) return HEBREW;
  if (/\p{Script=Thai}/u.test(character)) return THAI;
  if (/\p{Script=Hangul}/u.test(character)) return hangul(letter);
  const eastAsian = letter >= FIRST_EAST_ASIAN ? han(letter) : null;
  return eastAsian ?? (OWN.test(character) ? 'own' : null);
}
