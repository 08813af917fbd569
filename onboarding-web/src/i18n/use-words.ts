import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Words } from '@homologa/domain/language/locales';
import { useCallback } from 'react';
import { useI18n } from './I18nProvider';

export type Say = (words: Words, values?: PlaceValues) => string;

/** Says texts that come with their own chunk, in the chosen language; the same function until another one is chosen. */
export function useWords(): Say {
  const { locale } = useI18n();
  return useCallback((words, values = {}) => interpolate(words[locale], values), [locale]);
}
