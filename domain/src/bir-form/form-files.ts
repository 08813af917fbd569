/** Kinds of file that belong to the form; `additional` is any other one. */
export const BIR_FORM_FILE_KINDS = [
  'articles_of_incorporation',
  'tax_certificate',
  'financial_statements',
  'owner_documents',
  'additional',
] as const;
export type BirFormFileKind = (typeof BIR_FORM_FILE_KINDS)[number];

export const isFormFileKind = (kind: string): kind is BirFormFileKind =>
  (BIR_FORM_FILE_KINDS as readonly string[]).includes(kind);
