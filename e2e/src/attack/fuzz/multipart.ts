import { Buffer } from 'node:buffer';
import type { Dice } from '../dice';
import { hostileText } from './hostile';

const BOUNDARY = 'part-of-a-fuzzed-form';

const CONTENTS: readonly { name: string; type: string; content: string }[] = [
  { name: 'a.pdf', type: 'application/pdf', content: '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF' },
  { name: 'a.pdf', type: 'application/pdf', content: '<html>' },
  { name: 'suppliers.csv', type: 'text/csv', content: 'Aceros; Ana; somebody@fuzz.test; mexico' },
  { name: 'suppliers.csv', type: 'text/csv', content: '"\u0000;\n\n;;;"' },
  { name: 'suppliers.xlsx', type: 'application/vnd.ms-excel', content: 'PK\u0003\u0004broken' },
  { name: 'a.txt', type: 'text/plain', content: '' },
  { name: 'a.docx', type: 'application/octet-stream', content: 'PK\u0005\u0006' },
];

export function multipart(
  value: unknown,
  dice: Dice,
  goesWrong: (probability: number) => boolean,
): { type: string; body: Buffer } {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [['file', value] as const];
  const lines = parts.flatMap(([name, content]) => {
    const file = dice.pick(CONTENTS);
    const named = name === 'file' || name === 'files' ? (goesWrong(0.3) ? quoted(hostileText(dice)) : file.name) : null;
    const disposition = `form-data; name="${quoted(name)}"${named === null ? '' : `; filename="${named}"`}`;
    const type = named === null ? [] : [`Content-Type: ${file.type}`];
    const text =
      named === null ? (typeof content === 'string' ? content : (JSON.stringify(content) ?? '')) : file.content;
    return [`--${BOUNDARY}`, `Content-Disposition: ${disposition}`, ...type, '', text];
  });
  const whole = [...lines, `--${BOUNDARY}--`, ''].join('\r\n');
  const sent = goesWrong(0.15) ? whole.slice(0, dice.below(whole.length + 1)) : whole;
  const boundary = goesWrong(0.05) ? 'another' : BOUNDARY;
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.from(sent) };
}

const quoted = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A').slice(0, 2_000);
