import type { Words } from '@homologa/domain/language/locales';

export const STATES = {
  loadFailed: {
    en: 'This could not be loaded.',
    es: 'No se pudo cargar.',
    'pt-BR': 'Não foi possível carregar.',
  },
  notFound: { en: 'Oops! Page not found.', es: '¡Ups! Página no encontrada.', 'pt-BR': 'Ops! Página não encontrada.' },
  goHome: { en: 'Go Home', es: 'Ir al inicio', 'pt-BR': 'Ir para o início' },
} satisfies Record<string, Words>;
