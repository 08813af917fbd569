import { readJson, writeJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { linkTokenOf, type OnboardingKey } from '../../lib/link-tokens';

/** What the page says once the onboarding was handed over to a colleague. */
export interface Told {
  name: string;
  email: string;
  client: string;
}

const keyOf = ({ supplierId }: OnboardingKey): string => `homologa.onboarding.handover.done.${supplierId}`;

/** Keeps in this tab who has taken over: a reload and the back button must not show steps that are closed now. */
export const keepHandedOver = (place: OnboardingKey, told: Told): void =>
  writeJson(tabStorage, keyOf(place), { told, link: linkTokenOf(place) });

/** Who has taken over in this tab; null for another link than the one of that time: it may lead in again. */
export function handedOver(place: OnboardingKey): Told | null {
  const kept = readJson<{ told: Told; link: string | null }>(tabStorage, keyOf(place));
  return kept && kept.link === linkTokenOf(place) ? kept.told : null;
}
