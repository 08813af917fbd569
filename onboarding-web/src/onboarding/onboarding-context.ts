import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
  OwnSupplierView,
} from '@homologa/domain/onboarding/onboarding.contract';
import { createContext, type Dispatch, type SetStateAction, use } from 'react';
import type { OnboardingKey } from '../lib/link-tokens';
import { isOwnView } from './supplier-view';

export interface Onboarding {
  key: OnboardingKey;
  workflow: OpenOnboardingWorkflow;
  clientName: string;
  supplier: OnboardingSupplierResponse;
  take: Dispatch<SetStateAction<OnboardingSupplierResponse>>;
  /** Shows a step that the supplier has reached; null shows the step stored on the server. */
  choose: (step: OnboardingStep | null) => void;
}

const OnboardingContext = createContext<Onboarding | null>(null);
export const OnboardingScope = OnboardingContext;

export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext);
  if (!onboarding) throw new Error('useOnboarding outside of a supplier');
  return onboarding;
}

export function useOwnOnboarding(): Onboarding & { supplier: OwnSupplierView } {
  const onboarding = useOnboarding();
  if (!isOwnView(onboarding.supplier)) throw new Error('this step needs the own session');
  return { ...onboarding, supplier: onboarding.supplier };
}

/** Returns true if staff will call the supplier to verify its data; false if that is unknown. */
export function useAnnouncesCall(): boolean {
  const onboarding = use(OnboardingContext);
  return onboarding !== null && onboarding.workflow.report_type !== 'questionnaire';
}
