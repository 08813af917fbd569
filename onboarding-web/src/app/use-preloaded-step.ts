import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { useEffect } from 'react';
import { LAZY_STEPS, StepList } from './lazy-steps';

/** Milliseconds after which a browser without idle callbacks, or a busy one, loads the next step all the same. */
const LATEST_MS = 1_000;

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(asked);
}

/** Loads a step's screen and texts while another one is read; a failure leaves the load to the press. */
export function usePreloadedStep(step: OnboardingStep | null): void {
  useEffect(() => {
    if (step === null || step === 'introduction') return undefined;
    return whenIdle(() => {
      for (const screen of [LAZY_STEPS[step], StepList]) screen.preload().catch(() => {});
    });
  }, [step]);
}
