import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { SECOND_WORDS } from '@homologa/domain/onboarding/second-words';
import { describe, expect, it } from 'vitest';
import { LOCKOUT_TEXTS } from '../../accounts/credentials/lockout.texts';
import { LOGIN_CODE_TEXTS } from '../../accounts/credentials/login-code.texts';
import { PASSWORD_RESET_TEXTS } from '../../accounts/credentials/password-reset.texts';
import { EMAIL_CHANGE_TEXTS } from '../../accounts/email/email-change.texts';
import { PAYMENT_MAIL_TEXTS } from '../../payments/charges/payment-mail.texts';
import { BOLETO_MAIL_TEXTS } from '../../payments/online/boleto-mail/boleto-mail.texts';
import { PRIVACY_ANSWER_TEXTS } from '../../privacy/privacy-answer.texts';
import { SEND_BACK_TEXTS } from '../../send-backs/send-back.texts';
import { INVITATION_TEXTS } from '../../suppliers/invitations/invitation.texts';
import { EMAIL_CONFIRMATION_TEXTS } from '../account/email-confirmation.texts';
import { OWN_LINK_TEXTS } from '../account/own-link.texts';
import { HANDOVER_TEXTS } from '../handover/handover.texts';
import { SUPPLIER_MAIL_TEXTS } from './supplier-mail.texts';

const MAILS: Readonly<Record<string, Readonly<Record<Locale, object>>>> = {
  INVITATION_TEXTS,
  EMAIL_CONFIRMATION_TEXTS,
  OWN_LINK_TEXTS,
  SUPPLIER_MAIL_TEXTS,
  SEND_BACK_TEXTS,
  LOGIN_CODE_TEXTS,
  LOCKOUT_TEXTS,
  PASSWORD_RESET_TEXTS,
  EMAIL_CHANGE_TEXTS,
  PRIVACY_ANSWER_TEXTS,
  PAYMENT_MAIL_TEXTS,
  BOLETO_MAIL_TEXTS,
  HANDOVER_TEXTS,
};

/** Undoes the escapes that a compiler may have written into the source of a function. */
const plain = (source: string): string =>
  source.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_all, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)),
  );

/** Returns all texts of a mail; of a function that makes one, its source, whose names are in English. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [...plain(String(value)).matchAll(/[`'"]([^`]*)[`'"]/g)].map(([text]) => text);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe.each(Object.entries(MAILS))('%s', (_name, mail) => {
  it.each(LOCALES)('calls each thing by one word in %s', (locale) => {
    const texts = textsOf(mail[locale]);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => SECOND_WORDS[locale].test(text))).toEqual([]);
  });
});
