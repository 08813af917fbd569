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

/** The fields that the forms ask for: D-U-N-S when investigating or CFR, shareholders for CFR. */
export const inviteFieldsOf = (workflow: WorkflowTraits): InviteField[] =>
  INVITE_FIELDS.filter((field) => SUPPLIER_FIELDS[fieldNameOf(field)].asked(workflow));

/** The country that the form presets and locks, or null when it is free (reference 4.1). */
export const lockedCountry = (workflow: WorkflowTraits): 'brazil' | null => (impliesBrazil(workflow) ? 'brazil' : null);

/** The invite with the country that the workflow implies. */
export function withLockedCountry(invite: Invite, workflow: WorkflowTraits): Invite {
  return { ...invite, country: lockedCountry(workflow) ?? invite.country };
}

/** What a client sent, ready for the rules and for storing: normalized, with the country that the workflow implies. */
export function prepareInvite(invite: Partial<Invite>, workflow: WorkflowTraits): Invite {
  return normalizeInvite({ ...invite, country: lockedCountry(workflow) ?? invite.country });
}

const GENERAL_FIELDS: readonly InviteField[] = ['company_name', 'full_name', 'emails', 'country'];
const GENERAL_FIELDS_BRAZIL: readonly InviteField[] = [...GENERAL_FIELDS, 'tax_id'];

/** The fields that a supplier's record must have (reference 4.1). */
export function requiredRecordFields(workflow: WorkflowTraits, country: string): readonly InviteField[] {
  if (isCkrInvestigation(workflow)) return ['tax_id'];
  if (isCfr(workflow)) return ['duns_number'];
  return country === 'brazil' && workflow.reportType !== 'ccr' ? GENERAL_FIELDS_BRAZIL : GENERAL_FIELDS;
}

/** The fields that the single form requires: a CCR investigation demands none of them by itself (reference 4.2). */
export function requiredInviteFields(workflow: WorkflowTraits, country: string): readonly InviteField[] {
  return isCcrInvestigation(workflow) ? [] : requiredRecordFields(workflow, country);
}

/** The value of a field by its wire name. */
export const inviteValue = (invite: Invite, field: InviteField): string | readonly string[] =>
  invite[fieldNameOf(field)];

/** Whether a field of a normalized invite is empty. */
export const isEmptyField = (invite: Invite, field: InviteField): boolean => inviteValue(invite, field).length === 0;

/** How a single add and a bulk add refuse a field that breaks its rule. */
export const FIELD_PROBLEM_CODES: Readonly<Record<FieldProblem, { single: ErrorCode; bulk: ErrorCode }>> = {
  email_invalid: { single: 'supplier_fields_required', bulk: 'bulk_invalid_email' },
  country_unknown: { single: 'bulk_unknown_country', bulk: 'bulk_unknown_country' },
};

interface InvalidEntry {
  problem: FieldProblem;
  value: string;
  /** Its place in a list. */
  index?: number;
}

/** What a field of a normalized invite holds against its own rule; of a list each entry. */
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

/** Whether a tax id that was given stops the supplier: only Brazil's does when a client adds it (reference 4.6). */
export const hasBlockingTaxId = (invite: Invite): boolean =>
  invite.taxId !== '' && invite.country === 'brazil' && !isValidTaxId('cnpj', invite.taxId);

/**
 * Whether a normalized invite makes a valid record, apart from its tax id's check digits, which have a message of their
 * own (reference 4.1).
 */
export function isCompleteSupplier(invite: Invite, workflow: WorkflowTraits): boolean {
  const record = withLockedCountry(invite, workflow);
  return (
    requiredRecordFields(workflow, record.country).every((field) => !isEmptyField(record, field)) &&
    INVITE_FIELDS.every((field) => invalidEntries(record, field).length === 0)
  );
}

/** A CCR investigation marks nothing as required, but somebody must be named (reference 4.2). */
export const isNameless = (invite: Invite, workflow: WorkflowTraits): boolean =>
  isCcrInvestigation(workflow) && invite.companyName === '' && invite.taxId === '';

/**
 * The broken rules of a single add, in form order (reference 4.2, reference 12.2), of a normalized invite. Paths are
 * wire names; an invalid e-mail carries its place in the list as `index`.
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
 * What is odd about an invite that is accepted all the same: a tax id of another country that does not look right
 * (reference 4.7), a Chilean supplier who would have to pay (reference 4.7).
 */
export function supplierWarnings(
  invite: Invite,
  workflow: WorkflowTraits & { payment: WorkflowPayment },
): SupplierWarning[] {
  const record = withLockedCountry(invite, workflow);
  const kind = taxIdKindOf(record.country);
  const warnings: SupplierWarning[] = [];
  if (kind && kind !== 'cnpj' && record.taxId !== '') {
    // A Peruvian person may give a DNI in the place of a RUC.
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
