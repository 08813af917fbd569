import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { call } from '../../lib/api-client';
import type { OnboardingKey } from '../../lib/link-tokens';
import { supplierPath } from '../../lib/supplier-path';

/** Returns the corrections to staff. All entries must be saved before this call. Throws `ApiError`. */
export const answerSendBack = (
  key: OnboardingKey,
  sendBackId: string,
  notes: ReadonlyMap<string, string>,
): Promise<OnboardingSupplierResponse> =>
  call('POST', `${supplierPath(key)}/send-backs/${sendBackId}/answer`, {
    key,
    body: { notes: [...notes].map(([itemId, note]) => ({ item_id: itemId, note })) },
  });
