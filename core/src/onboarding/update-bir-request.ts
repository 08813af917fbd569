import { isDeepStrictEqual } from 'node:util';
import { findCountry } from '@homologa/domain/countries/find-country';
import { assertRules } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { MAX_FORM_FIELDS } from '@homologa/domain/onboarding/limits';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import type { FormRecord } from '@homologa/domain/reports/bir-request.contract';
import { singleLine } from '@homologa/domain/suppliers/invite';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { findOwnBirRequest, lockBirRequest, readBirRequest } from './bir-access';
import type { BirRequestRow } from './bir-request-row';
import type { OnboardingRecord } from './onboarding-record';
import { recordUpdate } from './progress';

export interface BirRequestInput {
  company?: FormRecord;
  country?: string;
  form?: FormRecord;
}

/**
 * PATCH and PUT /onboarding/bir-requests/{id} (wire.md B14): `merge` keeps what is not mentioned, `replace`
 * does not. The first stored change starts the form. Throws `not_found`, `onboarding_step_not_reached`,
 * `onboarding_finished`, `workflow_closed`.
 */
export async function updateBirRequest(
  ctx: Context,
  id: string,
  mode: 'merge' | 'replace',
  input: BirRequestInput,
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  return ctx.db.tenant(place.companyId, async (tx) => {
    const { record, request } = await lockBirRequest(tx, place, 'bir_form');
    const before = {
      company: request.company as FormRecord,
      country: request.country,
      form: request.form as FormRecord,
    };
    const after = planUpdate(before, mode, input);
    if (isDeepStrictEqual(before, after)) return request;
    await tx.birRequest.updateMany({ where: { id, companyId: place.companyId }, data: after });
    await markFormStarted(ctx, tx, record);
    await audit(ctx, tx, {
      companyId: place.companyId,
      action: 'bir_request.update',
      objectType: 'bir_request',
      objectId: id,
      facts: { parts: Object.keys(input) },
    });
    return readBirRequest(tx, place);
  });
}

/** The first stored change, at the latest the submit, starts the form where there is one (wire.md B9). */
export async function markFormStarted(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  if (stepsOf(record.facts).includes('bir_form')) await recordUpdate(ctx, tx, record, 'started_form');
}

function planUpdate(before: Required<BirRequestInput>, mode: 'merge' | 'replace', input: BirRequestInput) {
  const kept = mode === 'merge' ? before : { company: {}, country: '', form: {} };
  const after = {
    company: { ...kept.company, ...input.company },
    country: input.country === undefined ? kept.country : toCountry(input.country),
    form: { ...kept.form, ...input.form },
  };
  assertRules(
    (['company', 'form'] as const)
      .filter((part) => Object.keys(after[part]).length > MAX_FORM_FIELDS)
      .map((part) => violation('invalid_input', part)),
  );
  return after;
}

const toCountry = (typed: string): string => findCountry(typed)?.id ?? singleLine(typed);
