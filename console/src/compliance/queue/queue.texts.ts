import type { HitQueue } from '@homologa/domain/compliance/hit-queue';
import type { Words } from '@homologa/domain/language/locales';

export const HIT_QUEUE_WORDS: Readonly<Record<HitQueue, Words>> = {
  open: { en: 'Open', es: 'Abiertas', 'pt-BR': 'Em aberto' },
  proposed: { en: 'Proposed', es: 'Propuestas', 'pt-BR': 'Propostas' },
  settled: { en: 'Settled', es: 'Resueltas', 'pt-BR': 'Resolvidas' },
};

export const QUEUE = {
  title: { en: 'Hits', es: 'Coincidencias', 'pt-BR': 'Correspondências' },
  subtitle: {
    en: 'What screenings found about all suppliers. A decision opens the next hit.',
    es: 'Lo que los controles encontraron sobre todos los proveedores. Una decisión abre la coincidencia siguiente.',
    'pt-BR':
      'O que as verificações encontraram sobre todos os fornecedores. Uma decisão abre a próxima correspondência.',
  },
  states: { en: 'State of the review', es: 'Estado de la revisión', 'pt-BR': 'Situação da revisão' },
  search: {
    en: 'Supplier or listed name',
    es: 'Proveedor o nombre listado',
    'pt-BR': 'Fornecedor ou nome listado',
  },
  listedName: { en: 'Listed name', es: 'Nombre listado', 'pt-BR': 'Nome listado' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  check: { en: 'Compliance check', es: 'Control de cumplimiento', 'pt-BR': 'Verificação de compliance' },
  score: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  anyScore: { en: 'Any score', es: 'Cualquier puntaje', 'pt-BR': 'Qualquer pontuação' },
  list: { en: 'List', es: 'Lista', 'pt-BR': 'Lista' },
  allLists: { en: 'All lists', es: 'Todas las listas', 'pt-BR': 'Todas as listas' },
  found: { en: 'Found', es: 'Encontrada', 'pt-BR': 'Encontrada' },
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
  proposedBy: { en: 'Proposed by', es: 'Propuesta por', 'pt-BR': 'Proposta por' },
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
  empty: { en: 'No hits here', es: 'No hay coincidencias aquí', 'pt-BR': 'Nenhuma correspondência aqui' },
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
    es: 'Aquí se muestran las coincidencias resueltas.',
    'pt-BR': 'As correspondências resolvidas aparecem aqui.',
  },
  emptyFiltered: {
    en: 'No hit fits the search and the filters.',
    es: 'No hay coincidencias para la búsqueda y los filtros.',
    'pt-BR': 'Nenhuma correspondência para a busca e os filtros.',
  },
  notThere: {
    en: 'The newest screening of this supplier does not show this hit: it is running, failed, or found something else.',
    es: 'El control más reciente de este proveedor no muestra esta coincidencia: está en curso, falló o encontró otra cosa.',
    'pt-BR':
      'A verificação mais recente deste fornecedor não mostra esta correspondência: está em andamento, falhou ou encontrou outra coisa.',
  },
} satisfies Record<string, Words>;
