import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type { ComponentType } from 'react';
import { lazyScreen } from '../i18n/held-texts';

type LazyStep = ComponentType & { preload: () => Promise<unknown> };

/** Each step except the first is a separate chunk; a step without a screen does not compile. */
export const LAZY_STEPS: Readonly<Record<Exclude<OnboardingStep, 'introduction'>, LazyStep>> = {
  account_connection: lazyScreen(async () => (await import('../features/account/components/AccountStep')).AccountStep),
  bir_form: lazyScreen(async () => (await import('../features/bir-form/components/BirFormStep')).BirFormStep),
  questionnaire: lazyScreen(
    async () => (await import('../features/questionnaire/components/QuestionnaireStep')).QuestionnaireStep,
  ),
  payment: lazyScreen(async () => (await import('../features/payment/components/PaymentStep')).PaymentStep),
  confirmation_call: lazyScreen(
    async () => (await import('../features/confirmation/components/ConfirmationStep')).ConfirmationStep,
  ),
  finished: lazyScreen(async () => (await import('../features/finished/components/FinishedStep')).FinishedStep),
};

export const StepList = lazyScreen(async () => (await import('./StepList')).StepList);

export const OwnLanguage = lazyScreen(async () => (await import('../onboarding/OwnLanguage')).OwnLanguage);

export const OtherDevice = lazyScreen(async () => (await import('./other-device/OtherDevice')).OtherDevice);

export const HandoverPage = lazyScreen(async () => (await import('../features/handover/HandoverPage')).HandoverPage);

export const SendBackPage = lazyScreen(async () => (await import('../features/send-back/SendBackPage')).SendBackPage);

export const SessionOver = lazyScreen(
  async () => (await import('../features/account/components/SessionOver')).SessionOver,
);

export const HelpSheet = lazyScreen(async () => (await import('../features/help/HelpSheet')).HelpSheet);
