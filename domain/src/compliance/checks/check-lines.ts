import { findCountry } from '../../countries/find-country';
import { normalizePlaceName } from '../../countries/normalize-place-name';
import { singleLine } from '../../language/single-line';
import { headingOf, readSheetCells } from '../../suppliers/bulk/pasted-cells';

export interface CheckLine {
  /** Line as the user pasted it. If the line could not be checked, it stays in the input field. */
  text: string;
  name: string;
  country: string;
  tax_id: string;
}

export type CheckLineProblem = 'name_missing' | 'name_too_long' | 'unknown_country' | 'too_many_cells' | 'repeated';

export interface WrongCheckLine {
  /** Line number from 1, counting empty lines. */
  number: number;
  text: string;
  problem: CheckLineProblem;
  value: string;
}

interface CheckLines {
  lines: CheckLine[];
  wrong: WrongCheckLine[];
}

const NAME_MAX = 300;
const CELLS_MAX = 3;
const isTaxId = (text: string): boolean => /^[\p{L}\d][\p{L}\d\s.&/-]*$/u.test(text) && /\d.*\d/.test(text);

/**
 * Parses the cells that follow the name in a pasted line: country and tax id, in either order. Detects which of the two
 * a single cell contains.
 */
function factsOf(cells: readonly string[]): { country: string; tax_id: string } | { unknown: string } {
  const said = cells.filter((cell) => cell !== '');
  const at = said.findIndex((cell) => findCountry(cell) !== null);
  const country = at < 0 ? '' : (findCountry(said[at])?.id ?? '');
  const [taxId = '', unknown] = said.filter((_cell, place) => place !== at);
  if (unknown !== undefined) return { unknown: said[0] ?? unknown };
  return taxId === '' || isTaxId(taxId) ? { country, tax_id: taxId } : { unknown: taxId };
}

const isHeading = (cells: readonly string[]): boolean =>
  headingOf(cells) !== null ||
  (cells.length === 1 && ['name', 'nombre', 'nome', 'names'].includes(normalizePlaceName(cells[0] ?? '')));

/**
 * Parses a pasted column of names, with one name per line and optionally a country and a tax id, separated by tabs or
 * semicolons. Returns invalid lines with their number, so that no line is lost. Never throws.
 */
export function readCheckLines(text: string): CheckLines {
  const lines: CheckLine[] = [];
  const wrong: WrongCheckLine[] = [];
  const seen = new Set<string>();
  for (const [index, row] of readSheetCells(text).entries()) {
    const cells = (row.length === 1 ? (row[0] ?? '').split(';') : row).map(singleLine);
    while (cells.length > 1 && cells.at(-1) === '') cells.pop();
    if (cells.every((cell) => cell === '') || (index === 0 && isHeading(cells))) continue;
    const [name = '', ...further] = cells;
    const written = cells.join(row.length === 1 ? ';' : '\t');
    const refuse = (problem: CheckLineProblem, value = '') =>
      wrong.push({ number: index + 1, text: written, problem, value });
    if (name === '') refuse('name_missing');
    else if (name.length > NAME_MAX) refuse('name_too_long');
    else if (cells.length > CELLS_MAX) refuse('too_many_cells');
    else {
      const facts = factsOf(further);
      if ('unknown' in facts) refuse('unknown_country', facts.unknown);
      else {
        const key = JSON.stringify([name.toLowerCase(), facts.country, facts.tax_id]);
        if (seen.has(key)) refuse('repeated', name);
        else lines.push({ text: written, name, ...facts });
        seen.add(key);
      }
    }
  }
  return { lines, wrong };
}
