import type { Locale } from '@homologa/domain/language/locales';

interface EmailConfirmationTexts {
  subject(code: string): string;
  greeting: string;
  body(client: string): string;
  button: string;
  lasts(minutes: number): string;
  notYou: string;
  reason(client: string): string;
}

export const EMAIL_CONFIRMATION_TEXTS: Record<Locale, EmailConfirmationTexts> = {
  en: {
    subject: (code) => `${code} is your confirmation code`,
    greeting: 'Hello,',
    body: (client) => `Enter this code to confirm your email and go on with the supplier evaluation of ${client}:`,
    button: 'Confirm my email',
    lasts: (minutes) => `The code is valid for ${minutes} minutes.`,
    notYou: 'If you did not register, ignore this email.',
    reason: (client) => `You receive this email because this address was entered in a public link of ${client}.`,
  },
  es: {
    subject: (code) => `${code} es su código de confirmación`,
    greeting: 'Hola:',
    body: (client) => `Ingrese este código para confirmar su correo y continuar con el proceso de ${client}:`,
    button: 'Confirmar mi correo',
    lasts: (minutes) => `El código es válido durante ${minutes} minutos.`,
    notYou: 'Si usted no se registró, ignore este correo.',
    reason: (client) => `Recibe este correo porque esta dirección se ingresó en un enlace público de ${client}.`,
  },
  'pt-BR': {
    subject: (code) => `${code} é o seu código de confirmação`,
    greeting: 'Olá:',
    body: (client) => `Digite este código para confirmar o seu e-mail e continuar o processo de ${client}:`,
    button: 'Confirmar meu e-mail',
    lasts: (minutes) => `O código vale por ${minutes} minutos.`,
    notYou: 'Se você não se cadastrou, ignore este e-mail.',
    reason: (client) => `Você recebe este e-mail porque este endereço foi informado em um link público de ${client}.`,
  },
};
