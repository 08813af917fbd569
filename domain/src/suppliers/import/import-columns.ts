import { isCcrInvestigation, type WorkflowTraits } from '../../catalog/workflow-traits';
import { normalizePlaceName } from '../../countries/normalize-place-name';
import { bulkFieldsOf } from '../bulk/bulk-suppliers';
import { headingOf } from '../bulk/pasted-cells';
import type { InviteField } from '../supplier-fields';
import { requiredInviteFields } from '../supplier-rules';
import { INVITE_FIELD_WORDS } from '../supplier-words';

export interface ImportColumns {
  hasHeading: boolean;
  fields: (InviteField | null)[];
}

/** Detected columns; if `isSure`, the file is imported without asking the user. */
export interface FoundColumns {
  columns: ImportColumns;
  isSure: boolean;
}

const FIRST_HEADINGS = [
  'company_name',
  'empresa',
  'razón social',
  ...Object.values(INVITE_FIELD_WORDS.company_name).map((word) => word.toLowerCase()),
];

const beginsAsForm = (row: readonly string[]): boolean =>
  FIRST_HEADINGS.includes(
    (row[0] ?? '')
      .trim()
      .toLowerCase()
      .replace(/\s*\*$/, ''),
  );

/** Matches text that occurs in data but not in a heading: an at sign, or five digits of an identifier. */
const RECORD_MARK = /@|(?:\d[\s./-]?){5}/;
const isMarked = (row: readonly string[]): boolean => row.some((cell) => RECORD_MARK.test(cell));

export function missingColumns(columns: ImportColumns, workflow: WorkflowTraits): readonly InviteField[] {
  const given = new Set(columns.fields);
  if (isCcrInvestigation(workflow)) return given.has('company_name') || given.has('tax_id') ? [] : ['company_name'];
  return requiredInviteFields(workflow, '').filter((field) => !given.has(field));
}

/**
 * Removes fields that the workflow does not use. If several columns have the same field, only the first of these
 * columns keeps it.
 */
export function fittingColumns({ hasHeading, fields }: ImportColumns, workflow: WorkflowTraits): ImportColumns {
  const asked = bulkFieldsOf(workflow);
  return {
    hasHeading,
    fields: fields.map((field, at) => (field && asked.includes(field) && fields.indexOf(field) === at ? field : null)),
  };
}

/**
 * Detects the columns of a file from its rows, of which there must be at least one (reference 4.4). Uses the heading
 * or, if there is none, the order of the form. `isSure` is false if the heading lacks a required field.
 */
export function findColumns(rows: readonly (readonly string[])[], workflow: WorkflowTraits): FoundColumns {
  const [first = [], ...others] = rows;
  const inOrder = bulkFieldsOf(workflow);
  const named = headingOf(first);
  if (named) {
    const columns = fittingColumns({ hasHeading: true, fields: named }, workflow);
    if (missingColumns(columns, workflow).length === 0) return { columns, isSure: true };
    if (!beginsAsForm(first) || first.length !== inOrder.length) return { columns, isSure: false };
  }
  if (beginsAsForm(first)) {
    return { columns: { hasHeading: true, fields: inOrder }, isSure: first.length === inOrder.length };
  }
  if (isMarked(first) || !others.some(isMarked)) {
    return { columns: { hasHeading: false, fields: inOrder }, isSure: true };
  }
  return { columns: { hasHeading: true, fields: first.map(() => null) }, isSure: false };
}

export const headingNames = (row: readonly string[]): string[] => row.map((cell) => normalizePlaceName(cell));

export type KeptColumns = readonly (readonly [name: string, field: InviteField | null])[];

export const keepColumns = (row: readonly string[], { fields }: ImportColumns): KeptColumns =>
  headingNames(row).map((name, at) => [name, fields[at] ?? null]);

export function keptColumns(row: readonly string[], kept: KeptColumns): ImportColumns {
  const left = [...kept];
  const fields = headingNames(row).map((name) => {
    const at = left.findIndex(([one]) => one === name);
    return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null);
  });
  return { hasHeading: true, fields };
}
