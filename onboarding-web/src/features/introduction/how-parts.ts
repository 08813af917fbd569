import { isToDo, type OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';

const STEPS_OF = {
  account: ['account_connection'],
  data: ['bir_form', 'questionnaire'],
  payment: ['payment'],
  verification: [],
} as const satisfies Record<string, readonly OnboardingStep[]>;

export type HowPart = keyof typeof STEPS_OF;

/**
 * Numbers a part of 'How does it work?' as the list of steps counts it: '2' or '2–3'. Empty for what others do, and on
 * the public link, whose steps are not known yet.
 */
export function numberOf(part: HowPart, steps: readonly OnboardingStep[]): string {
  const toDo = steps.filter(isToDo);
  const places = STEPS_OF[part].map((step) => toDo.indexOf(step) + 1);
  return places.filter(Boolean).join('–');
}
