import type { Locale } from '@homologa/domain/language/locales';
import type { CompletionNames } from './completion.texts';

export interface CorrectedReport {
  number: string;
  version: number;
  reason: string;
}

interface CorrectionTexts {
  subject(names: CompletionNames): string;
  greeting(person: string): string;
  body(names: CompletionNames, report: CorrectedReport): string;
  why(report: CorrectedReport): string;
  changed(figures: string): string;
  filesOnly: string;
  button: string;
  reason(names: CompletionNames): string;
}

export const CORRECTION_TEXTS: Record<Locale, CorrectionTexts> = {
  en: {
    subject: ({ supplier }) => `The report on ${supplier} has been corrected`,
    greeting: (person) => `Hello ${person},`,
    body: ({ supplier, workflow }, { number, version }) =>
      `The report on ${supplier} in “${workflow}” has been corrected: version ${version} of ${number} replaces the one before. No unit is used for it.`,
    why: ({ reason }) => `Reason: ${reason}`,
    changed: (figures) => `Changed figures: ${figures}.`,
    filesOnly: 'The figures are the same; the files have changed.',
    button: 'Open the supplier',
    reason: ({ workflow }) => `You receive this email because you look after the workflow “${workflow}”.`,
  },
  es: {
    subject: ({ supplier }) => `El informe de ${supplier} fue corregido`,
    greeting: (person) => `Hola, ${person}:`,
    body: ({ supplier, workflow }, { number, version }) =>
      `El informe de ${supplier} en «${workflow}» fue corregido: la versión ${version} de ${number} reemplaza a la anterior. No consume ninguna unidad.`,
    why: ({ reason }) => `Motivo: ${reason}`,
    changed: (figures) => `Datos que cambiaron: ${figures}.`,
    filesOnly: 'Los datos son los mismos; cambiaron los archivos.',
    button: 'Abrir el proveedor',
    reason: ({ workflow }) => `Recibe este correo porque está a cargo del proceso «${workflow}».`,
  },
  'pt-BR': {
    subject: ({ supplier }) => `O relatório de ${supplier} foi corrigido`,
    greeting: (person) => `Olá, ${person}:`,
    body: ({ supplier, workflow }, { number, version }) =>
      `O relatório de ${supplier} em “${workflow}” foi corrigido: a versão ${version} de ${number} substitui a anterior. Nenhuma unidade é usada.`,
    why: ({ reason }) => `Motivo: ${reason}`,
    changed: (figures) => `Dados que mudaram: ${figures}.`,
    filesOnly: 'Os dados são os mesmos; os arquivos mudaram.',
    button: 'Abrir o fornecedor',
    reason: ({ workflow }) => `Você recebe este e-mail porque cuida do processo “${workflow}”.`,
  },
};
