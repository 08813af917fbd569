import type { Words } from '@homologa/domain/language/locales';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';

interface RejectionProps {
  payment: SupplierPaymentResponse;
  next: Words;
}

export function Rejection({ payment: { rejection, proofs }, next }: RejectionProps) {
  const { t } = useI18n();
  if (!rejection) return null;
  const isOfProof = proofs.some(({ uploaded_at: at }) => at <= rejection.at);
  return (
    <div className="error-summary">
      <p>
        <strong>{t(isOfProof ? INSTRUCTIONS.rejected : INSTRUCTIONS.rejected_payment)}</strong>
      </p>
      <p className="rejection">{t(INSTRUCTIONS.rejected_why, { reason: rejection.reason })}</p>
      <p>{t(next)}</p>
    </div>
  );
}
