import type { Locale } from '@homologa/domain/language/locales';
import { numberLocale, regionOf } from '@homologa/domain/language/number-locale';
import { createStore, useStore } from '../state/store';

/** The country of whom the app knows to be reading; null until then. */
const known = createStore<string | null>(null);

const ofBrowser = (): string | null => (typeof navigator === 'undefined' ? null : regionOf(navigator.languages));

/** Says where the reader is at home, by the two letters of the country; null forgets it. */
export const setReaderRegion = known.set;

/** The reader's region: of the country that the app knows, else of the browser's languages. */
export const readerRegion = (): string | null => known.get() ?? ofBrowser();

/** The same, for what is drawn again when it changes. */
export const useReaderRegion = (): string | null => useStore(known) ?? ofBrowser();

/** By what the numbers of a text in this language are written. */
export const readerNumbers = (locale: Locale): string => numberLocale(locale, readerRegion());
