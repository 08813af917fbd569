import { normalizePlaceName } from '../../countries/normalize-place-name';
import { isValidEmail } from '../../identity/email';
import { isUuid } from '../../identity/is-uuid';
import { normalizeEmail } from '../../identity/normalize-email';
import { normalizeTaxId } from '../../identity/tax-id';
import type { AddressLine } from './address-lines';
import { ADDRESS_CHANGES_MAX, ADDRESSES_MAX, type AddressRefusal } from './address-rules';
import { addressesIn } from './addresses-in';

/** Reasons why a line changes nothing, besides those for which its supplier cannot be changed. */
type LineProblem =
  | 'line_malformed'
  | 'supplier_unmatched'
  | 'supplier_ambiguous'
  | 'line_repeated'
  | 'line_contradicted';
export type CorrectionProblem = LineProblem | AddressRefusal;

const CANDIDATES_SHOWN = 5;

/** A supplier whose invitation failed. */
export interface UndeliveredSupplier {
  id: string;
  workflowId: string;
  name: string;
  taxId: string;
  emails: readonly string[];
}

/** What one line means for one supplier. A line has several if its supplier is in several workflows. */
export interface Correction {
  source: AddressLine;
  /** Null if the line names no supplier, or several of one workflow. */
  supplier: UndeliveredSupplier | null;
  /** Normalized new addresses. */
  emails: readonly string[];
  /** Null if the addresses will be changed. */
  problem: CorrectionProblem | null;
  /** Names of the first suppliers that an ambiguous line may mean. */
  candidates: readonly string[];
}

const nameKey = (text: string): string => normalizePlaceName(text) || text.trim().toLowerCase();

type Index = ReadonlyMap<string, readonly UndeliveredSupplier[]>;

function indexOf(suppliers: readonly UndeliveredSupplier[]): Index {
  const index = new Map<string, UndeliveredSupplier[]>();
  for (const supplier of suppliers) {
    const keys = [
      `id ${supplier.id}`,
      ...supplier.emails.map((email) => `email ${normalizeEmail(email)}`),
      `tax_id ${normalizeTaxId(supplier.taxId)}`,
      `name ${nameKey(supplier.name)}`,
    ];
    for (const key of new Set(keys)) {
      const found = index.get(key);
      if (found) found.push(supplier);
      else index.set(key, [supplier]);
    }
  }
  return index;
}

/** Suppliers that a cell names: by id, by a former address, by tax id, otherwise by name. */
function suppliersNamed(cell: string, index: Index): readonly UndeliveredSupplier[] {
  const typed = cell.trim();
  if (isUuid(typed)) return index.get(`id ${typed.toLowerCase()}`) ?? [];
  if (typed.includes('@')) {
    const found = addressesIn(typed).flatMap((address) => index.get(`email ${address}`) ?? []);
    if (found.length > 0) return [...new Set(found)];
  }
  const [taxId, name] = [normalizeTaxId(typed), nameKey(typed)];
  return (taxId && index.get(`tax_id ${taxId}`)) || (name && index.get(`name ${name}`)) || [];
}

interface LineParts {
  keys: readonly string[];
  emails: readonly string[];
}

/**
 * Splits a line into the cells that name its supplier and its new addresses: the last cell, and the addresses before it
 * that are no supplier's former one. Null if the line has fewer than two cells.
 */
function partsOf({ cells }: AddressLine, index: Index): LineParts | null {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length < 2) return null;
  let first = filled.length - 1;
  while (first > 1) {
    const before = filled[first - 1] ?? '';
    if (!before.includes('@') || suppliersNamed(before, index).length > 0) break;
    first -= 1;
  }
  return { keys: filled.slice(0, first), emails: [...new Set(filled.slice(first).flatMap(addressesIn))] };
}

/** Suppliers that all telling cells of a line agree on; null if its cells name different suppliers. */
function suppliersOf(keys: readonly string[], index: Index): readonly UndeliveredSupplier[] | null {
  // A name with a comma, of a line that was split at commas, is found by its cells together.
  const whole = keys.length > 1 ? index.get(`name ${nameKey(keys.join(' '))}`) : undefined;
  if (whole) return whole;
  const telling = keys.map((key) => suppliersNamed(key, index)).filter(({ length }) => length > 0);
  const [first = [], ...others] = telling;
  const agreed = others.reduce((left, found) => left.filter((supplier) => found.includes(supplier)), first);
  return telling.length > 0 && agreed.length === 0 ? null : agreed;
}

const isAmbiguous = (suppliers: readonly UndeliveredSupplier[]): boolean =>
  new Set(suppliers.map(({ workflowId }) => workflowId)).size < suppliers.length;

const listOf = (emails: readonly string[]): string => emails.toSorted().join(' ');

function emailProblem(emails: readonly string[], supplier: UndeliveredSupplier): CorrectionProblem | null {
  if (emails.length === 0 || emails.length > ADDRESSES_MAX || !emails.every(isValidEmail)) return 'email_invalid';
  return listOf(emails) === listOf([...new Set(supplier.emails.map(normalizeEmail))]) ? 'email_unchanged' : null;
}

