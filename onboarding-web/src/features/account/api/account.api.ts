import type { LoginCodeResponse } from '@homologa/domain/accounts/account.contract';
import type { Locale } from '@homologa/domain/language/locales';
import type {
  AccountCheckResponse,
  BeginResponse,
  ConfirmedRegistrationResponse,
  OnboardingSupplierResponse,
  PublicLinkResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { PrivacyNoticeResponse } from '@homologa/domain/privacy/privacy.contract';
import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { call } from '../../../lib/api-client';
import { type OnboardingKey, splitAddress } from '../../../lib/link-tokens';
import { supplierPath } from '../../../lib/supplier-path';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  phone: string;
  country: string;
  news: boolean;
}

export const postLogin = (email: string, password: string): Promise<SessionResponse> =>
  call('POST', '/auth/login', { body: { email, password } });

/** The second half of a log-in with a password, of a client's user who has a second factor. */
export const postFactor = (attempt: string, code: string): Promise<SessionResponse> =>
  call('POST', '/auth/second-factor', { body: { attempt, code } });

/**
 * Mails a login code and returns the id of the login attempt. The response for an unknown e-mail address is the same,
 * so that it does not reveal which accounts exist.
 */
export const postCode = async (email: string): Promise<string> => {
  const { key } = splitAddress(window.location);
  const options = { body: { email }, ...(key ? { key } : {}) };
  return (await call<LoginCodeResponse>('POST', '/auth/code', options)).attempt;
};

export const postCodeLogin = (attempt: string, code: string): Promise<SessionResponse> =>
  call('POST', '/auth/code/login', { body: { attempt, code } });

export interface Beginner {
  name: string;
  phone: string;
  news: boolean;
}

/**
 * Creates an account for the e-mail address that the link invited. `notice` is the language and country of the
 * displayed privacy notice.
 */
export const postBegin = (
  key: OnboardingKey,
  { news, ...person }: Beginner,
  notice: ShownNotice,
): Promise<BeginResponse> =>
  call('POST', `${supplierPath(key)}/begin`, {
    key,
    body: {
      ...person,
      locale: notice.language,
      notice_country: notice.country,
      consents: news ? [{ purpose: 'news', given: true }] : [],
    },
  });

/** Registers an account. `locale` is the language of the displayed privacy notice. */
export const postRegister = ({ news, ...account }: NewAccount, locale: Locale): Promise<SessionResponse> =>
  call('POST', '/auth/register', {
    body: {
      ...account,
      country: account.country || undefined,
      locale,
      consents: news ? [{ purpose: 'news', given: true }] : [],
    },
  });

export const getPrivacyNotice = (country: string, language: Locale): Promise<PrivacyNoticeResponse> =>
  call('GET', `/onboarding/privacy-notice?${new URLSearchParams({ country, language }).toString()}`);

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

/**
 * Checks, before the registration, whether an account with this e-mail address may be connected. Returns the masked
 * e-mail addresses that were invited.
 */
export const postAccountCheck = (key: OnboardingKey, email: string): Promise<AccountCheckResponse> =>
  call('POST', `${supplierPath(key)}/account-check`, { key, body: { email } });

export interface PublicInvite {
  full_name: string;
  company_name: string;
  email: string;
  phone: string;
  country?: string;
}

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
