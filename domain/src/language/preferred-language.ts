/** The language tag in a user's stored preferences, which are JSON of any shape; null without one. */
export function preferredLanguage(preferences: unknown): string | null {
  if (typeof preferences !== 'object' || preferences === null || !('language' in preferences)) return null;
  return typeof preferences.language === 'string' ? preferences.language : null;
}
