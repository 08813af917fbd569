import { csvField } from '@homologa/domain/exports/csv-field';
import type { Locale } from '@homologa/domain/language/locales';
import { COLUMN_WORDS, FILE_COLUMNS } from '@homologa/domain/questionnaires/files/file-words';
import { writeRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { EXAMPLE } from './example-file.texts';

const option = (id: string, value: string) => ({ id, value });

/** Questions of the example: one of each type, with a format and a condition. */
function exampleItems(locale: Locale): QuestionItem[] {
  const plain = { required: true, options: [], file: null };
  const isInsured = { question: 'insured', is: 'equals', option: 'yes' } as const;
  return [
    { ...plain, id: 'fleet', type: 'section', title: EXAMPLE.section[locale] },
    { ...plain, id: 'units', type: 'input', title: EXAMPLE.units[locale], format: { kind: 'number', min: 1 } },
    { ...plain, id: 'routes', type: 'input', title: EXAMPLE.routes[locale], required: false },
    {
      ...plain,
      id: 'insured',
      type: 'radio',
      title: EXAMPLE.insured[locale],
      options: [option('yes', EXAMPLE.yes[locale]), option('no', EXAMPLE.no[locale])],
    },
    { ...plain, id: 'policy', type: 'file', title: EXAMPLE.policy[locale], showIf: isInsured },
    {
      ...plain,
      id: 'standards',
      type: 'checkbox',
      title: EXAMPLE.standards[locale],
      options: ['ISO 9001', 'ISO 14001', 'ISO 39001'].map((value) => option(value, value)),
    },
  ];
}

/** Spreadsheet programs split CSV at semicolons where a comma begins the decimals. */
const separatorFor = (numbers: string): string =>
  new Intl.NumberFormat(numbers).format(0.5).includes(',') ? ';' : ',';

/**
 * Writes a CSV file with example questions, which opens in columns for a reader with the language tag `numbers`. Starts
 * with a byte order mark, which makes Excel read UTF-8.
 */
export function exampleFile(locale: Locale, numbers: string): string {
  const heading = FILE_COLUMNS.map((column) => COLUMN_WORDS[column][locale]);
  return `\ufeff${[heading, ...writeRows(exampleItems(locale), locale)]
    .map((cells) => `${cells.map(csvField).join(separatorFor(numbers))}\r\n`)
    .join('')}`;
}
