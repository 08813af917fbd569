import type { Locale } from '@homologa/domain/language/locales';
import type {
  AccountCheckResponse,
  ConfirmedRegistrationResponse,
  OnboardingSupplierResponse,
  PublicLinkResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { PrivacyNoticeResponse } from '@homologa/domain/privacy/privacy.contract';
import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { call } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { supplierPath } from '../../../onboarding/onboarding.api';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  phone: string;
  /** Three-letter code, or empty. */
  country: string;
  /** Whether news were asked for; nothing else is optional. */
  news: boolean;
}

export const postLogin = (email: string, password: string): Promise<SessionResponse> =>
  call('POST', '/auth/login', { body: { email, password } });

/** The language is the one that the privacy notice was shown in. */
export const postRegister = ({ news, ...account }: NewAccount, locale: Locale): Promise<SessionResponse> =>
  call('POST', '/auth/register', {
    body: {
      ...account,
      country: account.country || undefined,
      locale,
      consents: news ? [{ purpose: 'news', given: true }] : [],
    },
  });

/** The notice of a country, as the server will write it down. */
export const getPrivacyNotice = (country: string, language: Locale): Promise<PrivacyNoticeResponse> =>
  call('GET', `/onboarding/privacy-notice?${new URLSearchParams({ country, language }).toString()}`);

/** The privacy notice that was shown: its language, and its country as the notice was asked for. */
interface ShownNotice {
  language: Locale;
  country: string;
}

export const connectAccount = (
  key: OnboardingKey,
  accountId: string,
  { language, country }: ShownNotice,
): Promise<OnboardingSupplierResponse> =>
  call('PATCH', `${supplierPath(key)}/account`, {
    key,
    body: { account_id: accountId, language, notice_country: country },
  });

/** Whether an account of this e-mail may be connected, before it is made; else to which ones the invitation went. */
export const postAccountCheck = (key: OnboardingKey, email: string): Promise<AccountCheckResponse> =>
  call('POST', `${supplierPath(key)}/account-check`, { key, body: { email } });

export interface PublicInvite {
  full_name: string;
  company_name: string;
  email: string;
  phone: string;
  country?: string;
}

/** Registers through the public link, or goes on with an attempt; a mail in this language says how (reference 7.7). */
export const postPublicSupplier = (
  workflowId: string,
  invite: PublicInvite,
  language: Locale,
  attemptId: string | null,
): Promise<PublicLinkResponse> =>
  call(
    'POST',
    `/onboarding/workflows/${encodeURIComponent(workflowId)}/suppliers${attemptId ? `?attempt=${attemptId}` : ''}`,
    { body: { invite }, language },
  );

/** The mailed code opens the onboarding: its supplier, and the secret of a link. */
export const confirmRegistration = (
  workflowId: string,
  attemptId: string,
  code: string,
): Promise<ConfirmedRegistrationResponse> =>
  call(
    'POST',
    `/onboarding/workflows/${encodeURIComponent(workflowId)}/registrations/${encodeURIComponent(attemptId)}/confirmation`,
    { body: { code } },
  );

export const confirmEmail = (key: OnboardingKey, code: string): Promise<OnboardingSupplierResponse> =>
  call('POST', `${supplierPath(key)}/email-confirmation`, { key, body: { code } });
