import { expect, test } from 'vitest';
import { readCheckLines } from './check-lines';

const read = (text: string) => readCheckLines(text).lines.map(({ text: _text, ...line }) => line);
const problems = (text: string) =>
  readCheckLines(text).wrong.map(({ number, problem, value }) => [number, problem, value]);

test('reads a column of names, and cells separated by semicolons or tabs in either order', () => {
  expect(read('Acme\r\n\r\nLuz Pérez;Perú;20123456789\nÓmega\t20-1234567-9\tAR\nZeta; BR')).toEqual([
    { name: 'Acme', country: '', tax_id: '' },
    { name: 'Luz Pérez', country: 'peru', tax_id: '20123456789' },
    { name: 'Ómega', country: 'argentina', tax_id: '20-1234567-9' },
    { name: 'Zeta', country: 'brazil', tax_id: '' },
  ]);
});

test('leaves out a heading and trailing empty cells, and reads quoted cells of a spreadsheet', () => {
  expect(read('Name\nAcme')).toEqual([{ name: 'Acme', country: '', tax_id: '' }]);
  expect(read('Company name\tCountry\tTax ID\nAcme;\nPhone "Home" Ltd\tChile\t')).toMatchObject([
    { name: 'Acme' },
    { name: 'Phone "Home" Ltd', country: 'chile' },
  ]);
  expect(read('"Acme\nSons"\tMexico')).toEqual([{ name: 'Acme Sons', country: 'mexico', tax_id: '' }]);
});

test('names what cannot be checked by the number of its line, and loses no line', () => {
  const text = 'Acme\n;Peru\nOmega;Atlantis\nZeta;Peru;1234;more\nacme\nOmega;Peru;none';
  expect(problems(text)).toEqual([
    [2, 'name_missing', ''],
    [3, 'unknown_country', 'Atlantis'],
    [4, 'too_many_cells', ''],
    [5, 'repeated', 'acme'],
    [6, 'unknown_country', 'none'],
  ]);
  const { lines, wrong } = readCheckLines(text);
  expect(lines.length + wrong.length).toBe(6);
});
