import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { isPaymentSettled } from '@homologa/domain/payments/charges';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { type Onboarding, useOwnOnboarding } from '../../onboarding/onboarding-context';

export interface OwnPayment extends Onboarding {
  supplier: OwnSupplierView;
  payment: SupplierPaymentResponse;
  request: BirRequestResponse;
  /** True once the onboarding is completed, unless a proof of payment was rejected. */
  isReadOnly: boolean;
  /** True once the payment was received: method, invoice data and proofs are then final. */
  isSettled: boolean;
}

export function useOwnPayment(): OwnPayment | null {
  const onboarding = useOwnOnboarding();
  const { payment, bir_request: request, onboarding_step: step } = onboarding.supplier;
  if (!payment || !request) return null;
  return {
    ...onboarding,
    payment,
    request,
    isReadOnly: step === 'finished' && payment.rejection === null,
    isSettled: isPaymentSettled(payment.check, request.online_payment?.status === 'paid'),
  };
}
