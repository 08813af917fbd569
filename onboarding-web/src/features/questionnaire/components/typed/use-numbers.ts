import { numberLocale } from '@homologa/domain/language/number-locale';
import { useReaderRegion } from '@homologa/web/texts/reader-region';
import { useI18n } from '../../../../i18n/I18nProvider';

/** Language tag by which the reader writes numbers. */
export const useNumbers = (): string => numberLocale(useI18n().locale, useReaderRegion());
