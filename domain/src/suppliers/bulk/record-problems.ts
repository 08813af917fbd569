import type { WorkflowTraits } from '../../catalog/workflow-traits';
import { normalizePlaceName } from '../../countries/normalize-place-name';
import type { Invite } from '../invite';
import { type FieldProblem, INVITE_FIELDS, type InviteField } from '../supplier-fields';
import {
  hasBlockingTaxId,
  invalidEntries,
  isEmptyField,
  isNameless,
  requiredInviteFields,
  requiredRecordFields,
  withLockedCountry,
} from '../supplier-rules';

export type RecordProblem = FieldProblem | 'required' | 'tax_id_invalid';
export type RecordProblems = Partial<Record<InviteField, RecordProblem>>;

/**
 * Returns the problems of a normalized invite by field (reference 4.1). The supplier can be launched only if it has no
 * problems.
 */
export function recordProblems(invite: Invite, workflow: WorkflowTraits): RecordProblems {
  return problemsOf(invite, workflow, (country) => requiredRecordFields(workflow, country));
}

export function addedProblems(invite: Invite, workflow: WorkflowTraits): RecordProblems {
  const required = (country: string) =>
    isNameless(invite, workflow) ? (['company_name'] as const) : requiredInviteFields(workflow, country);
  return problemsOf(invite, workflow, required);
}

function problemsOf(
  invite: Invite,
  workflow: WorkflowTraits,
  requiredOf: (country: string) => readonly InviteField[],
): RecordProblems {
  const record = withLockedCountry(invite, workflow);
  const required = requiredOf(record.country);
  const problemOf = (field: InviteField): RecordProblem | null => {
    if (isEmptyField(record, field)) return required.includes(field) ? 'required' : null;
    if (field === 'tax_id' && hasBlockingTaxId(record)) return 'tax_id_invalid';
    return invalidEntries(record, field)[0]?.problem ?? null;
  };
  return Object.fromEntries(
    INVITE_FIELDS.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}

const IDENTITY: readonly [InviteField, (invite: Invite) => readonly string[]][] = [
  ['tax_id', ({ taxId }) => [taxId]],
  ['duns_number', ({ dunsNumber }) => [dunsNumber.replace(/\D/g, '')]],
  ['company_name', ({ companyName }) => [normalizePlaceName(companyName)]],
  ['emails', ({ emails }) => [...new Set(emails)]],
];

interface Duplicate {
  field: InviteField;
  of: number;
}

export function findDuplicates(invites: readonly Invite[]): ReadonlyMap<number, Duplicate> {
  const seen = new Map<string, number>();
  const duplicates = new Map<number, Duplicate>();
  for (const [place, invite] of invites.entries()) {
    for (const [field, value] of IDENTITY.flatMap(([name, valuesOf]) =>
      valuesOf(invite).map((one) => [name, one] as const),
    )) {
      if (value === '') continue;
      const key = `${field} ${value}`;
      const of = seen.get(key);
      if (of === undefined) seen.set(key, place);
      else if (!duplicates.has(place)) duplicates.set(place, { field, of });
    }
  }
  return duplicates;
}
