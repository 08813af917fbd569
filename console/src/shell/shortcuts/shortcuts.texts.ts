import type { Words } from '@homologa/domain/language/locales';

export const SHORTCUTS = {
  palette: { en: 'Search and go to', es: 'Buscar y abrir', 'pt-BR': 'Pesquisar e abrir' },
  placeholder: {
    en: 'Supplier, person, answer, report number, page or action',
    es: 'Proveedor, persona, respuesta, número de informe, página o acción',
    'pt-BR': 'Fornecedor, pessoa, resposta, número de relatório, página ou ação',
  },
  actions: { en: 'Actions', es: 'Acciones', 'pt-BR': 'Ações' },
  views: { en: 'Saved views', es: 'Vistas guardadas', 'pt-BR': 'Visualizações salvas' },
  pages: { en: 'Pages', es: 'Páginas', 'pt-BR': 'Páginas' },
  nothing: { en: 'Nothing found.', es: 'No se encontró nada.', 'pt-BR': 'Nada encontrado.' },
  found: {
    en: '{count} result || {count} results',
    es: '{count} resultado || {count} resultados',
    'pt-BR': '{count} resultado || {count} resultados',
  },
  failed: {
    en: 'The search failed. Pages and actions are still found.',
    es: 'La búsqueda falló. Las páginas y acciones sí se encuentran.',
    'pt-BR': 'A pesquisa falhou. Páginas e ações ainda são encontradas.',
  },
  title: { en: 'Keyboard shortcuts', es: 'Atajos de teclado', 'pt-BR': 'Atalhos de teclado' },
  search: { en: 'Search on this page', es: 'Buscar en esta página', 'pt-BR': 'Pesquisar nesta página' },
  go: { en: 'Go to {place}', es: 'Ir a {place}', 'pt-BR': 'Ir para {place}' },
  neighbours: {
    en: 'Next or previous supplier of the list, on a supplier’s page',
    es: 'Proveedor siguiente o anterior de la lista, en la página de un proveedor',
    'pt-BR': 'Próximo fornecedor ou anterior da lista, na página de um fornecedor',
  },
  rows: {
    en: 'Next or previous row of a list',
    es: 'Fila siguiente o anterior de una lista',
    'pt-BR': 'Próxima linha ou anterior de uma lista',
  },
  openRow: { en: 'Open the row', es: 'Abrir la fila', 'pt-BR': 'Abrir a linha' },
  peek: {
    en: 'Summary of the supplier beside the list',
    es: 'Resumen del proveedor junto a la lista',
    'pt-BR': 'Resumo do fornecedor ao lado da lista',
  },
  selectRow: { en: 'Select the row', es: 'Seleccionar la fila', 'pt-BR': 'Selecionar a linha' },
  space: { en: 'Space', es: 'Espacio', 'pt-BR': 'Espaço' },
  copy: {
    en: 'Copy the selected rows, the row or the cell under the pointer',
    es: 'Copiar las filas seleccionadas, la fila o la celda bajo el puntero',
    'pt-BR': 'Copiar as linhas selecionadas, a linha ou a célula sob o ponteiro',
  },
  decide: {
    en: 'Decide on the supplier of the page or of the summary',
    es: 'Decidir sobre el proveedor de la página o del resumen',
    'pt-BR': 'Decidir sobre o fornecedor da página ou do resumo',
  },
  help: { en: 'Show these shortcuts', es: 'Mostrar estos atajos', 'pt-BR': 'Mostrar estes atalhos' },
  letters: {
    en: 'Use shortcuts of single letters',
    es: 'Usar atajos de letras sueltas',
    'pt-BR': 'Usar atalhos de letras avulsas',
  },
  followedBy: { en: 'then', es: 'luego', 'pt-BR': 'depois' },
  or: { en: 'or', es: 'o', 'pt-BR': 'ou' },
} satisfies Record<string, Words>;
