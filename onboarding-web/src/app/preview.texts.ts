import type { Words } from '@homologa/domain/language/locales';

export const PREVIEW = {
  width: { en: 'Show as on a', es: 'Mostrar como en', 'pt-BR': 'Mostrar como em' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Celular' },
  desktop: { en: 'Desktop', es: 'Escritorio', 'pt-BR': 'Computador' },
} as const satisfies Record<string, Words>;
