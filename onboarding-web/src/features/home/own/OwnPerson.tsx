import { checkOwnDetails } from '@homologa/domain/accounts/own-account-rules';
import { phoneText } from '@homologa/domain/countries/phone';
import { isLocale, LOCALE_NAMES } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { describedBy, Field, FieldFrame } from '../../../components/Field';
import { PhoneField } from '../../../components/phone/PhoneField';
import { useI18n } from '../../../i18n/I18nProvider';
import { useLanguageChange } from '../../../i18n/use-language-change';
import { useConfig } from '../../../lib/config-context';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { currentSession, keepSession } from '../../../lib/session-store';
import { useKeptForm } from '../../../lib/use-kept-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../../account/account.texts';
import { patchDetails } from './own.api';
import { OWN } from './own.texts';
import type { OwnProps } from './own-props';

type Name = 'name' | 'phone' | 'language';
const fieldOf = (path: string): Name | null =>
  path === 'name' || path === 'phone' || path === 'language' ? path : null;

export function OwnPerson({ account, take }: OwnProps) {
  const { t, locale, choose } = useI18n();
  const { languages } = useConfig();
  const stored = { name: account.name, phone: phoneText(account.phone), language: account.language ?? locale };
  const [form] = useKeptForm<Name>(`homologa.onboarding.account.own.${account.id}`, stored);
  // Follows the header's selector, so that saving a name does not turn the page back.
  useLanguageChange(() => form.set('language', locale));
  const [isBusy, run] = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const labels = { name: t(ACCOUNT.full_name), phone: t(WORDS.phone), language: t(OWN.language) };

  const save = () =>
    run(async () => {
      form.clear();
      setSaved(false);
      const { name, language } = form.values;
      // An unchanged phone is sent as stored, because it may be older than the rules, which are for new numbers.
      const phone = form.values.phone === stored.phone ? account.phone : form.values.phone;
      const broken = checkOwnDetails({ name, phone }, account);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        const home = await patchDetails({ name, phone, ...(isLocale(language) ? { language } : {}) });
        take(home);
        form.set('name', home.account.name);
        form.set('phone', phoneText(home.account.phone));
        const session = currentSession();
        if (session) keepSession({ ...session, name: home.account.name, phone: home.account.phone });
        if (isLocale(language) && language !== locale) choose(language);
        setSaved(true);
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  const language = form.field('language');
  const { error, ...bound } = language;
  return (
    <form
      className="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ErrorSummary errors={form.summaryOf(labels)} />
      <Field field={form.field('name')} label={labels.name} autoComplete="name" />
      <PhoneField field={form.field('phone')} label={labels.phone} countryId={account.country} />
      <FieldFrame field={language} label={labels.language}>
        <select {...bound} className="control" aria-invalid={error !== null} aria-describedby={describedBy(language)}>
          {languages.map((offered) => (
            <option key={offered} value={offered} lang={offered}>
              {LOCALE_NAMES[offered]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <p role="status">{isSaved ? t(OWN.saved) : ''}</p>
      <p className="actions">
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {t(OWN.save)}
        </Button>
      </p>
    </form>
  );
}
