import type { Words } from '@homologa/domain/language/locales';

export const LISTS = {
  copiedRows: {
    en: '{count} row copied || {count} rows copied',
    es: '{count} fila copiada || {count} filas copiadas',
    'pt-BR': '{count} linha copiada || {count} linhas copiadas',
  },
  columnMenu: { en: 'Menu of the column {name}', es: 'Menú de la columna {name}', 'pt-BR': 'Menu da coluna {name}' },
  ascending: { en: 'Sort ascending', es: 'Orden ascendente', 'pt-BR': 'Ordem crescente' },
  descending: { en: 'Sort descending', es: 'Orden descendente', 'pt-BR': 'Ordem decrescente' },
  wider: { en: 'Wider', es: 'Más ancha', 'pt-BR': 'Mais larga' },
  narrower: { en: 'Narrower', es: 'Más angosta', 'pt-BR': 'Mais estreita' },
  ownWidth: { en: 'Original width', es: 'Ancho original', 'pt-BR': 'Largura original' },
  clearFilters: { en: 'Clear filters', es: 'Quitar filtros', 'pt-BR': 'Limpar filtros' },
  copiedCell: { en: 'Cell copied', es: 'Celda copiada', 'pt-BR': 'Célula copiada' },
} satisfies Record<string, Words>;
