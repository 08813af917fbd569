import { interpolate, type PlaceValues } from '@homologa/domain/i18n/interpolate';
import type { Words } from '@homologa/domain/i18n/locales';
import { useI18n } from './I18nProvider';

/** Says texts that come with their own chunk, in the chosen language. */
export function useWords(): (words: Words, values?: PlaceValues) => string {
  const { locale } = useI18n();
  return (words, values = {}) => interpolate(words[locale], values);
}
