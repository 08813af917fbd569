import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useKeepRecord } from '../../shared/data/provider/use-keep-record';

/**
 * Takes the payment that an action answered into the cache and refetches the lists, and the requests: the payment's
 * may have another status.
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
