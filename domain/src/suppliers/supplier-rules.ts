import {
  impliesBrazil,
  isCcrInvestigation,
  isCfr,
  isCkrInvestigation,
  type WorkflowPayment,
  type WorkflowTraits,
} from '../catalog/workflow-traits';
import { countryById } from '../countries/countries';
import { isPaymentOffered } from '../countries/payment-offered';
import { type ErrorCode, type Violation, violation } from '../errors/error-codes';
import { isValidTaxId, type TaxIdWarning, taxIdKindOf, taxIdWarnings } from '../identity/tax-id';
import { type Invite, normalizeInvite } from './invite';
import {
  type FieldProblem,
  fieldNameOf,
  INVITE_FIELDS,
  type InviteField,
  isListField,
  SUPPLIER_FIELDS,
} from './supplier-fields';

/**
 * Lists the supplier fields that a workflow's forms show. The D-U-N-S number is included only for investigations and
 * for CFR, shareholders only for CFR.
 */
export const inviteFieldsOf = (workflow: WorkflowTraits): InviteField[] =>
  INVITE_FIELDS.filter((field) => SUPPLIER_FIELDS[fieldNameOf(field)].asked(workflow));

/** Returns the country that the forms preset and lock, or null if users choose the country (reference 4.1). */
export const lockedCountry = (workflow: WorkflowTraits): 'brazil' | null => (impliesBrazil(workflow) ? 'brazil' : null);

export function withLockedCountry(invite: Invite, workflow: WorkflowTraits): Invite {
  return { ...invite, country: lockedCountry(workflow) ?? invite.country };
}

export function prepareInvite(invite: Partial<Invite>, workflow: WorkflowTraits): Invite {
  return normalizeInvite({ ...invite, country: lockedCountry(workflow) ?? invite.country });
}

const GENERAL_FIELDS: readonly InviteField[] = ['company_name', 'full_name', 'emails', 'country'];
const GENERAL_FIELDS_BRAZIL: readonly InviteField[] = [...GENERAL_FIELDS, 'tax_id'];

/** Lists the fields that a supplier of the workflow must have (reference 4.1). */
export function requiredRecordFields(workflow: WorkflowTraits, country: string): readonly InviteField[] {
  if (isCkrInvestigation(workflow)) return ['tax_id'];
  if (isCfr(workflow)) return ['duns_number'];
  return country === 'brazil' && workflow.reportType !== 'ccr' ? GENERAL_FIELDS_BRAZIL : GENERAL_FIELDS;
}

/**
 * Lists the fields that the form for a single supplier requires. The list is empty for a CCR investigation, which
 * requires either a name or a tax id, as checked by `isNameless` (reference 4.2).
 */
export function requiredInviteFields(workflow: WorkflowTraits, country: string): readonly InviteField[] {
  return isCcrInvestigation(workflow) ? [] : requiredRecordFields(workflow, country);
}

export const inviteValue = (invite: Invite, field: InviteField): string | readonly string[] =>
  invite[fieldNameOf(field)];

export const isEmptyField = (invite: Invite, field: InviteField): boolean => inviteValue(invite, field).length === 0;

export const FIELD_PROBLEM_CODES: Readonly<Record<FieldProblem, { single: ErrorCode; bulk: ErrorCode }>> = {
  email_invalid: { single: 'supplier_fields_required', bulk: 'bulk_invalid_email' },
  country_unknown: { single: 'bulk_unknown_country', bulk: 'bulk_unknown_country' },
};

interface InvalidEntry {
  problem: FieldProblem;
  value: string;
  index?: number;
}

export function invalidEntries(invite: Invite, field: InviteField): InvalidEntry[] {
  const name = fieldNameOf(field);
  const traits = SUPPLIER_FIELDS[name];
  if (!('rule' in traits)) return [];
  const { isValid, problem } = traits.rule;
  if (isListField(name)) {
    return invite[name].flatMap((value, index) => (isValid(value) ? [] : [{ problem, value, index }]));
  }
  const value = invite[name];
  return value === '' || isValid(value) ? [] : [{ problem, value }];
}

/**
 * True if an invalid Brazilian tax id prevents the client from adding the supplier. An invalid tax id of another
 * country does not (reference 4.6).
 */
export const hasBlockingTaxId = (invite: Invite): boolean =>
  invite.taxId !== '' && invite.country === 'brazil' && !isValidTaxId('cnpj', invite.taxId);

/**
 * True if a normalized invite has all required fields and only valid entries. Does not check the check digits of the
 * tax id, because they have their own error message (reference 4.1).
 */
export function isCompleteSupplier(invite: Invite, workflow: WorkflowTraits): boolean {
  const record = withLockedCountry(invite, workflow);
  return (
    requiredRecordFields(workflow, record.country).every((field) => !isEmptyField(record, field)) &&
    INVITE_FIELDS.every((field) => invalidEntries(record, field).length === 0)
  );
}

/**
 * True if a supplier of a CCR investigation has no name and no tax id, although the investigation requires one of the
 * two (reference 4.2).
 */
export const isNameless = (invite: Invite, workflow: WorkflowTraits): boolean =>
  isCcrInvestigation(workflow) && invite.companyName === '' && invite.taxId === '';

/**
 * Validates the normalized invite of a supplier that is added individually. Violations are in the order of the form
 * (reference 4.2, reference 12.2). Paths are JSON names; the violation for an invalid e-mail has its `index` in the
 * list.
 */
export function checkSingleSupplier(invite: Invite, workflow: WorkflowTraits): Violation[] {
  const record = withLockedCountry(invite, workflow);
  const missing = requiredInviteFields(workflow, record.country).filter((field) => isEmptyField(record, field));
  return INVITE_FIELDS.flatMap((field): Violation[] => {
    if (field === 'company_name' && isNameless(record, workflow)) return [violation('supplier_name_required', field)];
    if (missing.includes(field)) return [violation('supplier_fields_required', field)];
    if (field === 'tax_id' && hasBlockingTaxId(record)) return [violation('suppliers_tax_id_invalid', 'tax_id')];
    return invalidEntries(record, field).map(({ problem, value, index }) =>
      index === undefined
        ? violation(FIELD_PROBLEM_CODES[problem].single, field, { values: { value } })
        : violation(FIELD_PROBLEM_CODES[problem].single, field, { index }),
    );
  });
}

export type SupplierWarning = TaxIdWarning | 'tax_id_invalid' | 'no_payment_method' | 'duplicate';

/**
 * Returns warnings about an accepted invite: a suspicious tax id of another country (reference 4.7), or a Chilean
 * supplier who would have to pay (reference 4.7).
 */
export function supplierWarnings(
  invite: Invite,
  workflow: WorkflowTraits & { payment: WorkflowPayment },
): SupplierWarning[] {
  const record = withLockedCountry(invite, workflow);
  const kind = taxIdKindOf(record.country);
  const warnings: SupplierWarning[] = [];
  if (kind && kind !== 'cnpj' && record.taxId !== '') {
    // In Peru the tax id may be a DNI instead of a RUC, because natural persons may enter it.
    const isDni = kind === 'ruc' && isValidTaxId('dni', record.taxId);
    const isValid = isDni || isValidTaxId(kind, record.taxId);
    warnings.push(...(isValid ? taxIdWarnings(kind, record.taxId) : (['tax_id_invalid'] as const)));
  }
  const isKnown = countryById(record.country) !== null;
  if (workflow.payment === 'supplier' && isKnown && !isPaymentOffered(record.country)) {
    warnings.push('no_payment_method');
  }
  return warnings;
}
