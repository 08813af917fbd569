import type { Words } from '@homologa/domain/language/locales';

export const LINK_CLOSED = {
  title: {
    en: 'This link no longer works',
    es: 'Este enlace ya no sirve',
    'pt-BR': 'Este link não funciona mais',
  },
  lead: {
    en: 'It has expired, or a colleague has taken over. What was saved is kept.',
    es: 'Venció, o un colega se hizo cargo. Lo guardado se conserva.',
    'pt-BR': 'Ele expirou, ou um colega assumiu. O que foi salvo é mantido.',
  },
  others: {
    en: 'You are still signed in as {email}, also for your other processes.',
    es: 'Su sesión de {email} sigue abierta, también para sus otros procesos.',
    'pt-BR': 'Você continua conectado como {email}, também para os seus outros processos.',
  },
} as const satisfies Record<string, Words>;
