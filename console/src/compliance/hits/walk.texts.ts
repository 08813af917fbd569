import type { Words } from '@homologa/domain/language/locales';

export const WALK = {
  next: { en: 'Next hit', es: 'Hallazgo siguiente', 'pt-BR': 'Próximo resultado' },
  previous: { en: 'Previous hit', es: 'Hallazgo anterior', 'pt-BR': 'Resultado anterior' },
  place: { en: '{place} of {total}', es: '{place} de {total}', 'pt-BR': '{place} de {total}' },
} satisfies Record<string, Words>;
