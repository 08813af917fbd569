import type { Locale } from '@homologa/domain/language/locales';

interface PasswordResetTexts {
  subject(brand: string): string;
  greeting(person: string): string;
  body: string;
  button: string;
  lasts(minutes: number): string;
  notYou: string;
  reason(brand: string): string;
}

const HOUR = 60;

export const PASSWORD_RESET_TEXTS: Record<Locale, PasswordResetTexts> = {
  en: {
    subject: (brand) => `Reset your ${brand} password`,
    greeting: (person) => (person ? `Hello ${person},` : 'Hello,'),
    body: 'Open the link below to choose a new password.',
    button: 'Choose a new password',
    lasts: (minutes) => `The link works once, for ${minutes === HOUR ? 'one hour' : `${minutes} minutes`}.`,
    notYou: 'If you did not ask for this, ignore this email: your password stays as it is.',
    reason: (brand) => `You receive this email because someone asked to reset the ${brand} password of this address.`,
  },
  es: {
    subject: (brand) => `Restablezca su contraseña de ${brand}`,
    greeting: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
    body: 'Abra el enlace para elegir una contraseña nueva.',
    button: 'Elegir una contraseña nueva',
    lasts: (minutes) =>
      `El enlace funciona una sola vez, durante ${minutes === HOUR ? 'una hora' : `${minutes} minutos`}.`,
    notYou: 'Si usted no lo solicitó, ignore este correo: su contraseña no cambia.',
    reason: (brand) =>
      `Recibe este correo porque alguien pidió restablecer la contraseña de ${brand} de esta dirección.`,
  },
  'pt-BR': {
    subject: (brand) => `Redefina a sua senha do ${brand}`,
    greeting: (person) => (person ? `Olá, ${person}:` : 'Olá:'),
    body: 'Abra o link abaixo para escolher uma nova senha.',
    button: 'Escolher uma nova senha',
    lasts: (minutes) => `O link funciona uma única vez, por ${minutes === HOUR ? 'uma hora' : `${minutes} minutos`}.`,
    notYou: 'Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
    reason: (brand) => `Você recebe este e-mail porque alguém pediu para redefinir a senha do ${brand} deste endereço.`,
  },
};
