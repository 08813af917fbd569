import type { HandoverAskedResponse, HandoverResponse } from '@homologa/domain/onboarding/handover.contract';
import type { HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import { call } from '../../lib/api-client';
import type { OnboardingKey } from '../../lib/link-tokens';
import { supplierPath } from '../../lib/supplier-path';

interface Colleague {
  asker: HandoverAsker;
  full_name: string;
  email: string;
  note: string;
}

export const postHandover = (key: OnboardingKey, colleague: Colleague): Promise<HandoverAskedResponse> =>
  call('POST', `${supplierPath(key)}/handovers`, { key, body: colleague });

const handoverPath = (key: OnboardingKey, id: string): string =>
  `${supplierPath(key)}/handovers/${encodeURIComponent(id)}`;

export const getHandover = (key: OnboardingKey, id: string): Promise<HandoverResponse> =>
  call('GET', handoverPath(key, id), { key });

export const confirmHandover = (key: OnboardingKey, id: string): Promise<HandoverResponse> =>
  call('POST', `${handoverPath(key, id)}/confirmation`, { key });
