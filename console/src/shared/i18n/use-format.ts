import { formatKnownDate } from '@homologa/domain/language/format';
import type { Locale } from '@homologa/domain/language/locales';
import { useMemo } from 'react';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatRelative,
  formatShortDate,
  readAmount,
} from './format';
import { useAppLocale } from './use-text';

const formatsOf = (locale: Locale) => ({
  date: (value: string | null | undefined) => formatDate(value, locale),
  shortDate: (value: string | null | undefined) => formatShortDate(value, locale),
  day: (value: string | null | undefined) => formatDay(value, locale),
  knownDate: (value: string) => formatKnownDate(value, locale),
  dateTime: (value: string | null | undefined) => formatDateTime(value, locale),
  relative: (value: string, now: Date) => formatRelative(value, now, locale),
  number: (value: number) => formatCount(value, locale),
  readNumber: (typed: string) => readAmount(typed, locale),
  amount: (value: number | null | undefined) => formatAmount(value, locale),
});

export function useFormat() {
  const locale = useAppLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}
