import type { Words } from '@homologa/domain/language/locales';

export const OTHER_DEVICE = {
  send: {
    en: 'Continue on another device',
    es: 'Continuar en otro dispositivo',
    'pt-BR': 'Continuar em outro dispositivo',
  },
  sent: {
    en: 'We are emailing the link to {email}. Open it on the other device: what you have saved is there. That device asks once for a code, and this one may then do so too.',
    es: 'Le enviamos el enlace a {email}. Ábralo en el otro dispositivo: lo que guardó está ahí. Ese dispositivo pide una vez un código, y después puede pedirlo también este.',
    'pt-BR':
      'Estamos enviando o link para {email}. Abra-o no outro dispositivo: o que você salvou está lá. Esse dispositivo pede uma vez um código, e depois este também pode pedir.',
  },
} as const satisfies Record<string, Words>;
