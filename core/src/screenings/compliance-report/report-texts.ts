import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';

export type Line = readonly [label: string, text: string];

export const per100 = (score: number): string => `${Math.round(score * 100)}/100`;
export const moment = (date: Date | string): string =>
  `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const teller =
  (locale: Locale) =>
  (key: keyof typeof COMPLIANCE_REPORT, values: PlaceValues = {}): string =>
    interpolate(COMPLIANCE_REPORT[key][locale], values);
