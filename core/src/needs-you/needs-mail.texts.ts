import type { Locale } from '@homologa/domain/language/locales';

interface NeedsMailTexts {
  subject(brand: string, company: string, count: string): string;
  greeting(person: string): string;
  intro(company: string): string;
  button: string;
  setting: string;
  reason(company: string): string;
}

export const NEEDS_MAIL_TEXTS: Record<Locale, NeedsMailTexts> = {
  en: {
    subject: (brand, company, count) => `${brand}: ${count} waiting for you at ${company}`,
    greeting: (person) => `Hello ${person},`,
    intro: (company) => `This waits for you at ${company}. Each line opens exactly those:`,
    button: 'Open what needs you',
    setting: 'Change how often this email comes, or switch it off',
    reason: (company) => `You receive this email because you chose it in your settings for ${company}.`,
  },
  es: {
    subject: (brand, company, count) => `${brand}: ${count} en espera de usted en ${company}`,
    greeting: (person) => `Hola, ${person}:`,
    intro: (company) => `Esto requiere su atención en ${company}. Cada línea abre exactamente esos elementos:`,
    button: 'Ver lo que requiere su atención',
    setting: 'Cambiar la frecuencia de este correo o dejar de recibirlo',
    reason: (company) => `Recibe este correo porque lo eligió en su configuración para ${company}.`,
  },
  'pt-BR': {
    subject: (brand, company, count) => `${brand}: ${count} à sua espera em ${company}`,
    greeting: (person) => `Olá, ${person},`,
    intro: (company) => `Isto requer sua atenção em ${company}. Cada linha abre exatamente esses itens:`,
    button: 'Ver o que requer sua atenção',
    setting: 'Alterar a frequência deste e-mail ou deixar de recebê-lo',
    reason: (company) => `Você recebe este e-mail porque o escolheu em suas configurações para ${company}.`,
  },
};
