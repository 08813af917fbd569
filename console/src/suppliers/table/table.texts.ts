import type { Words } from '@homologa/domain/language/locales';

export const TABLE = {
  label: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  comfortable: { en: 'Comfortable rows', es: 'Filas amplias', 'pt-BR': 'Linhas confortáveis' },
  compact: { en: 'Compact rows', es: 'Filas compactas', 'pt-BR': 'Linhas compactas' },
  sortBy: { en: 'Sort by', es: 'Ordenar por', 'pt-BR': 'Ordenar por' },
  added: { en: 'Added', es: 'Agregado', 'pt-BR': 'Adicionado' },
  ascending: { en: 'Ascending', es: 'Ascendente', 'pt-BR': 'Crescente' },
  descending: { en: 'Descending', es: 'Descendente', 'pt-BR': 'Decrescente' },
  findColumn: { en: 'Find a column', es: 'Buscar una columna', 'pt-BR': 'Procurar uma coluna' },
  noColumn: {
    en: 'No column has such a name.',
    es: 'Ninguna columna tiene ese nombre.',
    'pt-BR': 'Nenhuma coluna tem esse nome.',
  },
  shownColumns: { en: 'Shown ({count})', es: 'Visibles ({count})', 'pt-BR': 'Visíveis ({count})' },
  hiddenColumns: { en: 'Hidden ({count})', es: 'Ocultas ({count})', 'pt-BR': 'Ocultas ({count})' },
  selectAll: { en: 'Select all', es: 'Seleccionar todas', 'pt-BR': 'Selecionar todas' },
  selectNone: { en: 'Select none', es: 'No seleccionar ninguna', 'pt-BR': 'Não selecionar nenhuma' },
  drag: { en: 'Drag {name}', es: 'Arrastrar {name}', 'pt-BR': 'Arrastar {name}' },
  instructions: {
    en: 'To reorder, press space, move with the arrow keys, and press space again. Escape cancels.',
    es: 'Para reordenar, presione espacio, mueva con las flechas y presione espacio otra vez. Escape cancela.',
    'pt-BR': 'Para reordenar, pressione espaço, mova com as setas e pressione espaço novamente. Esc cancela.',
  },
  picked: { en: 'Picked up {name}.', es: 'Tomó {name}.', 'pt-BR': 'Pegou {name}.' },
  over: {
    en: '{name} moved to position {n} of {count}.',
    es: '{name} se movió a la posición {n} de {count}.',
    'pt-BR': '{name} movida para a posição {n} de {count}.',
  },
  dropped: {
    en: '{name} dropped at position {n} of {count}.',
    es: '{name} quedó en la posición {n} de {count}.',
    'pt-BR': '{name} solta na posição {n} de {count}.',
  },
  cancelled: { en: 'Reordering cancelled.', es: 'Se canceló el cambio de orden.', 'pt-BR': 'Reordenação cancelada.' },
  downloadResults: {
    en: 'Download all results',
    es: 'Descargar todos los resultados',
    'pt-BR': 'Baixar todos os resultados',
  },
  downloadQuestionnaire: {
    en: 'Download questionnaire',
    es: 'Descargar cuestionario',
    'pt-BR': 'Baixar questionário',
  },
  exportingResults: { en: 'Results of {title}', es: 'Resultados de {title}', 'pt-BR': 'Resultados de {title}' },
  exportingQuestionnaire: {
    en: 'Questionnaire of {title}',
    es: 'Cuestionario de {title}',
    'pt-BR': 'Questionário de {title}',
  },
  exportExcel: { en: 'Export in Excel', es: 'Exportar a Excel', 'pt-BR': 'Exportar para Excel' },
  exporting: {
    en: 'Excel of the suppliers of {title}',
    es: 'Excel de los proveedores de {title}',
    'pt-BR': 'Excel dos fornecedores de {title}',
  },
  exportingAll: {
    en: 'Excel of all suppliers',
    es: 'Excel de todos los proveedores',
    'pt-BR': 'Excel de todos os fornecedores',
  },
  showAll: { en: 'Show all suppliers', es: 'Ver todos los proveedores', 'pt-BR': 'Ver todos os fornecedores' },
  begin: {
    en: 'Suppliers that are added to your active workflows appear here.',
    es: 'Aquí aparecen los proveedores que se agregan a sus flujos de trabajo activos.',
    'pt-BR': 'Aqui aparecem os fornecedores adicionados aos seus fluxos de trabalho ativos.',
  },
  beginOne: {
    en: 'Suppliers that are added to this workflow appear here.',
    es: 'Aquí aparecen los proveedores que se agregan a este flujo de trabajo.',
    'pt-BR': 'Aqui aparecem os fornecedores adicionados a este fluxo de trabalho.',
  },
  toWorkflows: { en: 'Go to workflows', es: 'Ir a los flujos de trabajo', 'pt-BR': 'Ir para os fluxos de trabalho' },
  forbidden: {
    en: 'You do not have permission to see these suppliers',
    es: 'No tiene permiso para ver estos proveedores',
    'pt-BR': 'Você não tem permissão para ver estes fornecedores',
  },
} satisfies Record<string, Words>;
