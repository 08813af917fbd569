import type { Words } from '@homologa/domain/language/locales';

export const STATES = {
  loadFailed: {
    en: 'This could not be loaded.',
    es: 'No se pudo cargar.',
    'pt-BR': 'Não foi possível carregar.',
  },
} satisfies Record<string, Words>;
