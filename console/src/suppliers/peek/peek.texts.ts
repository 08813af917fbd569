import type { Words } from '@homologa/domain/language/locales';

export const PEEK = {
  label: { en: 'Summary of the supplier', es: 'Resumen del proveedor', 'pt-BR': 'Resumo do fornecedor' },
  awaited: { en: 'Waits for', es: 'En espera de', 'pt-BR': 'Aguarda' },
  last: { en: 'Last activity', es: 'Última actividad', 'pt-BR': 'Última atividade' },
  open: { en: 'Open', es: 'Abrir', 'pt-BR': 'Abrir' },
} satisfies Record<string, Words>;
