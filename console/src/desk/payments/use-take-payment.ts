import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { useQueryClient } from '@tanstack/react-query';
import { REQUESTS_KEY, SUMMARY_KEY } from '../request-context';
import { PAYMENT_SUMMARY_KEY, paymentKey } from './payments.api';

/**
 * Caches the payment returned by an action and refetches the lists and the payment's request, whose status may have
 * changed.
 */
export function useTakePayment() {
  const queries = useQueryClient();
  return async (charge: ChargeResponse) => {
    queries.setQueryData(paymentKey(charge.id), charge);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['payments'] }),
      queries.invalidateQueries({ queryKey: PAYMENT_SUMMARY_KEY }),
      queries.invalidateQueries({ queryKey: REQUESTS_KEY }),
      queries.invalidateQueries({ queryKey: ['requests'] }),
      queries.invalidateQueries({ queryKey: SUMMARY_KEY }),
    ]);
  };
}
