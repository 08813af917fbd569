import type { LastAnswersResponse, OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { call } from '../../lib/api-client';
import type { OnboardingKey } from '../../lib/link-tokens';
import { supplierPath } from '../../lib/supplier-path';

export const getLastAnswers = (key: OnboardingKey): Promise<LastAnswersResponse> =>
  call('GET', `${supplierPath(key)}/last-answers`, { key });

export const postLastAnswers = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  call('POST', `${supplierPath(key)}/last-answers`, { key });
