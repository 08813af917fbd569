import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { useQueryClient } from '@tanstack/react-query';
import { PAYMENT_SUMMARY_KEY, paymentKey } from './payments.api';

/** Every action answers the payment as it is now: shown at once, and the lists are fetched anew. */
export function useTakePayment() {
  const queries = useQueryClient();
  return async (charge: ChargeResponse) => {
    queries.setQueryData(paymentKey(charge.id), charge);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['payments'] }),
      queries.invalidateQueries({ queryKey: PAYMENT_SUMMARY_KEY }),
    ]);
  };
}
