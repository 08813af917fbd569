import { words } from '../template';

/** Format of a column with a name or another short text. */
export const NAME = { kind: 'short_text', max_length: 200 } as const;

export const UPLOAD_CERTIFICATE = words('Upload the certificate.', 'Adjunte el certificado.', 'Anexe o certificado.');

export const CHANGED_SINCE = words(
  'What has your company changed since then?',
  '¿Qué cambió su empresa desde entonces?',
  'O que sua empresa mudou desde então?',
);
