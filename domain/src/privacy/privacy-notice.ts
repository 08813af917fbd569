import { interpolate } from '../language/interpolate';
import type { Locale } from '../language/locales';
import { lookUp } from '../language/record-of';
import { COMMON_PARTS, COUNTRY_NOTICES, countryParts, GENERAL_NOTICE } from './notice-texts';

/** Changes with any text of `notice-texts.ts`; what was shown before keeps its own version. */
const EDITION = '2026-11-3';

/** What the record of a shown notice is called, beside those of what was agreed to. */
export const NOTICE_PURPOSE = 'notice';

/** What a person may agree to or not, without a consequence for the onboarding: nothing else is asked for. */
export const OPTIONAL_CONSENTS = ['news'] as const;
export type OptionalConsent = (typeof OPTIONAL_CONSENTS)[number];
export const isOptionalConsent = (text: string): text is OptionalConsent =>
  (OPTIONAL_CONSENTS as readonly string[]).includes(text);

export interface PrivacyNotice {
  /** Country code and edition, as in `br-2026-11-3`. */
  version: string;
  locale: Locale;
  parts: { heading: string; text: string }[];
}

/**
 * The notice of a country (its id; '' or one without a law of its own here: the general one) in a language, with the
 * provider's name and where to reach it filled in (reference 11.12).
 */
export function privacyNoticeFor(
  countryId: string,
  locale: Locale,
  brand: { provider: string; contact: string },
): PrivacyNotice {
  const country = lookUp(COUNTRY_NOTICES, countryId) ?? GENERAL_NOTICE;
  const values = { ...brand, law: country.law[locale] };
  return {
    version: `${country.code}-${EDITION}`,
    locale,
    parts: [...COMMON_PARTS, ...countryParts(country)].map(({ heading, text }) => ({
      heading: heading[locale],
      text: interpolate(text[locale], values),
    })),
  };
}

/** The whole text as it was shown, for the hash that proves it. */
export const noticeText = ({ parts }: PrivacyNotice): string =>
  parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n');
