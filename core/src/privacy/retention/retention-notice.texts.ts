import type { Locale } from '@homologa/domain/language/locales';

interface NoticeTexts {
  subject(company: string): string;
  greeting(name: string): string;
  body(rule: { company: string; kind: string; days: string; date: string }): string;
  lost: string;
  button: string;
  reason(company: string): string;
}

export const RETENTION_NOTICE_TEXTS: Record<Locale, NoticeTexts> = {
  en: {
    subject: (company) => `${company}: data will be deleted`,
    greeting: (name) => `Hello ${name},`,
    body: ({ company, kind, days, date }) =>
      `${company} has chosen to keep this for ${days} days after the end of a process: ${kind}. What is older will be deleted from ${date} on.`,
    lost: 'What was deleted cannot be restored. Until then any admin can change this.',
    button: 'Open the setting',
    reason: (company) => `You receive this email as an admin of ${company}.`,
  },
  es: {
    subject: (company) => `${company}: se eliminarán datos`,
    greeting: (name) => `Hola, ${name}:`,
    body: ({ company, kind, days, date }) =>
      `${company} eligió conservar lo siguiente durante ${days} días tras el fin de un proceso: ${kind}. Lo más antiguo se eliminará a partir del ${date}.`,
    lost: 'Lo eliminado no se puede recuperar. Hasta entonces cualquier administrador puede cambiarlo.',
    button: 'Abrir la configuración',
    reason: (company) => `Recibe este correo como administrador de ${company}.`,
  },
  'pt-BR': {
    subject: (company) => `${company}: dados serão excluídos`,
    greeting: (name) => `Olá, ${name},`,
    body: ({ company, kind, days, date }) =>
      `${company} escolheu manter o seguinte por ${days} dias após o fim de um processo: ${kind}. O que for mais antigo será excluído a partir de ${date}.`,
    lost: 'O que foi excluído não pode ser recuperado. Até lá, qualquer administrador pode alterar isso.',
    button: 'Abrir a configuração',
    reason: (company) => `Você recebe este e-mail como administrador de ${company}.`,
  },
};
