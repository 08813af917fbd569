import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { type Onboarding, useOwnOnboarding } from '../../onboarding/onboarding-context';

export interface OwnPayment extends Onboarding {
  supplier: OwnSupplierView;
  payment: SupplierPaymentResponse;
  request: BirRequestResponse;
  /** True once the onboarding is completed, unless a proof of payment was rejected. */
  isReadOnly: boolean;
}

export function useOwnPayment(): OwnPayment | null {
  const onboarding = useOwnOnboarding();
  const { payment, bir_request: request, onboarding_step: step } = onboarding.supplier;
  if (!payment || !request) return null;
  return { ...onboarding, payment, request, isReadOnly: step === 'finished' && payment.rejection === null };
}
