import { expect, test } from 'vitest';
import { createOutput } from './output';

function shown(isTerminal: boolean, isJson = false) {
  let out = '';
  const output = createOutput({ write: (text) => (out += text), isJson: () => isJson, isTerminal });
  return { output, text: () => out };
}

const ROWS = [
  { id: '1', name: 'Aceros\tdel\nSur', at: new Date('2026-03-04T05:06:07Z'), left: null },
  { id: '2', name: 'Café', at: null, left: 3 },
];

test('a list in a pipe is lines with tabs, without heading, colours and line breaks inside a value', () => {
  const { output, text } = shown(false);
  output.list(ROWS, ['id', 'name', 'at', 'left']);
  expect(text()).toBe('1\tAceros del Sur\t2026-03-04T05:06:07.000Z\t\n2\tCafé\t\t3\n');
});

test('an empty list in a pipe is empty, so that a program counts no line', () => {
  const { output, text } = shown(false);
  output.list([], ['id']);
  expect(text()).toBe('');
});

test('a list on a terminal is a table with a heading, and an empty one says so', () => {
  const table = shown(true);
  table.output.list(ROWS, ['id', 'name']);
  expect(table.text()).toMatch(/│ id +│ name/);
  const empty = shown(true);
  empty.output.list([], ['id']);
  expect(empty.text()).toBe('nothing found\n');
});

test('a record is a line per field: aligned on a terminal, after a tab in a pipe', () => {
  const record = { id: '1', legal_name: 'Aceros', products: [{ left: 3 }] };
  const terminal = shown(true);
  terminal.output.record(record);
  expect(terminal.text()).toBe('id          1\nlegal_name  Aceros\nproducts    [{"left":3}]\n');
  const pipe = shown(false);
  pipe.output.record(record);
  expect(pipe.text()).toBe('id\t1\nlegal_name\tAceros\nproducts\t[{"left":3}]\n');
});

test('JSON is the whole answer, also of an empty list', () => {
  const { output, text } = shown(true, true);
  output.list([], ['id']);
  expect(JSON.parse(text())).toEqual([]);
});
