import { lazyScreen } from '../i18n/held-texts';

// Not among the lazy steps: these pages import the layout, which imports those.

export const ClosedPage = lazyScreen(async () => (await import('./ClosedPage')).ClosedPage);

export const NotFoundPage = lazyScreen(async () => (await import('./NotFoundPage')).NotFoundPage);
