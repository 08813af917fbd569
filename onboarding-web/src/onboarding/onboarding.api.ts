import type {
  OnboardingSupplierResponse,
  OnboardingWorkflowResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';
import { call } from '../lib/api-client';
import type { OnboardingKey } from '../lib/link-tokens';

export const supplierPath = ({ workflowId, supplierId }: OnboardingKey): string =>
  `/onboarding/workflows/${encodeURIComponent(workflowId)}/suppliers/${encodeURIComponent(supplierId)}`;

export const getConfig = (): Promise<ConfigResponse> => call('GET', '/config');

/** `preview` asks as the console's user: a draft shows itself to its own company alone. */
export const getWorkflow = (id: string, preview = false): Promise<OnboardingWorkflowResponse> =>
  call('GET', `/onboarding/workflows/${encodeURIComponent(id)}`, { preview });

export const getSupplier = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  call('GET', supplierPath(key), { key });

/** Ends a session on the server. */
export const postLogout = (session: string): Promise<unknown> => call('POST', '/auth/logout', { session });
