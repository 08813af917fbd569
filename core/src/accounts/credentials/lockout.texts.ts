import type { Locale } from '@homologa/domain/language/locales';

interface LockoutTexts {
  subject(brand: string): string;
  greeting: string;
  body(failures: number): string;
  paused(minutes: number): string;
  wasYou: string;
  button: string;
  reason(brand: string): string;
}

export const LOCKOUT_TEXTS: Record<Locale, LockoutTexts> = {
  en: {
    subject: (brand) => `Wrong passwords for your ${brand} account`,
    greeting: 'Hello,',
    body: (failures) => `Somebody tried to sign in to your account and gave a wrong password ${failures} times.`,
    paused: (minutes) =>
      `For up to ${minutes} minutes nobody can sign in on a device that is new to your account. Devices on which you have signed in before are not affected.`,
    wasYou:
      'If it was you, choose a new password below: you can sign in with it at once. If not, there is nothing to do.',
    button: 'Choose a new password',
    reason: (brand) => `You receive this email because it is the address of a ${brand} account.`,
  },
  es: {
    subject: (brand) => `Contraseñas incorrectas en su cuenta de ${brand}`,
    greeting: 'Hola:',
    body: (failures) => `Alguien intentó ingresar en su cuenta con una contraseña incorrecta ${failures} veces.`,
    paused: (minutes) =>
      `Durante ${minutes} minutos como máximo nadie puede ingresar desde un dispositivo nuevo para su cuenta. Los dispositivos en los que usted ya ha ingresado no se ven afectados.`,
    wasYou:
      'Si fue usted, elija abajo una contraseña nueva: con ella puede ingresar de inmediato. Si no, no tiene que hacer nada.',
    button: 'Elegir una contraseña nueva',
    reason: (brand) => `Recibe este correo porque esta es la dirección de una cuenta de ${brand}.`,
  },
  'pt-BR': {
    subject: (brand) => `Senhas incorretas na sua conta do ${brand}`,
    greeting: 'Olá,',
    body: (failures) => `Alguém tentou entrar na sua conta com uma senha incorreta ${failures} vezes.`,
    paused: (minutes) =>
      `Por até ${minutes} minutos, ninguém pode entrar em um dispositivo novo para a sua conta. Os dispositivos em que você já entrou não são afetados.`,
    wasYou:
      'Se foi você, escolha abaixo uma nova senha: com ela você pode entrar imediatamente. Se não, não é preciso fazer nada.',
    button: 'Escolher uma nova senha',
    reason: (brand) => `Você recebe este e-mail porque este é o endereço de uma conta do ${brand}.`,
  },
};
