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

interface FileOfRequest {
  type: string;
}

/** Whether the form of a country asks for the paper that its payment asks for, too: Mexico's CSF. */
const isTaxPaperShared = (country: string): boolean => country === 'mexico' || country === '';

/**
 * The kinds of paper that a request has for its form. A constancia de situación fiscal given with the payment is the
 * form's tax certificate, so that nobody is asked for it twice (reference 8.4).
 */
export function givenFileKinds(files: readonly FileOfRequest[]): ReadonlySet<string> {
  const kinds = new Set(files.map(({ type }) => type));
  return kinds.has('rfc_document') ? kinds.add('tax_certificate') : kinds;
}

/** The files that serve as the payment's RFC document: its own, else the form's tax certificate. */
export function rfcDocumentsOf<File extends FileOfRequest>(files: readonly File[], formCountry: string): File[] {
  const own = files.filter(({ type }) => type === 'rfc_document');
  if (own.length > 0 || !isTaxPaperShared(formCountry)) return own;
  return files.filter(({ type }) => type === 'tax_certificate');
}
