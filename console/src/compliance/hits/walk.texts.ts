import type { Words } from '@homologa/domain/language/locales';

export const WALK = {
  next: { en: 'Next hit', es: 'Coincidencia siguiente', 'pt-BR': 'Próxima correspondência' },
  previous: { en: 'Previous hit', es: 'Coincidencia anterior', 'pt-BR': 'Correspondência anterior' },
  place: { en: '{place} of {total}', es: '{place} de {total}', 'pt-BR': '{place} de {total}' },
} satisfies Record<string, Words>;
