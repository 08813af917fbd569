import { lazyScreen } from '../i18n/held-texts';
import { servedScreen } from '../lib/served-page';
import { LAZY_STEPS, StepList } from './lazy-steps';

export const EntryPage = lazyScreen(async () => (await import('./EntryPage')).EntryPage);
export const HomePage = lazyScreen(async () => (await import('./HomePage')).HomePage);

const SCREENS = new Map(Object.entries({ ...LAZY_STEPS, entry: EntryPage, home: HomePage }));

/**
 * Loads the screen that the server expects this page to show, so that it replaces the static page without a loading
 * indicator in between. Ignores errors, because opening the screen loads it again.
 */
export function preloadServedScreen(): Promise<unknown> {
  const name = servedScreen() ?? '';
  return Promise.all([SCREENS.get(name)?.preload(), name in LAZY_STEPS && StepList.preload()]).catch(() => {});
}
