import type { Locale } from '@homologa/domain/language/locales';

interface EmailChangeTexts {
  greeting: string;
  codeSubject(code: string, brand: string): string;
  codeBody: string;
  codeLasts(minutes: number): string;
  codeNotYou: string;
  codeReason(brand: string): string;
  changedSubject(brand: string): string;
  changedBody(newEmail: string): string;
  changedNow: string;
  changedNotYou: string;
  changedButton: string;
  changedReason(brand: string): string;
}

export const EMAIL_CHANGE_TEXTS: Record<Locale, EmailChangeTexts> = {
  en: {
    greeting: 'Hello,',
    codeSubject: (code, brand) => `${code} is your code for the new email at ${brand}`,
    codeBody: 'To make this the email of your account, enter this code on the page where you asked for it:',
    codeLasts: (minutes) =>
      `The code works once, for ${minutes} minutes. Nobody from our side will ever ask you for it.`,
    codeNotYou: 'If you did not ask for a code, ignore this email: without it nothing changes.',
    codeReason: (brand) =>
      `You receive this email because somebody entered this address as the email of a ${brand} account.`,
    changedSubject: (brand) => `The email of your ${brand} account has changed`,
    changedBody: (newEmail) => `Your account now has the email ${newEmail}.`,
    changedNow: 'Codes and news about your processes go there, and nobody logs in with this address any more.',
    changedNotYou: 'If it was you, there is nothing to do. If not, please tell us at once.',
    changedButton: 'Contact us',
    changedReason: (brand) => `You receive this email because it was the address of a ${brand} account.`,
  },
  es: {
    greeting: 'Hola:',
    codeSubject: (code, brand) => `${code} es su código para el nuevo correo en ${brand}`,
    codeBody: 'Para que este sea el correo de su cuenta, ingrese este código en la página donde lo pidió:',
    codeLasts: (minutes) =>
      `El código sirve una sola vez, durante ${minutes} minutos. Nadie de nuestra parte se lo pedirá nunca.`,
    codeNotYou: 'Si usted no pidió un código, ignore este correo: sin él nada cambia.',
    codeReason: (brand) => `Recibe este correo porque alguien indicó esta dirección para una cuenta de ${brand}.`,
    changedSubject: (brand) => `Cambió el correo de su cuenta de ${brand}`,
    changedBody: (newEmail) => `Su cuenta tiene ahora el correo ${newEmail}.`,
    changedNow: 'Ahí llegan los códigos y los avisos de sus procesos, y nadie inicia sesión ya con esta dirección.',
    changedNotYou: 'Si fue usted, no tiene que hacer nada. Si no, avísenos de inmediato.',
    changedButton: 'Contáctenos',
    changedReason: (brand) => `Recibe este correo porque esta era la dirección de una cuenta de ${brand}.`,
  },
  'pt-BR': {
    greeting: 'Olá,',
    codeSubject: (code, brand) => `${code} é o seu código para o novo e-mail no ${brand}`,
    codeBody: 'Para que este seja o e-mail da sua conta, digite este código na página em que você o pediu:',
    codeLasts: (minutes) => `O código vale uma única vez, por ${minutes} minutos. Nunca pediremos este código a você.`,
    codeNotYou: 'Se você não pediu um código, ignore este e-mail: sem ele nada muda.',
    codeReason: (brand) => `Você recebe este e-mail porque alguém informou este endereço para uma conta do ${brand}.`,
    changedSubject: (brand) => `O e-mail da sua conta do ${brand} foi alterado`,
    changedBody: (newEmail) => `Sua conta agora tem o e-mail ${newEmail}.`,
    changedNow: 'Os códigos e os avisos dos seus processos vão para lá, e ninguém mais entra com este endereço.',
    changedNotYou: 'Se foi você, não é preciso fazer nada. Se não, avise-nos imediatamente.',
    changedButton: 'Fale conosco',
    changedReason: (brand) => `Você recebe este e-mail porque este era o endereço de uma conta do ${brand}.`,
  },
};
