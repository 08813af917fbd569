import { formatLetterDate } from '@homologa/domain/language/letter-dates';
import type { Locale } from '@homologa/domain/language/locales';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';

export const dayText = (day: string, locale: Locale): string =>
  formatLetterDate(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC' });

export function InvoiceDate({ payment: { instructions, stage } }: { payment: SupplierPaymentResponse }) {
  const { t, locale } = useI18n();
  const { invoice_date: date, invoice_cut_off_day: day } = instructions;
  if (!date) return null;
  return (
    <p className="note">
      {day !== undefined && <>{t(INSTRUCTIONS.invoice_rule, { day })} </>}
      {t(stage === 'done' ? INSTRUCTIONS.invoice_dated : INSTRUCTIONS.invoice_today, { date: dayText(date, locale) })}
    </p>
  );
}
