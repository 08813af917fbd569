import type { Locale } from '@homologa/domain/language/locales';

interface LoginCodeTexts {
  subject(code: string, brand: string): string;
  greeting: string;
  body: string;
  lasts(minutes: number): string;
  dropsPassword: string;
  notYou: string;
  reason(brand: string): string;
}

export const LOGIN_CODE_TEXTS: Record<Locale, LoginCodeTexts> = {
  en: {
    subject: (code, brand) => `${code} is your code for ${brand}`,
    greeting: 'Hello,',
    body: 'Enter this code on the page where you asked for it:',
    lasts: (minutes) => `The code works once, for ${minutes} minutes. Nobody from our side will ever ask you for it.`,
    dropsPassword:
      'This code confirms your email for the first time. A password that was chosen for this account before stops working, in case somebody else chose it; you can set a new one in your account.',
    notYou: 'If you did not ask for a code, ignore this email: without it nobody gets in.',
    reason: (brand) => `You receive this email because it is the address of a ${brand} account.`,
  },
  es: {
    subject: (code, brand) => `${code} es su código de ${brand}`,
    greeting: 'Hola:',
    body: 'Ingrese este código en la página donde lo pidió:',
    lasts: (minutes) =>
      `El código sirve una sola vez, durante ${minutes} minutos. Nadie de nuestra parte se lo pedirá nunca.`,
    dropsPassword:
      'Este código confirma su correo por primera vez. La contraseña que se haya elegido antes para esta cuenta deja de servir, por si la eligió otra persona; puede definir una nueva en su cuenta.',
    notYou: 'Si usted no pidió un código, ignore este correo: sin él nadie puede entrar.',
    reason: (brand) => `Recibe este correo porque esta es la dirección de una cuenta de ${brand}.`,
  },
  'pt-BR': {
    subject: (code, brand) => `${code} é o seu código do ${brand}`,
    greeting: 'Olá,',
    body: 'Digite este código na página em que você o pediu:',
    lasts: (minutes) => `O código vale uma única vez, por ${minutes} minutos. Nunca pediremos este código a você.`,
    dropsPassword:
      'Este código confirma o seu e-mail pela primeira vez. Uma senha escolhida antes para esta conta deixa de valer, caso outra pessoa a tenha escolhido; você pode definir uma nova na sua conta.',
    notYou: 'Se você não pediu um código, ignore este e-mail: sem ele ninguém consegue entrar.',
    reason: (brand) => `Você recebe este e-mail porque este é o endereço de uma conta do ${brand}.`,
  },
};
