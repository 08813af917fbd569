import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { printable, wrapLines } from './text-lines';

const measure = (text: string): number => text.length;
const wrap = (text: string, width: number) => wrapLines(text, width, measure);

it("breaks at spaces and keeps a text's own lines", () => {
  expect(wrap('Industrias del Norte', 11)).toEqual(['Industrias', 'del Norte']);
  expect(wrap('one\n\ntwo', 10)).toEqual(['one', '', 'two']);
  expect(wrap('', 10)).toEqual(['']);
});

it('breaks a word only where it is wider than a line', () => {
  expect(wrap('a https://example.com', 10)).toEqual(['a', 'https://ex', 'ample.com']);
});

it('prints a letter with its accent as one, and no controls', () => {
  expect(printable('n\u0303and\u00fa\u0007\u200e\tx\r\ny')).toBe('\u00f1and\u00fa x\ny');
});

test.prop([fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 4, max: 40 })])(
  'loses nothing but spaces',
  (text, width) => {
    const printed = (value: string) => printable(value).replace(/\s/g, '');
    expect(printed(wrap(text, width).join(''))).toBe(printed(text));
  },
);
