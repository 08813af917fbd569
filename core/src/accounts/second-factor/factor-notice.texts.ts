import type { FactorNews } from '@homologa/domain/accounts/second-factor';
import type { Locale } from '@homologa/domain/language/locales';

interface FactorNoticeTexts {
  subject(brand: string): string;
  greeting: string;
  news: Record<FactorNews, string>;
  /** What to do if it was not the reader. */
  wasNotYou: string;
  button: string;
  reason(brand: string): string;
}

export const FACTOR_NOTICE_TEXTS: Record<Locale, FactorNoticeTexts> = {
  en: {
    subject: (brand) => `The second factor of your ${brand} account`,
    greeting: 'Hello,',
    news: {
      added: 'A second factor was added to your account.',
      removed: 'A second factor was removed from your account.',
      reset:
        'The second factor of your account was reset, and you have been logged out everywhere. You can log in with your password and set up a new one.',
      guessed:
        'Somebody entered your password and then wrong codes. For up to 15 minutes nobody can log in on a device that is new to your account.',
    },
    wasNotYou: 'If you did not expect this, choose a new password at once and tell us.',
    button: 'Choose a new password',
    reason: (brand) => `You receive this email because it is the address of a ${brand} account.`,
  },
  es: {
    subject: (brand) => `El segundo factor de su cuenta de ${brand}`,
    greeting: 'Hola:',
    news: {
      added: 'Se agregó un segundo factor a su cuenta.',
      removed: 'Se quitó un segundo factor de su cuenta.',
      reset:
        'Se restableció el segundo factor de su cuenta y se cerraron todas sus sesiones. Puede ingresar con su contraseña y configurar uno nuevo.',
      guessed:
        'Alguien ingresó su contraseña y después códigos incorrectos. Durante 15 minutos como máximo nadie puede ingresar desde un dispositivo nuevo para su cuenta.',
    },
    wasNotYou: 'Si no lo esperaba, elija de inmediato una contraseña nueva y avísenos.',
    button: 'Elegir una contraseña nueva',
    reason: (brand) => `Recibe este correo porque esta es la dirección de una cuenta de ${brand}.`,
  },
  'pt-BR': {
    subject: (brand) => `O segundo fator da sua conta do ${brand}`,
    greeting: 'Olá,',
    news: {
      added: 'Um segundo fator foi adicionado à sua conta.',
      removed: 'Um segundo fator foi removido da sua conta.',
      reset:
        'O segundo fator da sua conta foi redefinido e todas as suas sessões foram encerradas. Você pode entrar com a sua senha e configurar um novo.',
      guessed:
        'Alguém informou a sua senha e depois códigos incorretos. Por até 15 minutos, ninguém pode entrar em um dispositivo novo para a sua conta.',
    },
    wasNotYou: 'Se você não esperava por isso, escolha imediatamente uma nova senha e avise-nos.',
    button: 'Escolher uma nova senha',
    reason: (brand) => `Você recebe este e-mail porque este é o endereço de uma conta do ${brand}.`,
  },
};
