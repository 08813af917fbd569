import { expect, test } from 'vitest';
import { isPlain, runsOf } from './text-runs';

const seen = (text: string): [string, string][] =>
  runsOf(text).map((run) => [run.font === 'own' ? 'own' : run.font.key.replace(/-\d+$/, ''), run.text]);

test('Latin, Greek and Cyrillic need no other font', () => {
  expect(isPlain('Ñandú & Cía. «Ελλάς» Анна — 5 €')).toBe(true);
  expect(seen('Анна Ñ')).toEqual([['own', 'Анна Ñ']]);
});

test('each script has its font, the rest stays in the document’s', () => {
  expect(seen('王毅 (Wang Yi)').map(([font]) => font)).toEqual(expect.arrayContaining(['NotoSans-sc', 'own']));
  expect(seen('김정은')[0]?.[0]).toBe('NotoSans-kr');
  expect(seen('山田アリ').every(([font]) => font === 'NotoSans-sc')).toBe(true);
  expect(seen('สมชาย ใจดี')).toEqual([
    ['NotoSansThai', 'สมชาย'],
    ['own', ' '],
    ['NotoSansThai', 'ใจดี'],
  ]);
});

test('words from right to left stay together, with what lies between them in the order in which it is seen', () => {
  expect(seen('alias محمد بن سلمان, Riad')).toEqual([
    ['own', 'alias '],
    ['NotoSansArabic', 'محمد بن سلمان'],
    ['own', ', Riad'],
  ]);
  expect(seen('בנימין (12) נתניהו')).toEqual([
    ['NotoSansHebrew', 'נתניהו'],
    ['own', ' (12) '],
    ['NotoSansHebrew', 'בנימין'],
  ]);
  expect(seen('א (ב')).toEqual([
    ['NotoSansHebrew', 'ב'],
    ['own', ') '],
    ['NotoSansHebrew', 'א'],
  ]);
});

test('what no font has is spelt in Latin letters, never left out', () => {
  expect(seen('Նիկոլ')).toEqual([['own', 'Nikol']]);
});
