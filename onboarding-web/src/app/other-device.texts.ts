import type { Words } from '@homologa/domain/language/locales';

export const OTHER_DEVICE = {
  send: {
    en: 'Continue on another device',
    es: 'Continuar en otro dispositivo',
    'pt-BR': 'Continuar em outro dispositivo',
  },
  sent: {
    en: 'We are emailing the link to {email}. Open it on the other device: your answers are there.',
    es: 'Le enviamos el enlace a {email}. Ábralo en el otro dispositivo: sus respuestas están ahí.',
    'pt-BR': 'Estamos enviando o link para {email}. Abra-o no outro dispositivo: as suas respostas estão lá.',
  },
} as const satisfies Record<string, Words>;
