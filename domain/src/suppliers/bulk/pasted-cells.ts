import { normalizePlaceName } from '../../countries/normalize-place-name';
import { INVITE_FIELDS, type InviteField } from '../supplier-fields';
import { INVITE_FIELD_WORDS } from '../supplier-words';

const INVITE_FIELD_SYNONYMS: Readonly<Record<InviteField, readonly string[]>> = {
  company_name: [
    'Company',
    'Supplier',
    'Supplier name',
    'Vendor',
    'Vendor name',
    'Legal name',
    'Business name',
    'Empresa',
    'Proveedor',
    'Nombre del proveedor',
    'Razón social',
    'Denominación social',
    'Fornecedor',
    'Nome do fornecedor',
    'Razão social',
  ],
  full_name: [
    'Contact',
    'Contact name',
    'Contact person',
    'Name',
    'Contacto',
    'Nombre',
    'Nombre del contacto',
    'Nombre de contacto',
    'Persona de contacto',
    'Contato',
    'Nome',
    'Nome do contato',
    'Pessoa de contato',
  ],
  emails: [
    'Email',
    'E-mail',
    'Emails',
    'E-mails',
    'Mail',
    'Email address',
    'E-mail address',
    'Contact email',
    'Correo',
    'Correos',
    'Correo electrónico',
    'Correos electrónicos',
    'Correo de contacto',
    'E-mail de contato',
    'Correio eletrônico',
  ],
  country: ['Pais de origen', 'País de origem'],
  tax_id: [
    'Tax number',
    'Tax identification',
    'Identificación tributaria',
    'ID fiscal',
    'Número fiscal',
    'CNPJ',
    'CUIT',
    'NIT',
    'RFC',
    'RUC',
    'RUT',
  ],
  address: ['Address', 'Dirección', 'Domicilio', 'Domicilio fiscal', 'Dirección fiscal', 'Endereço'],
  sic: ['SIC code', 'Código SIC'],
  phone: ['Telephone', 'Phone number', 'Mobile', 'Tel', 'Celular', 'Móvil', 'Número de teléfono', 'Número de telefone'],
  duns_number: ['DUNS', 'D-U-N-S', 'DUNS number', 'Número DUNS'],
  shareholders: ['Socios', 'Sócios'],
};

/**
 * Finds the index of the quotation mark that ends a quoted cell starting at `start`; doubled marks are part of the
 * text.
 */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

const isEnd = (text: string, at: number): boolean => at >= text.length || '\t\r\n'.includes(text.charAt(at));

/**
 * Parses the clipboard format of spreadsheets: tabs separate cells, line breaks separate rows. A cell that contains a
 * tab or a line break is quoted, with doubled quotation marks inside.
 */
export function readSheetCells(text: string): string[][] {
  const rows: string[][] = [[]];
  /**
   * Number of characters scanned without finding a closing quotation mark. Limiting this number keeps parsing linear
   * for text full of quotation marks.
   */
  let inVain = 0;
  for (let at = 0; at <= text.length; at += 1) {
    let end = at;
    const close = text[at] === '"' && inVain <= text.length ? closingQuote(text, at) : at;
    if (close > at && close < text.length && isEnd(text, close + 1)) {
      rows.at(-1)?.push(text.slice(at + 1, close).replaceAll('""', '"'));
      end = close + 1;
    } else {
      inVain += close - at;
      while (!isEnd(text, end)) end += 1;
      rows.at(-1)?.push(text.slice(at, end));
    }
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 1 : end;
    if (end < text.length && text[end] !== '\t') rows.push([]);
  }
  return rows;
}

const FIELD_NAMES = new Map<string, InviteField>(
  INVITE_FIELDS.flatMap((field) =>
    [field, ...Object.values(INVITE_FIELD_WORDS[field]), ...INVITE_FIELD_SYNONYMS[field]].map(
      (name) => [normalizePlaceName(name), field] as const,
    ),
  ),
);

/**
 * Returns the fields named by a heading row, in any supported language; null if the row is not a heading. If two
 * columns name the same field, the first column wins.
 */
export function headingOf(row: readonly string[]): (InviteField | null)[] | null {
  const fields = row.map((cell) => FIELD_NAMES.get(normalizePlaceName(cell.replace(/\*/g, ''))) ?? null);
  const named = fields.map((field, place) => (fields.indexOf(field) < place ? null : field));
  return named.filter(Boolean).length >= 2 ? named : null;
}
