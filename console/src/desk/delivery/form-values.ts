import type { FormRecord } from '@homologa/domain/bir-form/bir-request.contract';

type FormValue = FormRecord[string];
type Scalar = string | number | boolean | null;
type Table = { readonly [name: string]: Scalar };

const isTable = (value: Scalar | Table): value is Table => typeof value === 'object' && value !== null;

const printScalar = (value: Scalar): string => (value === null ? '' : String(value));

const printTable = (table: Table): string =>
  Object.entries(table)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${printScalar(value)}`)
    .join(', ');

const printOne = (value: Scalar | Table): string => (isTable(value) ? printTable(value) : printScalar(value));

export function printFormValue(value: FormValue): string {
  return Array.isArray(value) ? value.map(printOne).join('; ') : printOne(value);
}
