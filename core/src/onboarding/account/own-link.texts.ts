import type { Locale } from '@homologa/domain/language/locales';

interface OwnLinkTexts {
  subject(client: string): string;
  greeting: string;
  body(client: string): string;
  button: string;
  code: string;
  lasts(days: number): string;
  reason(client: string): string;
}

export const OWN_LINK_TEXTS: Record<Locale, OwnLinkTexts> = {
  en: {
    subject: (client) => `Your link to the supplier evaluation of ${client}`,
    greeting: 'Hello,',
    body: (client) =>
      `Open this link on the device where you want to go on with the supplier evaluation of ${client}. What was saved is there.`,
    button: 'Go on',
    code: 'If you have begun already, that device asks once for a code, which we email to you, or for your password.',
    lasts: (days) => (days === 1 ? 'The link is valid for 1 day.' : `The link is valid for ${days} days.`),
    reason: (client) => `You receive this email because your link was asked for on the page of ${client}.`,
  },
  es: {
    subject: (client) => `Su enlace al proceso de ${client}`,
    greeting: 'Hola:',
    body: (client) =>
      `Abra este enlace en el dispositivo donde quiere continuar el proceso de ${client}. Lo guardado está ahí.`,
    button: 'Continuar',
    code: 'Si ya empezó, ese dispositivo pide una vez un código, que le enviamos por correo, o su contraseña.',
    lasts: (days) => (days === 1 ? 'El enlace es válido durante 1 día.' : `El enlace es válido durante ${days} días.`),
    reason: (client) => `Recibe este correo porque su enlace se solicitó en la página de ${client}.`,
  },
  'pt-BR': {
    subject: (client) => `Seu link para o processo de ${client}`,
    greeting: 'Olá:',
    body: (client) =>
      `Abra este link no dispositivo em que você quer continuar o processo de ${client}. O que foi salvo está lá.`,
    button: 'Continuar',
    code: 'Se você já começou, esse dispositivo pede uma vez um código, que enviamos por e-mail, ou a sua senha.',
    lasts: (days) => (days === 1 ? 'O link vale por 1 dia.' : `O link vale por ${days} dias.`),
    reason: (client) => `Você recebe este e-mail porque o seu link foi pedido na página de ${client}.`,
  },
};
