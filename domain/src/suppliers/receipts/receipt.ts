import type { Words } from '../../language/locales';

/** Symbols of receipt numbers, without vowels and without those that are mistaken for each other (0 O, 1 I L, 5 S). */
export const RECEIPT_SYMBOLS = '234679CDFGHJKMNPRTWXY';

const NUMBER = new RegExp(`^[${RECEIPT_SYMBOLS}]{6}$`);

/** The receipt number in a typed text, such as 'r7k 4m2' for R7K-4M2. Null if the text is none. */
export function receiptNumberIn(typed: string): string | null {
  const symbols = typed.toUpperCase().replace(/[\s-]/g, '');
  return NUMBER.test(symbols) ? `${symbols.slice(0, 3)}-${symbols.slice(3)}` : null;
}

/** Times of day at which a supplier can prefer to be called; `any` until it chooses. */
export const CALL_TIMES = ['any', 'morning', 'afternoon'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const CALL_TIME_WORDS: Readonly<Record<CallTime, Words>> = {
  any: { en: 'At any time', es: 'A cualquier hora', 'pt-BR': 'A qualquer hora' },
  morning: { en: 'In the morning', es: 'Por la mañana', 'pt-BR': 'De manhã' },
  afternoon: { en: 'In the afternoon', es: 'Por la tarde', 'pt-BR': 'À tarde' },
};

/** Mails about a supplier's progress; each is sent at most once, `answers_received` once for each send-back. */
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
