import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { dayIn, termsOn } from '@homologa/domain/payments/payment-terms';
import { systemClock } from '../kernel/clock';
import type { Context } from '../kernel/context';

export function warnAboutPayments({ config, log }: Pick<Context, 'config' | 'log'>): void {
  if (!config.production) return;
  const now = systemClock();
  const regions = PAYMENT_REGIONS.filter(
    (region) => termsOn(config.paymentTerms, region, dayIn(region, now)).bank.length === 0,
  );
  if (regions.length > 0)
    log.warn({ regions }, 'no bank details in PAYMENT_FILE: suppliers there have to ask for them');
  if (config.paymentSandbox) log.warn('online payments go to the sandbox: no money is taken');
}
