import type { Locale } from '@homologa/domain/language/locales';

interface NotificationMailTexts {
  greeting(person: string): string;
  button: string;
  digest: {
    subject(brand: string, count: number): string;
    intro(count: number): string;
    more(count: number): string;
    button: string;
  };
  reason: string;
}

export const NOTIFICATION_MAIL_TEXTS: Record<Locale, NotificationMailTexts> = {
  en: {
    greeting: (person) => `Hello ${person},`,
    button: 'Open',
    digest: {
      subject: (brand, count) => `${brand}: ${count} ${count === 1 ? 'notification' : 'notifications'} of the day`,
      intro: (count) =>
        count === 1 ? 'This happened since the last digest:' : 'These happened since the last digest:',
      more: (count) => `and ${count} more.`,
      button: 'Open your notifications',
    },
    reason: 'You receive this email because your settings ask for it. You can choose there what you are mailed.',
  },
  es: {
    greeting: (person) => `Hola, ${person}:`,
    button: 'Abrir',
    digest: {
      subject: (brand, count) => `${brand}: ${count} ${count === 1 ? 'notificación' : 'notificaciones'} del día`,
      intro: () => 'Esto ocurrió desde el último resumen:',
      more: (count) => `y ${count} más.`,
      button: 'Abrir sus notificaciones',
    },
    reason: 'Recibe este correo porque así está en su configuración. Allí puede elegir qué recibe por correo.',
  },
  'pt-BR': {
    greeting: (person) => `Olá, ${person}:`,
    button: 'Abrir',
    digest: {
      subject: (brand, count) => `${brand}: ${count} ${count === 1 ? 'notificação' : 'notificações'} do dia`,
      intro: () => 'Isto aconteceu desde o último resumo:',
      more: (count) => `e mais ${count}.`,
      button: 'Abrir suas notificações',
    },
    reason: 'Você recebe este e-mail porque suas configurações pedem. Nelas você escolhe o que recebe por e-mail.',
  },
};
