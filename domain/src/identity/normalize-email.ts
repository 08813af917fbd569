/** Trims and lower-cases an e-mail address for storage and comparison (reference 4.5). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
