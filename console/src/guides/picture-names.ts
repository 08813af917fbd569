/** Screenshots of the guides and README.md; `npm run pictures` creates them in every language. */
export const PICTURE_NAMES = [
  'dashboard',
  'edit',
  'launch',
  'onboarding',
  'decision',
  'users',
  'quotas',
  'trail',
  'exports',
  'suppliers',
  'peek',
  'supplier',
  'hit',
  'check',
  'remind',
  'desk',
  'request',
  'deliver',
  'correct',
  'payments',
  'payment',
  'csv',
  'watchlists',
  'snapshots',
] as const;

export type PictureName = (typeof PICTURE_NAMES)[number];
