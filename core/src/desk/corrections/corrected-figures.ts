import type { ReportContent } from '@homologa/domain/reports/report-details';
import { REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import type { Supplier } from '@homologa/prisma/models';
import type { EnteredFigures } from '../delivery/figures';
import type { Corrections } from './corrections';

const SAME_TEXTS = ['companyName', 'taxId', 'address', 'sic', 'website'] as const;

/**
 * Returns the figures to update when staff correct the supplier's record: figures that equal the record or come from
 * the supplier's form. Excludes figures that staff entered from a call, a file or a registry.
 */
export function correctedFigures(
  { figures, details: { sources } }: ReportContent,
  supplier: Supplier,
  corrections: Corrections,
): EnteredFigures {
  const isGiven = (name: 'phones' | (typeof SAME_TEXTS)[number], before: string | null): boolean => {
    const value = figures[name];
    const text = Array.isArray(value) ? value.join() : value;
    return Boolean(text) && (text === before || sources[REPORT_FIELDS[name].wire]?.source === 'form');
  };
  const texts = SAME_TEXTS.flatMap((name) => {
    const corrected = corrections[name];
    return corrected !== undefined && isGiven(name, supplier[name]) ? [[name, corrected || null] as const] : [];
  });
  const { phone } = corrections;
  const phones =
    phone !== undefined && isGiven('phones', ownPhoneOf({ given: supplier.phone, account: supplier.accountPhone }))
      ? { phones: phone ? [phone] : [] }
      : {};
  return { ...Object.fromEntries(texts), ...phones };
}
