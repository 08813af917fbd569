import { isCcrInvestigation, type WorkflowTraits } from '../../catalog/workflow-traits';
import { normalizePlaceName } from '../../countries/normalize-place-name';
import { bulkFieldsOf } from '../bulk/bulk-suppliers';
import { headingOf } from '../bulk/pasted-cells';
import type { InviteField } from '../supplier-fields';
import { requiredInviteFields } from '../supplier-rules';
import { INVITE_FIELD_WORDS } from '../supplier-words';

/** Which column of a file is which field, null for one that is left out; and whether its first row names them. */
export interface ImportColumns {
  hasHeading: boolean;
  fields: (InviteField | null)[];
}

/** How a file's columns were understood, and whether that is sure enough to add its suppliers without asking. */
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

/** Whether the first cell names the first field: then the columns may be in the order of the form. */
const beginsAsForm = (row: readonly string[]): boolean =>
  FIRST_HEADINGS.includes(
    (row[0] ?? '')
      .trim()
      .toLowerCase()
      .replace(/\s*\*$/, ''),
  );

/** What every record has somewhere, and no name of a column: an e-mail's sign, or five digits of an identifier. */
const RECORD_MARK = /@|(?:\d[\s./-]?){5}/;
const isMarked = (row: readonly string[]): boolean => row.some((cell) => RECORD_MARK.test(cell));

/** The fields that are asked for and that no column gives. */
export function missingColumns(columns: ImportColumns, workflow: WorkflowTraits): readonly InviteField[] {
  const given = new Set(columns.fields);
  if (isCcrInvestigation(workflow)) return given.has('company_name') || given.has('tax_id') ? [] : ['company_name'];
  return requiredInviteFields(workflow, '').filter((field) => !given.has(field));
}

/** The same without fields that this workflow has no place for, each at its first column alone. */
export function fittingColumns({ hasHeading, fields }: ImportColumns, workflow: WorkflowTraits): ImportColumns {
  const asked = bulkFieldsOf(workflow);
  return {
    hasHeading,
    fields: fields.map((field, at) => (field && asked.includes(field) && fields.indexOf(field) === at ? field : null)),
  };
}

/**
 * The columns of a file by its rows, of which there is at least one (reference 4.4): as its headings say, or in the
 * order of the form. Not sure where a heading does not say all that is required.
 */
export function findColumns(rows: readonly (readonly string[])[], workflow: WorkflowTraits): FoundColumns {
  const [first = [], ...others] = rows;
  const inOrder = bulkFieldsOf(workflow);
  const named = headingOf(first);
  if (named) {
    const columns = fittingColumns({ hasHeading: true, fields: named }, workflow);
    if (missingColumns(columns, workflow).length === 0) return { columns, isSure: true };
    if (!beginsAsForm(first)) return { columns, isSure: false };
  }
  if (beginsAsForm(first)) {
    return { columns: { hasHeading: true, fields: inOrder }, isSure: first.length === inOrder.length };
  }
  if (isMarked(first) || !others.some(isMarked)) {
    return { columns: { hasHeading: false, fields: inOrder }, isSure: true };
  }
  return { columns: { hasHeading: true, fields: first.map(() => null) }, isSure: false };
}

/** A heading row by which a company's choice is found again: its names folded, in whichever order they are. */
export const headingNames = (row: readonly string[]): string[] => row.map((cell) => normalizePlaceName(cell));

/** What a company chose for each name of a heading row. */
export type KeptColumns = readonly (readonly [name: string, field: InviteField | null])[];

/** A choice, as it is kept. */
export const keepColumns = (row: readonly string[], { fields }: ImportColumns): KeptColumns =>
  headingNames(row).map((name, at) => [name, fields[at] ?? null]);

/** The columns of a heading row by what was chosen for the same names. */
export function keptColumns(row: readonly string[], kept: KeptColumns): ImportColumns {
  const left = [...kept];
  const fields = headingNames(row).map((name) => {
    const at = left.findIndex(([one]) => one === name);
    return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null);
  });
  return { hasHeading: true, fields };
}
