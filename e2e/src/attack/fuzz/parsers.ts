import { deflateRawSync } from 'node:zlib';
import { readStatementRows } from '@homologa/core/payments/charges/statement-program';
import { readImportFile } from '@homologa/core/suppliers/import/read-import-file';
import { FORMAT_SAMPLES } from '@homologa/core/test/list-files';
import { zipOf } from '@homologa/core/test/zip-archive';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { LIST_FORMATS } from '@homologa/domain/screenings/watchlists';
import { parseBulkSuppliers } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { LIST_READERS } from '@homologa/screening/formats/list-readers';
import { type Dice, diceOf } from '../dice';
import { hostileText } from './hostile';

interface Parser {
  name: string;
  sample: Buffer;
  /** Parses bytes of a stranger. May throw a DomainError, which tells the sender what is wrong. */
  parse: (bytes: Buffer) => unknown;
}

interface ParserReport {
  cases: number;
  /** Cases by parser. */
  tried: Record<string, number>;
  /** Unexpected errors and cases that took too long, with the number from which the case can be made again. */
  faults: string[];
}

const SLOW_MS = 5_000;
const COLUMNS = 8;
const ADD = 'Aceros; Ana; ana@acme.test, luz@acme.test; mexico; ; Calle 1; 1234; +52 55 1\n';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TRAITS: WorkflowTraits = { type: 'onboarding', reportType: 'bir', product: 'report' };

const part = (name: string, text: string) => ({ name, data: deflateRawSync(text), size: Buffer.byteLength(text) });
const bookOf = (rows: string): Buffer =>
  zipOf([
    part(
      'xl/workbook.xml',
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
    ),
    part('xl/worksheets/a.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  ]);
const ROWS = '<row r="1"><c r="A1" t="inlineStr"><is><t>Aceros</t></is></c><c r="B1"><v>1.5</v></c></row>';

const imports = (mime: string) => (bytes: Buffer) => readImportFile({ mime, bytes }, COLUMNS);

const PARSERS: readonly Parser[] = [
  { name: 'bulk', sample: Buffer.from(ADD.repeat(3)), parse: (bytes) => parseBulkSuppliers(bytes.toString(), TRAITS) },
  {
    name: 'csv',
    sample: Buffer.from(`Name,Contact,E-mail\n"Aceros, S.A.",Ana,a@b.test\n`),
    parse: imports('text/csv'),
  },
  { name: 'txt', sample: Buffer.from(ADD), parse: imports('text/plain') },
  { name: 'xlsx archive', sample: bookOf(ROWS), parse: imports(XLSX) },
  { name: 'xlsx sheet', sample: Buffer.from(ROWS), parse: (bytes) => imports(XLSX)(bookOf(bytes.toString())) },
  {
    name: 'statement',
    sample: Buffer.from('Banco\n\nFecha;Concepto;Abono\n02/11/2026;REF ABC123;1.234,50\n'),
    parse: (bytes) => readStatementRows({ task: { reads: 'statement', bytes } } as never),
  },
  ...LIST_FORMATS.flatMap((format): Parser[] => {
    const { files, mapping = null } = FORMAT_SAMPLES[format];
    const names = Object.keys(files);
    return names.map((changed) => ({
      name: `${format} ${changed}`,
      sample: Buffer.from(files[changed] ?? ''),
      async parse(bytes) {
        const inspected = names.map((name) => ({ path: name, name, size: 1, sha256: '', encoding: 'utf-8' as const }));
        const entries = LIST_READERS[format].read({
          files: inspected,
          topic: 'sanction',
          mapping,
          async *text({ name }) {
            yield name === changed ? bytes.toString() : (files[name] ?? '');
          },
          published: () => undefined,
          newestRecord: () => undefined,
        });
        const iterator = entries[Symbol.asyncIterator]();
        while (!(await iterator.next()).done);
      },
    }));
  }),
];

/** Gives mutated files to every parser of strangers' bytes, in turn. The seed determines each case. */
export async function fuzzParsers({ cases, seed }: { cases: number; seed: number }): Promise<ParserReport> {
  const tried: Record<string, number> = {};
  const faults: string[] = [];
  for (let number = 0; number < cases; number += 1) {
    const parser = PARSERS[number % PARSERS.length];
    if (!parser) throw new RangeError('there is no parser');
    tried[parser.name] = (tried[parser.name] ?? 0) + 1;
    const bytes = mutated(parser.sample, diceOf(seed, number));
    const began = performance.now();
    try {
      await parser.parse(bytes);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'internal_error')
        faults.push(`#${number} ${parser.name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
    const ms = performance.now() - began;
    if (ms > SLOW_MS) faults.push(`#${number} ${parser.name}: ${Math.round(ms)} ms for ${bytes.length} bytes`);
  }
  return { cases, tried, faults };
}

const MAX_CHANGES = 4;

function mutated(sample: Buffer, dice: Dice): Buffer {
  let bytes: Buffer = Buffer.from(sample);
  for (let changes = 1 + dice.below(MAX_CHANGES); changes > 0; changes -= 1) bytes = changed(bytes, dice);
  return bytes;
}

function changed(bytes: Buffer, dice: Dice): Buffer {
  const at = dice.below(bytes.length + 1);
  const end = Math.min(bytes.length, at + 1 + dice.below(64));
  const around = (middle: Buffer, from = at) => Buffer.concat([bytes.subarray(0, at), middle, bytes.subarray(from)]);
  const kinds: readonly (() => Buffer)[] = [
    () => around(Buffer.from([dice.below(256)]), Math.min(bytes.length, at + 1)),
    () => around(Buffer.from(hostileText(dice))),
    () => around(Buffer.alloc(0), end),
    () => around(Buffer.concat(Array.from({ length: 1 + dice.below(50) }, () => bytes.subarray(at, end)))),
    () => bytes.subarray(0, at),
    () =>
      around(Buffer.from(dice.pick(['"', "'", '\u0000', '\r', '\n', ';', '<', ']]>', '<!--', '&#0;', '{', '[', ',']))),
  ];
  return dice.pick(kinds)();
}
