import type { CountedRow } from './count-rows';

/** The table of all rows, one line each, with the notes of a row below it. Ends with the number of rows by state. */
export function showRows(rows: readonly CountedRow[]): string {
  const width = Math.max(...rows.map(({ title }) => title.length));
  const line = (row: string, title: string, tries: string, state: string) =>
    `${row.padEnd(5)}${title.padEnd(width + 2)}${tries.padStart(7)}  ${state}`;
  const count = (state: CountedRow['state']) => rows.filter((row) => row.state === state).length;
  return [
    line('row', 'tried', 'times', 'result'),
    ...rows.flatMap(({ row, title, tries, state, notes }) => [
      line(row, title, String(tries), state === 'fail' ? 'FAIL' : state),
      ...notes.map((note) => `     ${note}`),
    ]),
    '',
    `${rows.length} rows: ${count('pass')} pass, ${count('fail')} fail, ${count('not tried')} not tried here`,
  ].join('\n');
}
