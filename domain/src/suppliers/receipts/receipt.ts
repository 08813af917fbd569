import type { Words } from '../../language/locales';

/**
 * Symbols of receipt numbers. Vowels are excluded so that no words can appear, and so are symbols that people confuse
 * (0 O, 1 I L, 5 S).
 */
export const RECEIPT_SYMBOLS = '234679CDFGHJKMNPRTWXY';

const NUMBER = new RegExp(`^[${RECEIPT_SYMBOLS}]{6}$`);

/** Parses a typed receipt number: 'r7k 4m2' becomes R7K-4M2. Null if the text is not a receipt number. */
export function receiptNumberIn(typed: string): string | null {
  const symbols = typed.toUpperCase().replace(/[\s-]/g, '');
  return NUMBER.test(symbols) ? `${symbols.slice(0, 3)}-${symbols.slice(3)}` : null;
}

/** Times of day that a supplier can prefer for the phone call that verifies its data; `any` is the default. */
export const CALL_TIMES = ['any', 'morning', 'afternoon'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const CALL_TIME_WORDS: Readonly<Record<CallTime, Words>> = {
  any: { en: 'At any time', es: 'A cualquier hora', 'pt-BR': 'A qualquer hora' },
  morning: { en: 'In the morning', es: 'Por la mañana', 'pt-BR': 'De manhã' },
  afternoon: { en: 'In the afternoon', es: 'Por la tarde', 'pt-BR': 'À tarde' },
};

/**
 * Mails to a supplier about its progress. Each mail is sent at most once, except `answers_received`, which is sent at
 * most once per send-back.
 */
export const SUPPLIER_MAILS = [
  'account_made',
  'questionnaire_received',
  'proof_received',
  'payment_accepted',
  'all_received',
  'answers_received',
  'verified',
  'finished',
] as const;
export type SupplierMailKind = (typeof SUPPLIER_MAILS)[number];
