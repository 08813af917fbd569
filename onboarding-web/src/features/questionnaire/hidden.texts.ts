import type { Words } from '@homologa/domain/language/locales';

export const HIDDEN = {
  title: {
    en: 'Hidden until an answer shows them',
    es: 'Ocultas hasta que una respuesta las muestre',
    'pt-BR': 'Ocultas até que uma resposta as mostre',
  },
} as const satisfies Record<string, Words>;
