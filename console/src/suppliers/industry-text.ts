import { findIndustryWords } from '@homologa/domain/catalog/industry-words';
import type { Text } from '@homologa/web/texts/text';

/** Formats the industry of a report in the reader's language if it is a known one. */
export function industryText(stored: string | null | undefined, t: Text): string {
  const words = stored ? findIndustryWords(stored) : undefined;
  return words ? t(words) : (stored ?? '');
}
