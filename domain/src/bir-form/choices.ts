/** The choices of the form's fields. */
export const BIR_CHOICES = {
  premises: ['owned', 'rented', 'lent'],
  ownerKind: ['person', 'company'],
  accountKind: ['checking', 'savings', 'credit', 'other_account'],
  relation: ['supplier', 'client', 'other_relation'],
  taxRegimeOfBrazil: ['simples_nacional', 'lucro_presumido', 'lucro_real', 'mei'],
} as const;

/** The choice of a legal form that asks for a name of its own. */
export const OTHER_LEGAL_FORM = 'other';

/** Every choice that has words; legal forms stand for themselves. */
export type BirChoice = (typeof BIR_CHOICES)[keyof typeof BIR_CHOICES][number] | typeof OTHER_LEGAL_FORM;
