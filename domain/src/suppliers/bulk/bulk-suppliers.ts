import { isCcrInvestigation, isCfr, isCkrInvestigation, type WorkflowTraits } from '../../catalog/workflow-traits';
import { type Violation, violation } from '../../errors/error-codes';
import type { Invite } from '../invite';
import { BULK_SUPPLIER_LIMIT } from '../limits';
import {
  byName,
  fieldNameOf,
  INVITE_FIELDS,
  type InviteField,
  SUPPLIER_FIELDS,
  type SupplierFieldName,
} from '../supplier-fields';
import {
  FIELD_PROBLEM_CODES,
  hasBlockingTaxId,
  invalidEntries,
  inviteFieldsOf,
  isEmptyField,
  isNameless,
  prepareInvite,
  requiredRecordFields,
  withLockedCountry,
} from '../supplier-rules';
import { arrangeCells, type BulkCells, type BulkRow, readBulkText } from './bulk-text';

export interface BulkRecord {
  cells: readonly string[];
  expected: number;
  invite: Invite | null;
}

export interface BulkSuppliers {
  records: BulkRecord[];
  invites: Invite[];
  violations: Violation[];
}

/** Lists the fields of a bulk line, in order: 8, or 9 when investigating, or 10 for CFR (reference 4.3). */
export const bulkFieldsOf = (workflow: WorkflowTraits): InviteField[] =>
  inviteFieldsOf(workflow).filter((field) => SUPPLIER_FIELDS[fieldNameOf(field)].isInBulk);

function inviteOfFields(fields: readonly string[], workflow: WorkflowTraits): Invite {
  const order = bulkFieldsOf(workflow);
  const typed = (name: SupplierFieldName): string => fields[order.indexOf(SUPPLIER_FIELDS[name].wire)] ?? '';
  return prepareInvite(
    byName(typed, (name) => typed(name).split(',')),
    workflow,
  );
}

function requiredViolation(invite: Invite, workflow: WorkflowTraits, index: number): Violation[] {
  if (isCcrInvestigation(workflow)) {
    return isNameless(invite, workflow) ? [violation('supplier_name_required', 'company_name', { index })] : [];
  }
  const required = requiredRecordFields(workflow, invite.country);
  const missing = required.find((field) => isEmptyField(invite, field));
  if (!missing) return [];
  if (isCkrInvestigation(workflow)) return [violation('bulk_tax_id_required', missing, { index })];
  if (isCfr(workflow)) return [violation('bulk_duns_required', missing, { index })];
  const code = required.includes('tax_id') ? 'bulk_required_fields_brazil' : 'bulk_required_fields';
  return [violation(code, missing, { index })];
}

function checkRecord(invite: Invite, workflow: WorkflowTraits, index: number): Violation[] {
  const record = withLockedCountry(invite, workflow);
  const broken = INVITE_FIELDS.flatMap((field) =>
    invalidEntries(record, field).map(({ problem, value }) =>
      violation(FIELD_PROBLEM_CODES[problem].bulk, field, { index, values: { value } }),
    ),
  );
  if (hasBlockingTaxId(record)) {
    broken.push(violation('bulk_invalid_tax_id', 'tax_id', { index, values: { value: record.taxId } }));
  }
  return [...requiredViolation(record, workflow, index), ...broken];
}

const wrongCount = (n: number, index: number): Violation => violation('bulk_field_count', '', { index, values: { n } });

function readRecord(
  { cells, expected, fits }: BulkCells,
  workflow: WorkflowTraits,
  index: number,
): BulkRecord & { violations: Violation[] } {
  if (!fits) return { cells, expected, invite: null, violations: [wrongCount(expected, index)] };
  const invite = inviteOfFields(cells, workflow);
  return { cells, expected, invite, violations: checkRecord(invite, workflow, index) };
}

/**
 * Parses and validates the rows of a file by its columns, with the rules of the bulk form (reference 4.4). Each record
 * has its own violations. Does not limit the number of rows.
 */
export function readImportRows(
  rows: readonly BulkRow[],
  columns: readonly (InviteField | null)[],
  workflow: WorkflowTraits,
): (BulkRecord & { violations: Violation[] })[] {
  const fields = bulkFieldsOf(workflow);
  return rows.map((row, index) => readRecord(arrangeCells(row, columns, fields), workflow, index));
}

/**
 * Checks the number of records before their contents, because errors about the contents are useless if there are too
 * many records.
 */
function checkCount(count: number): Violation[] {
  if (count === 0) return [violation('bulk_empty', 'suppliers')];
  return count > BULK_SUPPLIER_LIMIT ? [violation('bulk_limit_exceeded', 'suppliers')] : [];
}

export function checkBulkInvites(invites: readonly Invite[], workflow: WorkflowTraits): Violation[] {
  const count = checkCount(invites.length);
  return count.length > 0 ? count : invites.flatMap((invite, index) => checkRecord(invite, workflow, index));
}

/**
 * Parses the text of the bulk form (reference 4.3). Typed text has one supplier per line: semicolons separate fields,
 * commas separate e-mails and shareholders, blank lines are ignored, and quotation marks are ordinary characters. The
 * text may also be rows pasted from a spreadsheet. A first row of column names is a heading. Never throws.
 */
export function parseBulkSuppliers(text: string, workflow: WorkflowTraits): BulkSuppliers {
  const read = readBulkText(text, bulkFieldsOf(workflow));
  const tooMany = checkCount(read.length);
  if (tooMany.length > 0) return { records: [], invites: [], violations: tooMany };
  const judged = read.map((cells, index) => readRecord(cells, workflow, index));
  return {
    records: judged.map(({ cells, expected, invite }) => ({ cells, expected, invite })),
    invites: judged.flatMap(({ invite }) => invite ?? []),
    violations: judged.flatMap(({ violations }) => violations),
  };
}
