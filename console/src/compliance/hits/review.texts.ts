import type { Words } from '@homologa/domain/language/locales';

export const REVIEW = {
  keys: { en: 'Keys of the review', es: 'Teclas de la revisión', 'pt-BR': 'Teclas da revisão' },
  next: { en: 'Next', es: 'Siguiente', 'pt-BR': 'Próximo' },
  previous: { en: 'Previous', es: 'Anterior', 'pt-BR': 'Anterior' },
  select: { en: 'Select', es: 'Seleccionar', 'pt-BR': 'Selecionar' },
  selectAll: { en: 'Select all hits', es: 'Seleccionar todas', 'pt-BR': 'Selecionar todas' },
  selectHit: { en: 'Select {name}', es: 'Seleccionar {name}', 'pt-BR': 'Selecionar {name}' },
  selected: {
    en: '{count} selected',
    es: '{count} seleccionada || {count} seleccionadas',
    'pt-BR': '{count} selecionada || {count} selecionadas',
  },
  openAgain: { en: 'Open again', es: 'Reabrir', 'pt-BR': 'Reabrir' },
  isNew: { en: 'New', es: 'Nuevo', 'pt-BR': 'Novo' },
  judgeSeveral: {
    en: 'Decide on {count} hit || Decide on {count} hits',
    es: 'Decidir sobre {count} coincidencia || Decidir sobre {count} coincidencias',
    'pt-BR': 'Decidir sobre {count} correspondência || Decidir sobre {count} correspondências',
  },
  knownReason: { en: 'Usual reasons', es: 'Motivos habituales', 'pt-BR': 'Motivos habituais' },
  forAll: {
    en: 'Also for all our other suppliers with the same party, until the entry’s names, dates or identifiers change',
    es: 'También para todos nuestros otros proveedores con la misma parte, hasta que cambien los nombres, fechas o identificadores de la entrada',
    'pt-BR':
      'Também para todos os nossos outros fornecedores com a mesma parte, até que mudem os nomes, datas ou identificadores da entrada',
  },
  fourEyes: {
    en: 'A second person has to confirm this decision. Until then it is proposed.',
    es: 'Una segunda persona debe confirmar esta decisión. Hasta entonces queda propuesta.',
    'pt-BR': 'Uma segunda pessoa precisa confirmar esta decisão. Até lá, ela fica proposta.',
  },
  entries: {
    en: '{count} entry of the same person or company || {count} entries of the same person or company',
    es: '{count} entrada de la misma persona o empresa || {count} entradas de la misma persona o empresa',
    'pt-BR': '{count} entrada da mesma pessoa ou empresa || {count} entradas da mesma pessoa ou empresa',
  },
  decidedEntries: {
    en: '{n} of {total} decided',
    es: '{n} de {total} con decisión',
    'pt-BR': '{n} de {total} com decisão',
  },
  allEntries: {
    en: 'Show all {count} entries',
    es: 'Ver las {count} entradas',
    'pt-BR': 'Ver as {count} entradas',
  },
  onlyThis: {
    en: 'Only the entry {entry}, not the others of the same person or company',
    es: 'Solo la entrada {entry}, no las demás de la misma persona o empresa',
    'pt-BR': 'Só a entrada {entry}, não as demais da mesma pessoa ou empresa',
  },
  wholeGroup: {
    en: 'The decision is about all {count} entries of the same person or company.',
    es: 'La decisión vale para las {count} entradas de la misma persona o empresa.',
    'pt-BR': 'A decisão vale para as {count} entradas da mesma pessoa ou empresa.',
  },
  sendKeys: { en: 'Ctrl+Enter decides', es: 'Ctrl+Enter decide', 'pt-BR': 'Ctrl+Enter decide' },
  untilChange: {
    en: 'Stays so until the entry’s names, dates or identifiers change.',
    es: 'Se mantiene hasta que cambien los nombres, fechas o identificadores de la entrada.',
    'pt-BR': 'Permanece assim até que mudem os nomes, datas ou identificadores da entrada.',
  },
  holdsForAll: {
    en: 'Holds for all our suppliers.',
    es: 'Vale para todos nuestros proveedores.',
    'pt-BR': 'Vale para todos os nossos fornecedores.',
  },
  sideBySide: { en: 'Side by side', es: 'Comparación', 'pt-BR': 'Comparação' },
  compared: { en: 'Compared', es: 'Se compara', 'pt-BR': 'Comparado' },
  screened: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  listed: { en: 'List', es: 'Lista', 'pt-BR': 'Lista' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  identifiers: { en: 'Identifiers', es: 'Identificadores', 'pt-BR': 'Identificadores' },
  agrees: { en: 'Agrees', es: 'Coincide', 'pt-BR': 'Coincide' },
  differs: { en: 'Differs', es: 'Difiere', 'pt-BR': 'Difere' },
  unknown: { en: 'Not comparable', es: 'No comparable', 'pt-BR': 'Não comparável' },
  others: {
    en: 'The same entry at our other suppliers',
    es: 'La misma entrada en otros proveedores nuestros',
    'pt-BR': 'A mesma entrada em outros fornecedores nossos',
  },
  noOthers: { en: 'At no other supplier.', es: 'En ningún otro proveedor.', 'pt-BR': 'Em nenhum outro fornecedor.' },
  undecided: { en: 'Not decided', es: 'Sin decisión', 'pt-BR': 'Sem decisão' },
  monitored: {
    en: 'Monitor: compare with every change of the watchlists',
    es: 'Control continuo: comparar con cada cambio de las listas de control',
    'pt-BR': 'Verificação contínua: comparar com cada mudança das listas de controle',
  },
  byWorkflow: { en: 'As the workflow says', es: 'Según el flujo de trabajo', 'pt-BR': 'Conforme o fluxo de trabalho' },
  monitorWorkflow: {
    en: 'Monitor suppliers against the watchlists',
    es: 'Control continuo de los proveedores contra las listas',
    'pt-BR': 'Verificação contínua dos fornecedores com as listas',
  },
  monitoringOn: {
    en: 'Monitoring is on.',
    es: 'El control continuo está activo.',
    'pt-BR': 'A verificação contínua está ativa.',
  },
  monitoringOff: {
    en: 'Monitoring is off.',
    es: 'El control continuo está desactivado.',
    'pt-BR': 'A verificação contínua está desativada.',
  },
} satisfies Record<string, Words>;
