import { isPhone } from '@homologa/domain/countries/phone';
import { violation } from '@homologa/domain/errors/error-codes';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../../../components/Button';
import { CountryField } from '../../../components/CountryField';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { PhoneField } from '../../../components/phone/PhoneField';
import { countryOfCode } from '../../../components/phone/phone-hint';
import { useI18n } from '../../../i18n/I18nProvider';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { currentSession } from '../../../lib/session-store';
import { useKeptForm } from '../../../lib/use-kept-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';
import type { PublicInvite } from '../api/account.api';
import { PrivacyNotice } from './PrivacyNotice';

type Name = 'company_name' | 'country' | 'phone';
const fieldOf = (path: string): Name | null => (path === 'company_name' || path === 'phone' ? path : null);

interface PublicDetailsProps {
  workflowId: string;
  onDone: (invite: PublicInvite) => Promise<void>;
}

export function PublicDetails({ workflowId, onDone }: PublicDetailsProps) {
  const { t } = useI18n();
  const session = currentSession();
  const [form, forgetTyped] = useKeptForm<Name>(`homologa.onboarding.details.${workflowId}`, {
    company_name: '',
    country: '',
    phone: session?.phone ?? '',
  });
  // An account may have a phone without its country's code, which only its person can complete.
  const asksPhone = !session?.phone.startsWith('+') || !isPhone(session.phone, '');
  const [isBusy, run] = useSubmit();
  const labels = { company_name: t(WORDS.companyName), country: t(WORDS.country), phone: t(WORDS.phone) };

  const submit = () =>
    run(async () => {
      form.clear();
      const { company_name: companyName, country, phone } = form.values;
      const broken = [
        ...(phone.trim() === '' ? [violation('all_fields_required', 'phone')] : []),
        ...(phone.trim() !== '' && !isPhone(phone, countryOfCode(country))
          ? [violation('phone_invalid', 'phone')]
          : []),
        ...(companyName.trim() === '' ? [violation('company_name_required', 'company_name')] : []),
      ];
      const invite = {
        full_name: session?.name ?? '',
        email: session?.email ?? '',
        company_name: companyName,
        phone,
        country: country || undefined,
      };
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        await onDone(invite);
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
      <p>{t(ACCOUNT.session, { email: session?.email ?? '' })}</p>
      <ErrorSummary errors={form.summaryOf(labels)} />
      <Field field={form.field('company_name')} label={labels.company_name} autoComplete="organization" />
      <CountryField field={form.field('country')} label={labels.country} valueOf={({ alpha3 }) => alpha3} isOptional />
      {asksPhone && (
        <PhoneField field={form.field('phone')} label={labels.phone} countryId={countryOfCode(form.values.country)} />
      )}
      <PrivacyNotice country={form.values.country} />
      <Button type="submit" isBusy={isBusy}>
        {t(ACCOUNT.session_go)}
      </Button>
    </form>
  );
}
