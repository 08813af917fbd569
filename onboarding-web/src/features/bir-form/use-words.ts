import { interpolate, type PlaceValues } from '@homologa/domain/i18n/interpolate';
import type { Words } from '@homologa/domain/i18n/locales';
import { useCallback } from 'react';
import { useI18n } from '../../i18n/I18nProvider';

export type Say = (words: Words, values?: PlaceValues) => string;

/** Gives the function that turns words of three languages into the text of the current one. */
export function useWords(): Say {
  const { locale } = useI18n();
  return useCallback((words, values = {}) => interpolate(words[locale], values), [locale]);
}
