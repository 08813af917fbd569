import { expect, it } from 'vitest';
import { CELL_MAX_TEXT } from '../questionnaires/limits';
import { spreadsheetText } from './spreadsheet-text';

it.each([
  '=1+1',
  '=HYPERLINK("http://evil.test","x")',
  '+SUM(A1)',
  '+1+cmd',
  '-2+3',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
])('%j is led by an apostrophe', (text) => {
  expect(spreadsheetText(text)).toEqual({ text: `'${text}`, isQuoted: true });
});

it.each(['\0', '\u0001', '\u000b', '\ufffe', '\ud800', '\ud800\0'])(
  '%j goes, and what it hid is text all the same',
  (hidden) => {
    expect(spreadsheetText(`${hidden}=1+1`)).toEqual({ text: "'=1+1", isQuoted: true });
  },
);

it.each(['+54 11 4321-0000', '+55 (11) 99999.8888', '-'])(
  '%j can do nothing and stays as it is, marked as text',
  (text) => {
    expect(spreadsheetText(text)).toEqual({ text, isQuoted: true });
  },
);

it.each(['Aceros del Sur', '0012', 'a=b', '12.345.678/0001-95', "'=1", '', ' =1', 'línea 1\nlínea 2'])(
  '%j stays as it is',
  (text) => {
    expect(spreadsheetText(text)).toEqual({ text, isQuoted: false });
  },
);

it('what a cell cannot hold is cut, never within a character', () => {
  expect(spreadsheetText('a\u0001b\u000bc\ufffed\ud800e').text).toBe('abcde');
  expect(spreadsheetText('x'.repeat(40_000)).text).toHaveLength(CELL_MAX_TEXT);
  const cut = spreadsheetText(`${'x'.repeat(CELL_MAX_TEXT - 1)}😀`).text;
  expect(cut).toBe('x'.repeat(CELL_MAX_TEXT - 1));
});
