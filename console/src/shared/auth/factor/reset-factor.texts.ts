import type { Words } from '@homologa/domain/language/locales';

export const RESET_FACTOR = {
  reset: {
    en: 'Reset second factor',
    es: 'Restablecer segundo factor',
    'pt-BR': 'Redefinir segundo fator',
  },
  title: {
    en: 'Reset the second factor of {name}?',
    es: '¿Restablecer el segundo factor de {name}?',
    'pt-BR': 'Redefinir o segundo fator de {name}?',
  },
  text: {
    en: 'Do this only if you are sure that {email} has lost it, for example after a call. All their sessions end, and they are told by email.',
    es: 'Hágalo solo si está seguro de que {email} lo perdió, por ejemplo después de una llamada. Se cierran todas sus sesiones y se le avisa por correo.',
    'pt-BR':
      'Faça isso apenas se tiver certeza de que {email} o perdeu, por exemplo depois de uma ligação. Todas as sessões dessa pessoa são encerradas, e ela é avisada por e-mail.',
  },
  done: {
    en: 'The second factor of {name} was reset',
    es: 'Se restableció el segundo factor de {name}',
    'pt-BR': 'O segundo fator de {name} foi redefinido',
  },
} satisfies Record<string, Words>;
