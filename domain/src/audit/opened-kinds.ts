import type { Words } from '../language/locales';

/** Kinds of a supplier's documents whose opening the audit trail names. */
export const OPENED_KIND_WORDS = {
  own_file: { en: 'My Files', es: 'Mis archivos', 'pt-BR': 'Meus arquivos' },
  answer: { en: 'Answer', es: 'Respuesta', 'pt-BR': 'Resposta' },
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  additional: { en: 'Additional file', es: 'Archivo adicional', 'pt-BR': 'Arquivo adicional' },
  compliance: { en: 'Compliance report', es: 'Informe de cumplimiento', 'pt-BR': 'Relatório de compliance' },
} as const satisfies Record<string, Words>;
export type OpenedKind = keyof typeof OPENED_KIND_WORDS;
