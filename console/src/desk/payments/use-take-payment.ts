import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useKeepRecord } from '../../shared/data/provider/use-keep-record';

/**
 * Caches the payment that an action returned and refetches the lists of payments. Also refetches the desk requests,
 * because the status of the payment's request may have changed.
 */
export function useTakePayment() {
  const queries = useQueryClient();
  const keep = useKeepRecord<ChargeResponse>('payments');
  return async (charge: ChargeResponse) => {
    await Promise.all([
      keep(charge),
      queries.invalidateQueries({ queryKey: PAYMENT_SUMMARY_KEY }),
      queries.invalidateQueries({ queryKey: ['requests'] }),
    ]);
  };
}

export const PAYMENT_SUMMARY_KEY = ['payments', 'getPaymentSummary'] as const;
