import { countryById } from '@homologa/domain/countries/countries';
import { isPhone } from '@homologa/domain/countries/phone';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { holdsAddress } from '@homologa/domain/identity/person-name';
import type { SupplierLinkView } from '@homologa/domain/onboarding/onboarding.contract';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { PhoneField } from '../../../components/phone/PhoneField';
import { useI18n } from '../../../i18n/I18nProvider';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { useKeptForm } from '../../../lib/use-kept-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';
import type { Beginner } from '../api/account.api';
import { BEGIN } from '../begin.texts';
import { BreakableEmail } from './BreakableEmail';
import { NewsConsent } from './NewsConsent';
import { PrivacyNotice } from './PrivacyNotice';

type Name = 'name' | 'phone' | 'news';
const fieldOf = (path: string): Name | null => (path === 'name' || path === 'phone' ? path : null);

interface BeginFormProps {
  supplierId: string;
  invited: NonNullable<SupplierLinkView['invited']>;
  country: string;
  onBegin: (person: Beginner) => Promise<void>;
  onOtherWay: () => void;
}

/**
 * Creates an account for the invited e-mail address with one click. The form contains the name and phone that the
 * client entered, which the user can correct.
 */
export function BeginForm({ supplierId, invited, country, onBegin, onOtherWay }: BeginFormProps) {
  const { t } = useI18n();
  const [form, forgetTyped] = useKeptForm<Name>(`homologa.onboarding.begin.${supplierId}`, {
    name: invited.name,
    phone: invited.phone,
    news: '',
  });
  const [isBusy, run] = useSubmit();
  const wantsNews = form.values.news !== '';
  const labels = { name: t(ACCOUNT.full_name), phone: t(WORDS.phone), news: null };

  const submit = () =>
    run(async () => {
      form.clear();
      const { name, phone } = form.values;
      const broken = problemsOf({ name, phone }, country);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        await onBegin({ name: name.trim(), phone: phone.trim(), news: wantsNews });
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
      <p>{t(OPENING_WORDS.begin)}</p>
      <ErrorSummary errors={form.summaryOf(labels)} />
      <Field field={form.field('name')} label={labels.name} autoComplete="name" />
      <PhoneField field={form.field('phone')} label={labels.phone} countryId={country} />
      <PrivacyNotice country={countryById(country)?.alpha3 ?? ''} />
      <NewsConsent isGiven={wantsNews} onChange={(isGiven) => form.set('news', isGiven ? '1' : '')} />
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          <BreakableEmail text={t(BEGIN.go, { email: invited.email })} />
        </Button>
        <Button kind="quiet" onClick={onOtherWay}>
          {t(BEGIN.other_way)}
        </Button>
      </p>
    </form>
  );
}

function problemsOf({ name, phone }: { name: string; phone: string }, country: string): Violation[] {
  return [
    ...(name.trim() === '' ? [violation('all_fields_required', 'name')] : []),
    ...(holdsAddress(name) ? [violation('name_holds_address', 'name')] : []),
    ...(phone.trim() === '' ? [violation('all_fields_required', 'phone')] : []),
    ...(phone.trim() !== '' && !isPhone(phone, country) ? [violation('phone_invalid', 'phone')] : []),
  ];
}
