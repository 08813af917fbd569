import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import { statesOf } from '@homologa/domain/countries/states';
import { describedBy, Field, FieldFrame } from '../../../components/Field';
import { useI18n } from '../../../i18n/I18nProvider';
import type { FieldBinding } from '../../../lib/use-form';
import { REFERENCE } from '../reference.texts';

export function StateField({ field, label, region }: { field: FieldBinding; label: string; region: PaymentRegion }) {
  const { t } = useI18n();
  const states = statesOf(region);
  if (states.length === 0) return <Field field={field} label={label} autoComplete="address-level1" maxLength={300} />;
  const { error, ...bound } = field;
  return (
    <FieldFrame field={field} label={label}>
      <select
        {...bound}
        className="control"
        autoComplete="off"
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={describedBy(field)}
      >
        <option value="">{t(REFERENCE.choose_state)}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
