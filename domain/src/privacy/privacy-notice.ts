import { interpolate } from '../language/interpolate';
import type { Locale } from '../language/locales';
import { lookUp } from '../language/record-of';
import { COMMON_PARTS, COUNTRY_NOTICES, countryParts, GENERAL_NOTICE } from './notice-texts';

/**
 * Edition of the notices. Must change with any text of `notice-texts.ts`, because stored records refer to the version
 * that was shown.
 */
const EDITION = '2026-11-4';

export const NOTICE_PURPOSE = 'notice';

/** Consents that are optional: refusing them does not affect the onboarding. No other consent is requested. */
export const OPTIONAL_CONSENTS = ['news'] as const;
export type OptionalConsent = (typeof OPTIONAL_CONSENTS)[number];
export const isOptionalConsent = (text: string): text is OptionalConsent =>
  (OPTIONAL_CONSENTS as readonly string[]).includes(text);

export interface PrivacyNotice {
  /** Country code and edition: `br-2026-11-4`. */
  version: string;
  locale: Locale;
  parts: { heading: string; text: string }[];
}

/**
 * Returns a country's privacy notice in a language, with the provider's name and contact (reference 11.12). An empty or
 * unlisted country id gets the general notice.
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

/** Formats the notice as displayed. The hash of the result is stored as evidence of the text that the person saw. */
export const noticeText = ({ parts }: PrivacyNotice): string =>
  parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n');
