import { isDeepStrictEqual } from 'node:util';
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { FormRecord, UpdateBirRequestBody } from '@homologa/domain/bir-form/bir-request.contract';
import type { BirField } from '@homologa/domain/bir-form/field';
import { type BirFormData, sectionRows, sectionValues } from '@homologa/domain/bir-form/form-values';
import { EMPTY_BIR_FORM, mergeBirForm } from '@homologa/domain/bir-form/merge-form';
import { storedPostalCode } from '@homologa/domain/countries/address-parts';
import { findCountry } from '@homologa/domain/countries/find-country';
import { storedPhone } from '@homologa/domain/countries/phone';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { storedTaxId, type TaxIdKind, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { singleLine } from '@homologa/domain/language/single-line';
import { MAX_FORM_FIELDS } from '@homologa/domain/onboarding/limits';
import type { ProgressEvent } from '@homologa/domain/onboarding/progress';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { changedFields, openFields } from '@homologa/domain/send-backs/sent-back-items';
import {
  type BirRequestRow,
  findOwnBirRequest,
  formDataOf,
  readBirRequest,
} from '../../bir-requests/bir-request.queries';
import { saveBirRequest } from '../../bir-requests/bir-request.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { lockOnboarding, type OnboardingRecord, requireStep } from '../onboarding-record.steps';
import { advanceOnboarding, updated } from '../progress.steps';
import { recountForm } from './form-progress.steps';
import { demandedFields } from './submit-rules';

/**
 * Updates the report form: `merge` keeps absent fields, `replace` clears them. The first change starts the form. Throws
 * `not_found`, `onboarding_step_not_reached`, `onboarding_finished`, `not_sent_back`, `workflow_closed`, and
 * `all_fields_required` for a replacement of a submitted form that lacks the company's name or country.
 */
export async function updateBirRequest(
  ctx: Context,
  id: string,
  mode: 'merge' | 'replace',
  input: UpdateBirRequestBody,
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  return ctx.db.tenant(place.companyId, async (tx) => {
    const record = await lockOnboarding(tx, place);
    const request = await readBirRequest(tx, place);
    const before = formDataOf(request);
    const after = planUpdate(before, mode, input);
    requireOpenFields(record, before, after);
    // A page saves single fields while they are typed, so only a replacement of the whole form is judged.
    if (mode === 'replace' && request.status !== 'open') assertRules(demandedFields(after));
    if (isDeepStrictEqual(before, after)) return request;
    const { company, country, form } = after as BirFormData & { company: FormRecord; form: FormRecord };
    await saveBirRequest(tx, place, { company, country, form });
    await advanceOnboarding(ctx, tx, record, formStarted(record));
    await audit(ctx, tx, {
      companyId: place.companyId,
      action: 'bir_request.update',
      objectType: 'bir_request',
      objectId: id,
      facts: { parts: Object.keys(input) },
    });
    const changed = await readBirRequest(tx, place);
    await recountForm(ctx, tx, record, changed);
    return changed;
  });
}

function requireOpenFields(record: OnboardingRecord, before: BirFormData, after: BirFormData): void {
  const { sentBack, workflow } = record;
  if (sentBack === null) requireStep(record, 'bir_form');
  else {
    const open = openFields(sentBack, birFormFor(after.country, workflow.reportType));
    // A new country also changes how other fields are normalized, such as the prefix of phone numbers. These
    // differences are not changes by the supplier.
    const unchanged = inStoredForm({ ...before, country: after.country });
    if (!changedFields({ ...unchanged, country: before.country }, after).every((path) => open.has(path)))
      throw new DomainError('not_sent_back');
  }
}

export const formStarted = ({ facts }: OnboardingRecord): ProgressEvent[] =>
  stepsOf(facts).includes('bir_form') ? [updated('started_form')] : [];

function planUpdate(before: BirFormData, mode: 'merge' | 'replace', input: UpdateBirRequestBody): BirFormData {
  const { country, ...parts } = input;
  const changes = { ...parts, ...(country === undefined ? {} : { country: toCountry(country) }) };
  const after = inStoredForm(mergeBirForm(mode === 'merge' ? before : EMPTY_BIR_FORM, changes));
  assertRules(
    (['company', 'form'] as const)
      .filter((part) => Object.keys(after[part]).length > MAX_FORM_FIELDS)
      .map((part) => violation('invalid_input', part)),
  );
  return after;
}

const toCountry = (typed: string): string => findCountry(typed)?.id ?? singleLine(typed);

function storedAs(kind: BirField['kind'], typed: string, country: string): string {
  switch (kind) {
    case 'country':
      return toCountry(typed);
    case 'phone':
      return storedPhone(typed, country) ?? typed;
    case 'postal_code':
      return storedPostalCode(typed, country);
    case 'tax_id':
      return taxIdOf(typed, taxIdKindOf(country));
    default:
      return typed;
  }
}

/** Keeps the punctuation of ids without a rule: in Panama only the dashes tell a person's id from a company's. */
const taxIdOf = (typed: string, kind: TaxIdKind | null): string =>
  kind ? storedTaxId(kind, typed) : typed.trim().toUpperCase();

function inStoredForm(data: BirFormData): BirFormData {
  const form = { ...data.form };
  let { company } = data;
  for (const { id, isList, fields } of birFormFor(data.country, 'bir').sections) {
    const known = (values: Readonly<Record<string, unknown>>) => ({
      ...values,
      ...Object.fromEntries(
        fields.flatMap(({ name, kind }) => {
          const typed = values[name];
          return typeof typed === 'string' ? [[name, storedAs(kind, typed, data.country)]] : [];
        }),
      ),
    });
    if (id === 'identity') company = known(company);
    else if (form[id] !== undefined) {
      form[id] = isList ? sectionRows(data, id).map(known) : known(sectionValues(data, id));
    }
  }
  return { ...data, company, form };
}
