import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { BirRequestResponse, UpdateBirRequestBody } from '@homologa/domain/reports/bir-request.contract';
import { call } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { getSupplier } from '../../../onboarding/onboarding.api';

/** Saves the form, keeping what is not mentioned (wire.md B14). */
export const patchBirRequest = (id: string, changes: UpdateBirRequestBody): Promise<BirRequestResponse> =>
  call('PATCH', `/onboarding/bir-requests/${id}`, { body: changes });

/** Submits the form; gives the supplier, which stands at its next step then. */
export async function submitBirRequest(id: string, key: OnboardingKey): Promise<OnboardingSupplierResponse> {
  await call<BirRequestResponse>('POST', `/onboarding/bir-requests/${id}/submit`);
  return getSupplier(key);
}
