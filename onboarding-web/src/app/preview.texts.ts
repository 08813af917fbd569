import type { Words } from '@homologa/domain/i18n/locales';

/** The texts around a preview. */
export const PREVIEW = {
  note: {
    en: 'This is a preview. Nothing you enter here is kept.',
    es: 'Esta es una vista previa. Nada de lo que ingrese se guarda.',
    'pt-BR': 'Esta é uma prévia. Nada do que você informar aqui será salvo.',
  },
  width: { en: 'Show as on a', es: 'Mostrar como en', 'pt-BR': 'Mostrar como em' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Celular' },
  desktop: { en: 'Desktop', es: 'Escritorio', 'pt-BR': 'Computador' },
} as const satisfies Record<string, Words>;
