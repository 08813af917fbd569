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

/**
 * Mexico's tax certificate (CSF) is required for the form and for the payment, so one upload serves both. A form
 * without a country is treated as Mexican.
 */
const isTaxPaperShared = (country: string): boolean => country === 'mexico' || country === '';

/**
 * Returns the uploaded document types. A CSF uploaded for the payment also counts as tax certificate, so that the
 * supplier uploads it only once (reference 8.4).
 */
export function givenFileKinds(files: readonly FileOfRequest[]): ReadonlySet<string> {
  const kinds = new Set(files.map(({ type }) => type));
  return kinds.has('rfc_document') ? kinds.add('tax_certificate') : kinds;
}

/**
 * Returns the documents that the supplier uploaded for the payment as proof of its Mexican tax id (RFC); if there are
 * none, returns the tax certificate of the report form.
 */
export function rfcDocumentsOf<File extends FileOfRequest>(files: readonly File[], formCountry: string): File[] {
  const own = files.filter(({ type }) => type === 'rfc_document');
  if (own.length > 0 || !isTaxPaperShared(formCountry)) return own;
  return files.filter(({ type }) => type === 'tax_certificate');
}
