import type { Words } from '@homologa/domain/language/locales';

export const WORKFLOWS = {
  noActive: {
    en: "You don't have any active workflows.",
    es: 'No tiene flujos de trabajo activos.',
    'pt-BR': 'Você não tem fluxos de trabalho ativos.',
  },
  noDraft: {
    en: "You don't have any draft workflows.",
    es: 'No tiene borradores.',
    'pt-BR': 'Você não tem rascunhos.',
  },
  noClosed: {
    en: "You don't have any completed workflows.",
    es: 'No tiene flujos de trabajo cerrados.',
    'pt-BR': 'Você não tem fluxos de trabalho encerrados.',
  },
  noMatch: {
    en: 'There are no workflows that match your search query',
    es: 'No hay flujos de trabajo que coincidan con su búsqueda',
    'pt-BR': 'Não há fluxos de trabalho que correspondam à sua pesquisa',
  },
  search: {
    en: 'Search workflows by title',
    es: 'Buscar flujos de trabajo por título',
    'pt-BR': 'Pesquisar fluxos por título',
  },
  noSuppliers: { en: 'No suppliers yet', es: 'Sin proveedores todavía', 'pt-BR': 'Nenhum fornecedor ainda' },
  progress: {
    en: '{done} of {count} supplier completed || {done} of {count} suppliers completed',
    es: '{done} de {count} proveedor completado || {done} de {count} proveedores completados',
    'pt-BR': '{done} de {count} fornecedor concluído || {done} de {count} fornecedores concluídos',
  },
  clientPays: { en: 'Client pays', es: 'Paga el cliente', 'pt-BR': 'O cliente paga' },
  supplierPays: { en: 'Supplier pays', es: 'Paga el proveedor', 'pt-BR': 'O fornecedor paga' },
  createdOn: { en: 'Created {date}', es: 'Creado el {date}', 'pt-BR': 'Criado em {date}' },
  launchedOn: { en: 'Launched {date}', es: 'Lanzado el {date}', 'pt-BR': 'Lançado em {date}' },
  closedOn: { en: 'Closed {date}', es: 'Cerrado el {date}', 'pt-BR': 'Encerrado em {date}' },
  dueOn: { en: 'Due {date}', es: 'Fecha límite: {date}', 'pt-BR': 'Data-limite: {date}' },
  overdueSince: { en: 'Was due {date}', es: 'Venció el {date}', 'pt-BR': 'Venceu em {date}' },
  sort: { en: 'Sort by', es: 'Ordenar por', 'pt-BR': 'Ordenar por' },
  modifiedDesc: {
    en: 'Last modified, newest first',
    es: 'Modificación, más reciente primero',
    'pt-BR': 'Alteração, mais recente primeiro',
  },
  modifiedAsc: {
    en: 'Last modified, oldest first',
    es: 'Modificación, más antigua primero',
    'pt-BR': 'Alteração, mais antiga primeiro',
  },
  titleAsc: { en: 'Title, A to Z', es: 'Título, de la A a la Z', 'pt-BR': 'Título, de A a Z' },
  titleDesc: { en: 'Title, Z to A', es: 'Título, de la Z a la A', 'pt-BR': 'Título, de Z a A' },
  countDesc: { en: 'Most suppliers first', es: 'Más proveedores primero', 'pt-BR': 'Mais fornecedores primeiro' },
  countAsc: { en: 'Fewest suppliers first', es: 'Menos proveedores primero', 'pt-BR': 'Menos fornecedores primeiro' },
  launchDesc: {
    en: 'Launch date, newest first',
    es: 'Lanzamiento, más reciente primero',
    'pt-BR': 'Lançamento, mais recente primeiro',
  },
  launchAsc: {
    en: 'Launch date, oldest first',
    es: 'Lanzamiento, más antigua primero',
    'pt-BR': 'Lançamento, mais antiga primeiro',
  },
  exportExcel: { en: 'Export in Excel', es: 'Exportar a Excel', 'pt-BR': 'Exportar para Excel' },
  exporting: {
    en: 'Excel of all workflows',
    es: 'Excel de todos los flujos de trabajo',
    'pt-BR': 'Excel de todos os fluxos de trabalho',
  },
  launched: { en: 'Workflow launched.', es: 'Flujo de trabajo lanzado.', 'pt-BR': 'Fluxo de trabalho lançado.' },
  closed: { en: 'Workflow closed.', es: 'Flujo de trabajo cerrado.', 'pt-BR': 'Fluxo de trabalho encerrado.' },
  deleted: { en: 'Draft deleted.', es: 'Borrador eliminado.', 'pt-BR': 'Rascunho excluído.' },
  cloned: {
    en: 'Workflow cloned to a draft.',
    es: 'Flujo de trabajo clonado como borrador.',
    'pt-BR': 'Fluxo de trabalho clonado como rascunho.',
  },
} satisfies Record<string, Words>;
