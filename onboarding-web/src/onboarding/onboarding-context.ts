import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
  OwnSupplierView,
} from '@homologa/domain/onboarding/onboarding.contract';
import { createContext, type Dispatch, type SetStateAction, use } from 'react';
import type { OnboardingKey } from '../lib/link-tokens';
import { isOwnView } from './supplier-view';

/** The onboarding of one supplier, for the steps. */
export interface Onboarding {
  key: OnboardingKey;
  workflow: OpenOnboardingWorkflow;
  clientName: string;
  supplier: OnboardingSupplierResponse;
  /** Takes what a call has answered. */
  take: Dispatch<SetStateAction<OnboardingSupplierResponse>>;
  /** Shows a step that has been reached; null the one the server has stored. */
  choose: (step: OnboardingStep | null) => void;
}

const OnboardingContext = createContext<Onboarding | null>(null);
export const OnboardingScope = OnboardingContext;

export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext);
  if (!onboarding) throw new Error('useOnboarding outside of a supplier');
  return onboarding;
}

/** The same, for steps that only the connected account's own session reaches. */
export function useOwnOnboarding(): Onboarding & { supplier: OwnSupplierView } {
  const onboarding = useOnboarding();
  if (!isOwnView(onboarding.supplier)) throw new Error('this step needs the own session');
  return { ...onboarding, supplier: onboarding.supplier };
}
