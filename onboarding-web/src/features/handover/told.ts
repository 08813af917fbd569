import { readJson, writeJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { handedOverKey, type OnboardingKey } from '../../lib/link-tokens';

/** What the page says once the onboarding was handed over to a colleague. */
export interface Told {
  name: string;
  email: string;
  client: string;
}

/** Keeps in this tab who has taken over: a reload and the back button must not show steps that are closed now. */
export const keepHandedOver = (place: OnboardingKey, told: Told): void =>
  writeJson(tabStorage, handedOverKey(place), told);

export const handedOver = (place: OnboardingKey): Told | null => readJson<Told>(tabStorage, handedOverKey(place));
