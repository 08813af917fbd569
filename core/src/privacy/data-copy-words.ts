import { BIR_FILE_WORDS } from '@homologa/domain/bir-form/form-words';
import { STATUS_UPDATE_WORDS, SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { findCountry } from '@homologa/domain/countries/find-country';
import { LOCALE_NAMES, type Locale, type Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { ONBOARDING_STEP_WORDS } from '@homologa/domain/onboarding/onboarding-words';
import { ONLINE_PAYMENT_WORDS, PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { SEND_BACK_STATUS_WORDS } from '@homologa/domain/send-backs/sent-back-words';
import { CALL_TIME_WORDS } from '@homologa/domain/suppliers/receipts/receipt';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { PRIVACY_KIND_WORDS, PRIVACY_STATUS_WORDS, SENT_BACK_KIND_WORDS, WITHHELD_MAIL_WORDS } from './data-copy.texts';

/** Labels of enumerated values. Each key consists of the parent's key and the value's key. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'onboardings.status': SUPPLIER_STATUS_WORDS,
  'onboardings.onboarding_step': ONBOARDING_STEP_WORDS,
  'onboardings.call_time': CALL_TIME_WORDS,
  'status_updates.name': STATUS_UPDATE_WORDS,
  'payments.status': ONLINE_PAYMENT_WORDS,
  'payments.method': PAYMENT_METHOD_WORDS,
  'billing_payment.method': PAYMENT_METHOD_WORDS,
  'sent_back.status': SEND_BACK_STATUS_WORDS,
  'automatic_decisions.decision': SUPPLIER_DECISION_WORDS,
  'items.kind': SENT_BACK_KIND_WORDS,
  'files.type': BIR_FILE_WORDS,
  'withheld_mail.reason': WITHHELD_MAIL_WORDS,
  'privacy_requests.kind': PRIVACY_KIND_WORDS,
  'privacy_requests.status': PRIVACY_STATUS_WORDS,
};
const COUNTRIES = ['account.country', 'onboardings.country', 'forms.country'];
const LANGUAGES = ['consents.locale', 'preferences.language', 'onboardings.locale'];

/** Returns the label of a stored value with a key such as `payments.status`; null if the value has no label. */
export function wordOf(key: string, value: string, locale: Locale): string | null {
  if (COUNTRIES.includes(key)) {
    const country = findCountry(value);
    return country && COUNTRY_NAMES[country.id][locale];
  }
  if (LANGUAGES.includes(key)) return lookUp<string>(LOCALE_NAMES, value) ?? null;
  return lookUp(lookUp(VALUES, key) ?? {}, value)?.[locale] ?? null;
}
