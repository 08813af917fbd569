import type { Locale } from '@homologa/domain/language/locales';
import { numberLocale, regionOf } from '@homologa/domain/language/number-locale';
import { createStore, useStore } from '../state/store';

const known = createStore<string | null>(null);

const ofBrowser = (): string | null => (typeof navigator === 'undefined' ? null : regionOf(navigator.languages));

/** Sets the user's country (two-letter code); null clears it. */
export const setReaderRegion = known.set;

export const readerRegion = (): string | null => known.get() ?? ofBrowser();

export const useReaderRegion = (): string | null => useStore(known) ?? ofBrowser();

/** Returns the locale for number formats: the text's language with the user's region. */
export const readerNumbers = (locale: Locale): string => numberLocale(locale, readerRegion());
