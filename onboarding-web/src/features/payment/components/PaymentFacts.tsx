import { formatTaxId } from '@homologa/domain/identity/tax-id';
import { isPaymentMethod } from '@homologa/domain/payments/billing-rules';
import { moneyText } from '@homologa/domain/payments/money';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { taxIdKindIn } from '../billing-fields';
import { INSTRUCTIONS } from '../instructions.texts';
import type { OwnPayment } from '../own-payment';
import { FIELD_LABELS, REFERENCE } from '../reference.texts';
import { CopiedFact } from './CopiedFact';

export function Price({ payment }: { payment: SupplierPaymentResponse }) {
  const { t, locale } = useI18n();
  const { brand } = useConfig();
  return (
    <>
      <dt>{t(REFERENCE.price)}</dt>
      <dd>
        {payment.price > 0
          ? moneyText(payment.price, payment, locale)
          : t(REFERENCE.price_open, { provider: brand.name })}
      </dd>
    </>
  );
}

interface PaymentFactsProps {
  own: OwnPayment;
  /** Omits amount and payment reference, which the payment instructions above already show. */
  isBrief?: boolean;
  onEdit?: () => void;
}

export function PaymentFacts({ own: { payment, request }, isBrief = false, onEdit }: PaymentFactsProps) {
  const { t } = useI18n();
  const { general, payment: payer } = request.billing;
  const kind = taxIdKindIn(payment.region, general.tax_id_type ?? '');
  const taxId = formatTaxId(kind, general.tax_id ?? '');
  const method = payer.method ?? '';
  return (
    <>
      <dl className="facts">
        {(!isBrief || payment.price === 0) && <Price payment={payment} />}
        {!isBrief && <CopiedFact label={t(INSTRUCTIONS.reference)} value={payment.reference} />}
        {isPaymentMethod(method) && (
          <>
            <dt>{t(FIELD_LABELS.method)}</dt>
            <dd>{t(PAYMENT_METHOD_WORDS[method])}</dd>
          </>
        )}
        <dt>{t(INSTRUCTIONS.billed_to)}</dt>
        <dd>{[general.company_name, taxId].filter(Boolean).join(' · ')}</dd>
      </dl>
      {onEdit && (
        <button type="button" className="link" onClick={onEdit}>
          {t(INSTRUCTIONS.edit)}
        </button>
      )}
    </>
  );
}
