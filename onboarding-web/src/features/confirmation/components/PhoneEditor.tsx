import { isPhone, phoneText, storedPhone } from '@homologa/domain/countries/phone';
import { violation } from '@homologa/domain/errors/error-codes';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { PhoneField } from '../../../components/phone/PhoneField';
import { useI18n } from '../../../i18n/I18nProvider';
import { call } from '../../../lib/api-client';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { supplierPath } from '../../../lib/supplier-path';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { CONFIRMATION } from '../confirmation.texts';

const putPhone = (key: OnboardingKey, phone: string): Promise<OnboardingSupplierResponse> =>
  call('PUT', supplierPath(key), { key, body: { _id: key.supplierId, account: { phone } } });

const fieldOf = (path: string): 'phone' | null => (path === 'account.phone' ? 'phone' : null);

export function PhoneEditor() {
  const { t } = useI18n();
  const { account, invite, country } = useOwnOnboarding().supplier;
  const own = ownPhoneOf({ given: invite.phone, account: account.phone });
  // Clients write numbers without calling code; the number to be called is shown whole.
  const phone = storedPhone(own, country) ?? own;
  const [mode, setMode] = useState<'shown' | 'edited' | 'left' | 'saved'>('shown');
  if (mode === 'edited') return <PhoneForm phone={phone} onDone={(isSaved) => setMode(isSaved ? 'saved' : 'left')} />;
  return (
    <div className="phone">
      <p>
        <span className="muted">{t(CONFIRMATION.phone_label)}</span>
        <strong>{phoneText(phone) || t(CONFIRMATION.phone_none)}</strong>
      </p>
      {/* Returns the focus to the button after editing. */}
      <Button kind="secondary" autoFocus={mode !== 'shown'} onClick={() => setMode('edited')}>
        {t(CONFIRMATION.edit)}
      </Button>
      <p role="status">{mode === 'saved' ? t(CONFIRMATION.saved) : ''}</p>
    </div>
  );
}

function PhoneForm({ phone, onDone }: { phone: string; onDone: (isSaved: boolean) => void }) {
  const { t } = useI18n();
  const { key, supplier, take } = useOwnOnboarding();
  const form = useForm({ phone: phoneText(phone) });
  const [isBusy, run] = useSubmit();
  const save = () =>
    run(async () => {
      form.clear();
      try {
        const isEmpty = form.values.phone.trim() === '';
        if (isEmpty || !isPhone(form.values.phone, supplier.country)) {
          const broken = [violation(isEmpty ? 'phone_required' : 'phone_invalid', 'account.phone')];
          await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
          return;
        }
        take(await putPhone(key, form.values.phone));
        onDone(true);
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  return (
    <form
      className="phone-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ErrorSummary errors={form.summaryOf({ phone: null })} />
      <PhoneField field={form.field('phone')} label={t(WORDS.phone)} countryId={supplier.country} autoFocus />
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(WORDS.save)}
        </Button>
        <Button kind="secondary" onClick={() => onDone(false)}>
          {t(WORDS.cancel)}
        </Button>
      </p>
    </form>
  );
}
