import type { Words } from '@homologa/domain/language/locales';
import { findDuplicates, type RecordProblem, recordProblems } from '@homologa/domain/suppliers/bulk/record-problems';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { type SupplierWarning, supplierWarnings } from '@homologa/domain/suppliers/supplier-rules';
import { RECORD_PROBLEM_WORDS, SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { SupplierForm, WorkflowForm } from '../workflow-form';
import { inviteOfTexts } from './invite-texts';
import { SUPPLIER_TABLE } from './supplier-table.texts';

export interface CellNote {
  words: Words;
  values?: Record<string, number>;
  isProblem: boolean;
}

export interface RowNotes {
  cells: Partial<Record<InviteField, CellNote>>;
  isWrong: boolean;
  isDuplicate: boolean;
}

export const typedRows = (suppliers: readonly SupplierForm[]): SupplierForm[] =>
  suppliers.filter(({ invite }) => Object.values(invite).some((text) => text.trim() !== ''));

const fieldOf = (warning: SupplierWarning): InviteField => (warning === 'no_payment_method' ? 'country' : 'tax_id');

export function notesOf(form: WorkflowForm): RowNotes[] {
  const invites = form.suppliers.map(({ invite }) => inviteOfTexts(invite));
  const duplicates = findDuplicates(invites);
  return invites.map((invite, place) => {
    const problems = Object.entries(recordProblems(invite, form)) as [InviteField, RecordProblem][];
    const cells: RowNotes['cells'] = {};
    for (const code of supplierWarnings(invite, form)) {
      cells[fieldOf(code)] = { words: SUPPLIER_WARNING_WORDS[code], isProblem: false };
    }
    const duplicate = duplicates.get(place);
    if (duplicate) {
      const values = { n: duplicate.of + 1 };
      cells[duplicate.field] = { words: SUPPLIER_TABLE.duplicateOf, values, isProblem: false };
    }
    for (const [field, problem] of problems) cells[field] = { words: RECORD_PROBLEM_WORDS[problem], isProblem: true };
    return { cells, isWrong: problems.length > 0, isDuplicate: duplicate !== undefined };
  });
}
