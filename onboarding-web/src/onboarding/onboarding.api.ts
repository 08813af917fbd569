import type { OwnLinkResponse } from '@homologa/domain/onboarding/handover.contract';
import type {
  OnboardingSupplierResponse,
  OnboardingWorkflowResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import { call } from '../lib/api-client';
import type { OnboardingKey } from '../lib/link-tokens';
import { supplierPath } from '../lib/supplier-path';

export const getWorkflow = (
  id: string,
  { supplierId = null, preview = false }: { supplierId?: string | null; preview?: boolean },
): Promise<OnboardingWorkflowResponse> =>
  call('GET', `/onboarding/workflows/${encodeURIComponent(id)}`, {
    preview,
    ...(supplierId === null ? {} : { key: { workflowId: id, supplierId } }),
  });

export const getSupplier = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  call('GET', supplierPath(key), { key });

export const getStarted = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  call('PATCH', `${supplierPath(key)}/get-started`, { key });

export const postLinkMail = (key: OnboardingKey): Promise<unknown> =>
  call('POST', `${supplierPath(key)}/link-mail`, { key });

/** A new link for another device, which asks for a code; limited per hour. */
export const postOwnLink = (key: OnboardingKey): Promise<OwnLinkResponse> =>
  call('POST', `${supplierPath(key)}/own-links`, { key });

export const postLogout = (session: string): Promise<unknown> => call('POST', '/auth/logout', { session });
