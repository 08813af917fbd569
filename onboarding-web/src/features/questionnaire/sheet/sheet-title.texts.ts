import type { Words } from '@homologa/domain/language/locales';

export const SHEET_TITLE = {
  title: {
    en: 'Fill it in a spreadsheet',
    es: 'Llenarlo en una hoja de cálculo',
    'pt-BR': 'Preencher em uma planilha',
  },
} satisfies Record<string, Words>;
