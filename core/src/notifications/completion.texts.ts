import type { Locale } from '@homologa/domain/language/locales';
import type { CompletionKind } from './completion-kinds';

export interface CompletionNames {
  supplier: string;
  workflow: string;
}

interface CompletionTexts {
  subject: Record<CompletionKind, (names: CompletionNames) => string>;
  body: Record<CompletionKind, (names: CompletionNames) => string>;
  greeting(person: string): string;
  button: string;
  reason(names: CompletionNames): string;
}

export const COMPLETION_TEXTS: Record<Locale, CompletionTexts> = {
  en: {
    subject: {
      onboarding_finished: ({ supplier }) => `${supplier} has finished the onboarding`,
      report_delivered: ({ supplier }) => `The report on ${supplier} has been delivered`,
      supplier_not_located: ({ supplier }) => `We could not reach ${supplier}`,
    },
    body: {
      onboarding_finished: ({ supplier, workflow }) =>
        `${supplier} has finished the onboarding of “${workflow}”. You can read the answers now.`,
      report_delivered: ({ supplier, workflow }) =>
        `The report on ${supplier} in “${workflow}” has been delivered. You can read and download it now.`,
      supplier_not_located: ({ supplier, workflow }) =>
        `We called ${supplier} of “${workflow}” several times and could not locate it. Give us another number and we try again.`,
    },
    greeting: (person) => `Hello ${person},`,
    button: 'Open the supplier',
    reason: ({ workflow }) => `You receive this email because you look after the workflow “${workflow}”.`,
  },
  es: {
    subject: {
      onboarding_finished: ({ supplier }) => `${supplier} terminó el proceso de evaluación`,
      report_delivered: ({ supplier }) => `El informe de ${supplier} fue entregado`,
      supplier_not_located: ({ supplier }) => `No pudimos comunicarnos con ${supplier}`,
    },
    body: {
      onboarding_finished: ({ supplier, workflow }) =>
        `${supplier} terminó el proceso «${workflow}». Ya puede leer sus respuestas.`,
      report_delivered: ({ supplier, workflow }) =>
        `El informe de ${supplier} en «${workflow}» fue entregado. Ya puede leerlo y descargarlo.`,
      supplier_not_located: ({ supplier, workflow }) =>
        `Llamamos varias veces a ${supplier}, de «${workflow}», y no pudimos localizarlo. Denos otro número y lo intentamos de nuevo.`,
    },
    greeting: (person) => `Hola, ${person}:`,
    button: 'Abrir el proveedor',
    reason: ({ workflow }) => `Recibe este correo porque está a cargo del proceso «${workflow}».`,
  },
  'pt-BR': {
    subject: {
      onboarding_finished: ({ supplier }) => `${supplier} concluiu o processo de avaliação`,
      report_delivered: ({ supplier }) => `O relatório de ${supplier} foi entregue`,
      supplier_not_located: ({ supplier }) => `Não conseguimos falar com ${supplier}`,
    },
    body: {
      onboarding_finished: ({ supplier, workflow }) =>
        `${supplier} concluiu o processo “${workflow}”. Você já pode ler as respostas.`,
      report_delivered: ({ supplier, workflow }) =>
        `O relatório de ${supplier} em “${workflow}” foi entregue. Você já pode lê-lo e baixá-lo.`,
      supplier_not_located: ({ supplier, workflow }) =>
        `Ligamos várias vezes para ${supplier}, de “${workflow}”, e não foi possível localizá-lo. Informe outro número e tentamos de novo.`,
    },
    greeting: (person) => `Olá, ${person}:`,
    button: 'Abrir o fornecedor',
    reason: ({ workflow }) => `Você recebe este e-mail porque cuida do processo “${workflow}”.`,
  },
};
