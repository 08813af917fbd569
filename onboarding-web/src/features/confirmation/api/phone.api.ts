import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { call } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { supplierPath } from '../../../onboarding/onboarding.api';

/** Changes the phone that the verification call goes to. */
export const putPhone = (key: OnboardingKey, phone: string): Promise<OnboardingSupplierResponse> =>
  call('PUT', supplierPath(key), { key, body: { _id: key.supplierId, account: { phone } } });
