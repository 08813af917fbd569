import type { Words } from '@homologa/domain/language/locales';

export const WALK = {
  previous: { en: 'Previous supplier', es: 'Proveedor anterior', 'pt-BR': 'Fornecedor anterior' },
  next: { en: 'Next supplier', es: 'Proveedor siguiente', 'pt-BR': 'Próximo fornecedor' },
  place: { en: '{place} of {total}', es: '{place} de {total}', 'pt-BR': '{place} de {total}' },
} satisfies Record<string, Words>;
