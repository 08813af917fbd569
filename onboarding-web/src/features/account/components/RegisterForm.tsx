import { PASSWORD_MIN_LENGTH } from '@homologa/domain/accounts/password-rules';
import { lookUp } from '@homologa/domain/language/record-of';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { CountryField } from '../../../components/CountryField';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { PhoneField } from '../../../components/phone/PhoneField';
import { countryOfCode } from '../../../components/phone/phone-hint';
import { useI18n } from '../../../i18n/I18nProvider';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { useKeptForm } from '../../../lib/use-kept-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';
import { checkRegister, type RegisterValues } from '../register-rules';
import { NewsConsent } from './NewsConsent';
import { PasswordField } from './PasswordField';
import { PrivacyNotice } from './PrivacyNotice';

interface RegisterFormProps {
  keptAt: string;
  known: Partial<RegisterValues>;
  asksCompany: boolean;
  refusal?: unknown;
  onRegister: (values: RegisterValues & { news: boolean }) => Promise<void>;
}

const FIELDS: Readonly<Record<string, keyof RegisterValues>> = {
  name: 'name',
  full_name: 'name',
  company: 'company',
  company_name: 'company',
  email: 'email',
  password: 'password',
  phone: 'phone',
  country: 'country',
};
const fieldOf = (path: string): keyof RegisterValues | null => lookUp(FIELDS, path) ?? null;

export function RegisterForm({ keptAt, known, asksCompany, refusal = null, onRegister }: RegisterFormProps) {
  const { t } = useI18n();
  const [form, forgetTyped] = useKeptForm(
    keptAt,
    { name: '', company: '', email: '', password: '', country: '', phone: '', news: '', ...known },
    ['password'],
  );
  const [isBusy, run] = useSubmit();
  const wantsNews = form.values.news !== '';
  const labels = {
    name: t(ACCOUNT.full_name),
    company: t(WORDS.companyName),
    email: t(ACCOUNT.email),
    password: t(WORDS.password),
    country: t(WORDS.country),
    phone: t(WORDS.phone),
    news: null,
  };

  const isTold = useRef(false);
  useEffect(() => {
    if (refusal === null || isTold.current) return;
    isTold.current = true;
    void form.tell((...reader) => callFailure(refusal, fieldOf, ...reader));
  });

  const submit = () =>
    run(async () => {
      form.clear();
      const broken = checkRegister(form.values, asksCompany);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        await onRegister({ ...form.values, email: form.values.email.trim(), news: wantsNews });
        forgetTyped();
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={form.summaryOf(labels)} />
      <Field field={form.field('name')} label={labels.name} autoComplete="name" />
      {asksCompany && <Field field={form.field('company')} label={labels.company} autoComplete="organization" />}
      <Field
        field={form.field('email')}
        label={labels.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={!asksCompany && known.email ? t(ACCOUNT.invited_email_hint) : undefined}
      />
      <PasswordField
        field={form.field('password')}
        autoComplete="new-password"
        hint={t(ACCOUNT.password_hint, { count: PASSWORD_MIN_LENGTH })}
      />
      <CountryField field={form.field('country')} label={labels.country} valueOf={({ alpha3 }) => alpha3} isOptional />
      <PhoneField field={form.field('phone')} label={labels.phone} countryId={countryOfCode(form.values.country)} />
      <PrivacyNotice country={form.values.country} />
      <NewsConsent isGiven={wantsNews} onChange={(isGiven) => form.set('news', isGiven ? '1' : '')} />
      <Button type="submit" isBusy={isBusy}>
        {t(ACCOUNT.register)}
      </Button>
    </form>
  );
}
