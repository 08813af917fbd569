import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import type { Words } from '@homologa/domain/language/locales';
import { type BulkSuppliers, bulkFieldsOf } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { addedProblems, findDuplicates } from '@homologa/domain/suppliers/bulk/record-problems';
import { normalizeInvite } from '@homologa/domain/suppliers/invite';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { RECORD_PROBLEM_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { ADD } from './add.texts';

interface BulkCell {
  text: string;
  note: { words: Words; values?: { n: number }; isProblem: boolean } | null;
}

interface BulkLine {
  number: number;
  /** Null if the line does not have the expected number of cells. */
  cells: Record<InviteField, BulkCell> | null;
  typed: readonly string[];
  expected: number;
}

const EMPTY = normalizeInvite({});

export function bulkLines({ records }: Pick<BulkSuppliers, 'records'>, traits: WorkflowTraits): BulkLine[] {
  const fields = bulkFieldsOf(traits);
  const duplicates = findDuplicates(records.map(({ invite }) => invite ?? EMPTY));
  return records.map(({ cells, expected, invite }, place) => {
    const line = { number: place + 1, typed: cells, expected };
    if (!invite) return { ...line, cells: null };
    const problems = addedProblems(invite, traits);
    const duplicate = duplicates.get(place);
    const noteOf = (field: InviteField): BulkCell['note'] => {
      const problem = problems[field];
      if (problem) return { words: RECORD_PROBLEM_WORDS[problem], isProblem: true };
      if (duplicate?.field !== field) return null;
      return { words: ADD.sameAsLine, values: { n: duplicate.of + 1 }, isProblem: false };
    };
    const entries = fields.map(
      (field, at) => [field, { text: (cells[at] ?? '').trim(), note: noteOf(field) }] as const,
    );
    return { ...line, cells: Object.fromEntries(entries) as Record<InviteField, BulkCell> };
  });
}

export const countProblems = (lines: readonly BulkLine[]): number =>
  lines.flatMap(({ cells }) => (cells ? Object.values(cells) : [])).filter(({ note }) => note?.isProblem).length;
