import type { Locale } from '../../language/locales';
import {
  type AnswerFormat,
  type AnswerKind,
  COLUMN_KINDS,
  type ColumnKind,
  type SimpleFormat,
  type TableColumn,
} from '../answer-format';
import { escaped, isKeyword, keyOfWord, keywordIn, numberIn, splitEscaped, Unreadable, unescaped } from './file-text';
import { FORMAT_WORDS, type Keyword } from './file-words';

type Parameter = Extract<
  Keyword,
  'min' | 'max' | 'max_length' | 'from' | 'to' | 'unit' | 'decimals' | 'currencies' | 'country'
>;

/** Parameters of each kind, in the order in which they are written. */
const PARAMETERS: Readonly<Record<ColumnKind, readonly Parameter[]>> = {
  short_text: ['max_length'],
  long_text: ['max_length'],
  date: ['from', 'to'],
  number: ['unit', 'decimals', 'min', 'max'],
  money: ['currencies', 'min', 'max'],
  percent: ['min', 'max'],
  email: [],
  web_address: [],
  phone: [],
  tax_id: ['country'],
  country: [],
  yes_no: [],
};

const NUMBERS: ReadonlySet<Parameter> = new Set(['min', 'max', 'max_length', 'decimals'] as const);

function writeParameters(format: SimpleFormat, locale: Locale): string {
  const values = format as unknown as Readonly<Record<string, unknown>>;
  return PARAMETERS[format.kind]
    .filter((name) => values[name] !== undefined)
    .map((name) => {
      const value = values[name];
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      return `${keywordIn(name, locale)} = ${escaped(text, ';|"')}`;
    })
    .join('; ');
}

function readParameters(kind: ColumnKind, text: string): SimpleFormat {
  const format: Record<string, unknown> = { kind };
  for (const part of splitEscaped(text, ';').filter(Boolean)) {
    const [, said = '', value = ''] = /^([^=]+)=([\s\S]*)$/.exec(part) ?? [];
    const name = PARAMETERS[kind].find((one) => isKeyword(said, one));
    const plain = unescaped(value.trim());
    if (!name || plain === '' || format[name] !== undefined) throw new Unreadable();
    if (NUMBERS.has(name)) format[name] = numberIn(plain);
    else format[name] = name === 'currencies' ? plain.toUpperCase().split(/[\s,]+/) : plain;
  }
  return format as unknown as SimpleFormat;
}

/** Writes a format as the cells 'Format' and 'Parameters'; a table has its rows and then a line for each column. */
export function writeFormat(format: AnswerFormat, locale: Locale): { kind: string; parameters: string } {
  const kind = FORMAT_WORDS[format.kind][locale];
  if (format.kind !== 'table') return { kind, parameters: writeParameters(format, locale) };
  const columns = format.columns.map((column) => {
    const parts = [
      escaped(column.title, '|"'),
      FORMAT_WORDS[column.format.kind][locale],
      ...(column.required ? [keywordIn('required', locale)] : []),
      writeParameters(column.format, locale),
    ];
    return parts.filter((part, place) => place === 0 || part !== '').join(' | ');
  });
  return { kind, parameters: [`${keywordIn('rows', locale)} = ${format.max_rows}`, ...columns].join('\n') };
}

function readColumn(line: string, place: number): TableColumn {
  const [title = '', said = '', ...rest] = splitEscaped(line, '|');
  const kind = keyOfWord(said, FORMAT_WORDS);
  if (!kind || !isColumnKind(kind)) throw new Unreadable();
  const required = isKeyword(rest[0] ?? '', 'required');
  const parameters = rest.slice(required ? 1 : 0);
  if (parameters.length > 1) throw new Unreadable();
  return { id: `c${place + 1}`, title: unescaped(title), required, format: readParameters(kind, parameters[0] ?? '') };
}

const isColumnKind = (kind: AnswerKind): kind is ColumnKind => COLUMN_KINDS.some((one) => one === kind);

/** Reads the cells that `writeFormat` writes; columns of tables get the ids `c1`, `c2`. Throws `Unreadable`. */
export function readFormat(kind: AnswerKind, parameters: string): AnswerFormat {
  if (kind !== 'table') return readParameters(kind, parameters);
  const [first = '', ...lines] = parameters.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const [, said = '', value = ''] = /^([^=]+)=([\s\S]*)$/.exec(first) ?? [];
  if (!isKeyword(said, 'rows')) throw new Unreadable();
  return { kind, columns: lines.map(readColumn), max_rows: numberIn(value) };
}
