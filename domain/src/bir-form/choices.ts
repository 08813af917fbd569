export const BIR_CHOICES = {
  premises: ['owned', 'rented', 'lent'],
  ownerKind: ['person', 'company'],
  accountKind: ['checking', 'savings', 'credit', 'other_account'],
  relation: ['supplier', 'client', 'other_relation'],
  taxRegimeOfBrazil: ['simples_nacional', 'lucro_presumido', 'lucro_real', 'mei'],
} as const;

/** Choice that requires the name of the legal form in a text field. */
export const OTHER_LEGAL_FORM = 'other';

export type BirChoice = (typeof BIR_CHOICES)[keyof typeof BIR_CHOICES][number] | typeof OTHER_LEGAL_FORM;
