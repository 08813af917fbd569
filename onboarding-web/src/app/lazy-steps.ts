import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { type ComponentType, lazy } from 'react';

/** Each step beyond the first screen is a chunk of its own; a step without a screen does not compile. */
export const LAZY_STEPS: Readonly<Record<Exclude<OnboardingStep, 'introduction'>, ComponentType>> = {
  account_connection: lazy(async () => ({
    default: (await import('../features/account/components/AccountStep')).AccountStep,
  })),
  bir_form: lazy(async () => ({ default: (await import('../features/bir-form/components/BirFormStep')).BirFormStep })),
  questionnaire: lazy(async () => ({
    default: (await import('../features/questionnaire/components/QuestionnaireStep')).QuestionnaireStep,
  })),
  payment: lazy(async () => ({ default: (await import('../features/payment/components/PaymentStep')).PaymentStep })),
  confirmation_call: lazy(async () => ({
    default: (await import('../features/confirmation/components/ConfirmationStep')).ConfirmationStep,
  })),
  finished: lazy(async () => ({
    default: (await import('../features/finished/components/FinishedStep')).FinishedStep,
  })),
};

/** Above the steps; the introduction, which is the first screen, goes without. */
export const StepList = lazy(async () => ({ default: (await import('./StepList')).StepList }));

/** Beside the steps, once the session is the supplier's own. */
export const OwnLanguage = lazy(async () => ({ default: (await import('../onboarding/OwnLanguage')).OwnLanguage }));
