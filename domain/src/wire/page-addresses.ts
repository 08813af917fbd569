/** The addresses of the console's pages (reference 1.3); any other is not found. */
export const CONSOLE_PAGES = [
  '/',
  '/login',
  '/forgot-password',
  '/change-password',
  '/contact',
  '/settings',
  '/settings/:section',
  '/notifications',
  '/home',
  '/suppliers',
  '/downloads',
  '/workflows',
  '/workflows/completed',
  '/workflows/draft',
  '/workflows/:id/edit',
  '/workflows/:id/:section',
  '/workflows/:id/suppliers/add',
  '/workflows/:id/suppliers/:sid',
  '/admin/companies',
  '/admin/companies/:id',
  '/admin/users',
  '/admin/audit',
  '/desk',
  '/desk/privacy',
  '/desk/watchlists',
  '/desk/:id',
] as const;

/** The addresses of the onboarding's pages below `/onboarding` (reference 1.4). */
export const ONBOARDING_PAGES = [
  '/',
  '/home',
  '/:wid',
  '/:wid/introduction',
  '/:wid/questionnaire',
  '/:wid/suppliers/:sid',
] as const;
