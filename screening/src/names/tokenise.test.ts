import { expect, it } from 'vitest';
import { tokenise } from './tokenise';

const words = (name: string): string[] => tokenise(name).tokens.map(({ text }) => text);

it.each([
  ['Ñandú & Cía. Peñarol', ['nandu', 'and', 'cia', 'penarol']],
  ['Aceros del Sur, S.A. de C.V.', ['aceros', 'del', 'sur', 'sa', 'de', 'cv']],
  ['Mineração São João S/A', ['mineracao', 'sao', 'joao', 'sa']],
  ["O'Higgins D’Ávila", ['ohiggins', 'davila']],
  ['J.P.Quimera', ['jp', 'quimera']],
  ['Hans J. Quimera', ['hans', 'j', 'quimera']],
  ['Peña-Nieto', ['pena', 'nieto']],
  ['Пётр Вымыслов', ['petr', 'vymyslov']],
  ['ＦＩＣＴＩＣＩＡ ９', ['ficticia', '9']],
  ['Jose\u0301', ['jose']],
  ['  \u200b ', []],
])('%s is the words %j', (name, expected) => expect(words(name)).toEqual(expected));

it('writes Arabic with the vowels that it has, and without the article', () => {
  expect(words('يوسف الوليد')).toEqual(['yusf', 'wlid']);
  expect(tokenise('يوسف').script).toBe('arabic');
});

it('keeps Chinese signs as one token that is like no other word', () => {
  const { tokens, script } = tokenise('虚构·公司');
  expect(tokens).toHaveLength(2);
  expect(tokens[0]?.text).toMatch(/^=/);
  expect(script).toBe('ideographic');
});

it('says where each word was written', () => {
  const name = 'Peña, S.A.';
  expect(tokenise(name).tokens.map(({ start, end }) => name.slice(start, end))).toEqual(['Peña', 'S.A']);
});

it('bounds what one name may cost', () => {
  expect(words('a '.repeat(500))).toHaveLength(24);
  expect(words('x'.repeat(399))[0]).toHaveLength(40);
});