function correctionsOf(source: AddressLine, index: Index): Correction[] {
  const parts = partsOf(source, index);
  const nobody = (problem: CorrectionProblem, suppliers: readonly UndeliveredSupplier[] = []): Correction[] => [
    {
      source,
      supplier: null,
      emails: parts?.emails ?? [],
      problem,
      candidates: suppliers.slice(0, CANDIDATES_SHOWN).map(({ name }) => name),
    },
  ];
  if (!parts) return nobody('line_malformed');
  const { keys, emails } = parts;
  const suppliers = suppliersOf(keys, index);
  if (!suppliers) return nobody('supplier_ambiguous', [...new Set(keys.flatMap((key) => suppliersNamed(key, index)))]);
  if (suppliers.length === 0) return nobody('supplier_unmatched');
  if (isAmbiguous(suppliers)) return nobody('supplier_ambiguous', suppliers);
  return suppliers.map((supplier) => ({
    source,
    supplier,
    emails,
    problem: emailProblem(emails, supplier),
    candidates: [],
  }));
}

/** Lines that give a supplier different addresses are all refused; of equal lines the first stays. */
function withoutRepeats(corrections: readonly Correction[]): Correction[] {
  const bySupplier = new Map<UndeliveredSupplier, { first: Correction; given: Set<string> }>();
  for (const one of corrections) {
    if (!one.supplier || one.problem !== null) continue;
    const group = bySupplier.get(one.supplier);
    if (group) group.given.add(listOf(one.emails));
    else bySupplier.set(one.supplier, { first: one, given: new Set([listOf(one.emails)]) });
  }
  const problemOf = (one: Correction): CorrectionProblem | null => {
    const group = one.supplier && bySupplier.get(one.supplier);
    if (one.problem !== null || !group) return one.problem;
    if (group.given.size > 1) return 'line_contradicted';
    return group.first === one ? null : 'line_repeated';
  };
  return corrections.map((one) => ({ ...one, problem: problemOf(one) }));
}

/** Suppliers of one workflow that would get the same address are all refused. */
function withoutShared(corrections: readonly Correction[]): Correction[] {
  const counts = new Map<string, number>();
  const keysOf = ({ supplier, emails, problem }: Correction) =>
    problem === null ? emails.map((email) => `${supplier?.workflowId} ${email}`) : [];
  for (const key of corrections.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return corrections.map((one) =>
    keysOf(one).some((key) => (counts.get(key) ?? 0) > 1) ? { ...one, problem: 'email_shared' as const } : one,
  );
}

const HEADING = /mail|correo|endere|direcci|address/i;
const isHeading = ({ line, cells }: AddressLine): boolean =>
  line !== null && HEADING.test(cells.at(-1) ?? '') && !/[@.]/.test(cells.join(''));

/** Leaves out a heading in the first line. An address typed beside its supplier is never one, whatever its text. */
export const withoutHeading = (lines: readonly AddressLine[]): readonly AddressLine[] =>
  lines[0] && isHeading(lines[0]) ? lines.slice(1) : lines;

/**
 * Matches lines to suppliers by former address, tax id or name. A supplier that is in several workflows once each is
 * changed in all of them. Each line is in the result, except a heading in the first one. `mayShare` allows several
 * suppliers of a workflow the same address.
 */
export function matchAddresses(
  lines: readonly AddressLine[],
  suppliers: readonly UndeliveredSupplier[],
  { mayShare }: { mayShare: boolean },
): Correction[] {
  const index = indexOf(suppliers);
  const corrections = withoutRepeats(withoutHeading(lines).flatMap((line) => correctionsOf(line, index)));
  return mayShare ? corrections : withoutShared(corrections);
}

interface AddressCall {
  workflowId: string;
  changes: { supplierId: string; emails: readonly string[] }[];
}

/** Splits the corrections that may be made into calls of at most `ADDRESS_CHANGES_MAX` suppliers of one workflow. */
export function addressCalls(corrections: readonly Correction[]): AddressCall[] {
  const calls: AddressCall[] = [];
  const open = new Map<string, AddressCall>();
  for (const { supplier, emails, problem } of corrections) {
    if (!supplier || problem !== null) continue;
    const { workflowId } = supplier;
    let call = open.get(workflowId);
    if (!call || call.changes.length >= ADDRESS_CHANGES_MAX) {
      call = { workflowId, changes: [] };
      calls.push(call);
      open.set(workflowId, call);
    }
    call.changes.push({ supplierId: supplier.id, emails });
  }
  return calls;
}

/** Adds the reasons for which calls skipped suppliers. */
export const withRefusals = (
  corrections: readonly Correction[],
  refusals: ReadonlyMap<string, AddressRefusal>,
): Correction[] =>
  corrections.map((one) => ({ ...one, problem: one.problem ?? refusals.get(one.supplier?.id ?? '') ?? null }));

/** Counts the lines, and those that change a supplier. */
export const countLines = (corrections: readonly Correction[]): { changed: number; total: number } => ({
  changed: new Set(corrections.filter(({ problem }) => problem === null).map(({ source }) => source)).size,
  total: new Set(corrections.map(({ source }) => source)).size,
});
