import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { useEffect } from 'react';
import { LAZY_STEPS, StepList } from './lazy-steps';

/**
 * Maximum delay in milliseconds before the next step is preloaded, for busy browsers and for browsers without
 * `requestIdleCallback`.
 */
const LATEST_MS = 1_000;

function whenIdle(run: () => void): () => void {
  // Safari does not support `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(asked);
}

/**
 * Preloads the screen and the texts of a step while the user reads the current step. Ignores errors, because opening
 * the step loads it again.
 */
export function usePreloadedStep(step: OnboardingStep | null): void {
  useEffect(() => {
    if (step === null || step === 'introduction') return undefined;
    return whenIdle(() => {
      for (const screen of [LAZY_STEPS[step], StepList]) screen.preload().catch(() => {});
    });
  }, [step]);
}
