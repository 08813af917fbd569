import type { HitQueue } from '@homologa/domain/compliance/hit-queue';
import type { Words } from '@homologa/domain/language/locales';

export const HIT_QUEUE_WORDS: Readonly<Record<HitQueue, Words>> = {
  open: { en: 'Open', es: 'Abiertos', 'pt-BR': 'Em aberto' },
  proposed: { en: 'Proposed', es: 'Propuestos', 'pt-BR': 'Propostos' },
  settled: { en: 'Settled', es: 'Resueltos', 'pt-BR': 'Resolvidos' },
};

export const QUEUE = {
  title: { en: 'Hits', es: 'Hallazgos', 'pt-BR': 'Resultados da verificação' },
  subtitle: {
    en: 'What screenings found about all suppliers. A decision opens the next hit.',
    es: 'Lo que los controles hallaron sobre todos los proveedores. Una decisión abre el hallazgo siguiente.',
    'pt-BR': 'O que as verificações acharam sobre todos os fornecedores. Uma decisão abre o próximo resultado.',
  },
  states: { en: 'State of the review', es: 'Estado de la revisión', 'pt-BR': 'Situação da revisão' },
  search: {
    en: 'Supplier or listed name',
    es: 'Proveedor o nombre listado',
    'pt-BR': 'Fornecedor ou nome listado',
  },
  listedName: { en: 'Listed name', es: 'Nombre listado', 'pt-BR': 'Nome listado' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  score: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  anyScore: { en: 'Any score', es: 'Cualquier puntaje', 'pt-BR': 'Qualquer pontuação' },
  list: { en: 'List', es: 'Lista', 'pt-BR': 'Lista' },
  allLists: { en: 'All lists', es: 'Todas las listas', 'pt-BR': 'Todas as listas' },
  found: { en: 'Found', es: 'Hallado', 'pt-BR': 'Achado' },
  anyAge: { en: 'Any time', es: 'En cualquier momento', 'pt-BR': 'A qualquer momento' },
  olderThan: {
    en: 'At least {count} day ago || At least {count} days ago',
    es: 'Hace al menos {count} día || Hace al menos {count} días',
    'pt-BR': 'Há pelo menos {count} dia || Há pelo menos {count} dias',
  },
  owner: { en: 'Owner', es: 'Responsable', 'pt-BR': 'Responsável' },
  allOwners: { en: 'Everybody', es: 'Todos', 'pt-BR': 'Todos' },
  admins: { en: 'Admins', es: 'Administradores', 'pt-BR': 'Administradores' },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
  proposedBy: { en: 'Proposed by', es: 'Propuesto por', 'pt-BR': 'Proposto por' },
  anybody: { en: 'Anybody', es: 'Cualquiera', 'pt-BR': 'Qualquer pessoa' },
  me: { en: 'Me', es: 'Yo', 'pt-BR': 'Eu' },
  others: {
    en: 'Others, to confirm',
    es: 'Otros, por confirmar',
    'pt-BR': 'Outros, a confirmar',
  },
  moreEntries: {
    en: '{count} entry || {count} entries',
    es: '{count} entrada || {count} entradas',
    'pt-BR': '{count} entrada || {count} entradas',
  },
  empty: { en: 'No hits here', es: 'No hay hallazgos aquí', 'pt-BR': 'Nenhum resultado aqui' },
  emptyOpen: {
    en: 'Nothing waits for a decision.',
    es: 'Nada espera una decisión.',
    'pt-BR': 'Nada aguarda uma decisão.',
  },
  emptyProposed: {
    en: 'Nothing waits for a second person.',
    es: 'Nada espera a una segunda persona.',
    'pt-BR': 'Nada aguarda uma segunda pessoa.',
  },
  emptySettled: {
    en: 'Decided hits are shown here.',
    es: 'Aquí se muestran los hallazgos resueltos.',
    'pt-BR': 'Os resultados resolvidos aparecem aqui.',
  },
  emptyFiltered: {
    en: 'No hit fits the search and the filters.',
    es: 'Ningún hallazgo coincide con la búsqueda y los filtros.',
    'pt-BR': 'Nenhum resultado corresponde à busca e aos filtros.',
  },
  notThere: {
    en: 'The newest screening of this supplier does not show this hit: it is running, failed, or found something else.',
    es: 'El control más reciente de este proveedor no muestra este hallazgo: está en curso, falló o halló otra cosa.',
    'pt-BR':
      'A verificação mais recente deste fornecedor não mostra este resultado: está em andamento, falhou ou achou outra coisa.',
  },
} satisfies Record<string, Words>;
