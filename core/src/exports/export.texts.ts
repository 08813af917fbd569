import type { Words } from '@homologa/domain/language/locales';
import type { InvitationFilter } from '@homologa/domain/suppliers/invitation-errors';

export const SHEETS = {
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  workflows: { en: 'Workflows', es: 'Flujos de trabajo', 'pt-BR': 'Fluxos de trabalho' },
  checks: {
    en: 'Compliance checks',
    es: 'Controles de cumplimiento',
    'pt-BR': 'Verificações de compliance',
  },
  auditTrail: { en: 'Audit trail', es: 'Registro de auditoría', 'pt-BR': 'Trilha de auditoria' },
  about: { en: 'About', es: 'Acerca de', 'pt-BR': 'Sobre' },
  allActive: {
    en: 'All active workflows',
    es: 'Todos los flujos de trabajo activos',
    'pt-BR': 'Todos os fluxos de trabalho ativos',
  },
  filters: { en: 'Filters', es: 'Filtros', 'pt-BR': 'Filtros' },
  noFilters: { en: 'None', es: 'Ninguno', 'pt-BR': 'Nenhum' },
  exportedAt: { en: 'Exported (UTC)', es: 'Exportado (UTC)', 'pt-BR': 'Exportado (UTC)' },
  exportedBy: { en: 'Exported by', es: 'Exportado por', 'pt-BR': 'Exportado por' },
  rows: { en: 'Rows', es: 'Filas', 'pt-BR': 'Linhas' },
  search: { en: 'Search', es: 'Búsqueda', 'pt-BR': 'Pesquisa' },
  invitation: { en: 'Invitation', es: 'Invitación', 'pt-BR': 'Convite' },
  waitingSide: { en: 'Waiting for', es: 'En espera de', 'pt-BR': 'À espera de' },
  waitingDays: {
    en: 'Waiting for more than days',
    es: 'En espera por más de días',
    'pt-BR': 'À espera há mais de dias',
  },
  addedFrom: { en: 'Added from', es: 'Agregado desde', 'pt-BR': 'Adicionado desde' },
  addedUntil: { en: 'Added until', es: 'Agregado hasta', 'pt-BR': 'Adicionado até' },
  selected: { en: 'Selected', es: 'Seleccionados', 'pt-BR': 'Selecionados' },
  untouchedDrafts: { en: 'Empty drafts', es: 'Borradores vacíos', 'pt-BR': 'Rascunhos vazios' },
  leftOut: { en: 'Left out', es: 'Omitidos', 'pt-BR': 'Omitidos' },
  only: { en: 'Only these', es: 'Solo estos', 'pt-BR': 'Somente estes' },
  notRequested: { en: 'Not requested', es: 'No solicitado', 'pt-BR': 'Não solicitado' },
  pending: { en: 'Pending', es: 'Pendiente', 'pt-BR': 'Pendente' },
  delivered: { en: 'Delivered', es: 'Entregado', 'pt-BR': 'Entregue' },
  notStarted: { en: 'Not started', es: 'Sin iniciar', 'pt-BR': 'Não iniciado' },
  started: { en: 'Started', es: 'Iniciado', 'pt-BR': 'Iniciado' },
  completed: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluído' },
  results: { en: 'Results', es: 'Resultados', 'pt-BR': 'Resultados' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  answers: { en: 'Answers', es: 'Respuestas', 'pt-BR': 'Respostas' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  answer: { en: 'Answer', es: 'Respuesta', 'pt-BR': 'Resposta' },
  notAsked: { en: 'Not asked', es: 'No se preguntó', 'pt-BR': 'Não perguntado' },
  notAnswered: { en: 'N/A', es: 'N/D', 'pt-BR': 'N/D' },
  index: { en: 'Index', es: 'Índice', 'pt-BR': 'Índice' },
  folder: { en: 'Folder', es: 'Carpeta', 'pt-BR': 'Pasta' },
  filesCount: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
} satisfies Record<string, Words>;

export const WORKFLOW_HEADERS = {
  title: { en: 'Title', es: 'Título', 'pt-BR': 'Título' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  product: { en: 'Product', es: 'Producto', 'pt-BR': 'Produto' },
  report_type: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  payment: { en: 'Paid by', es: 'Pagado por', 'pt-BR': 'Pago por' },
  price_per_supplier: { en: 'Price per supplier', es: 'Precio por proveedor', 'pt-BR': 'Preço por fornecedor' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  completed: { en: 'Completed suppliers', es: 'Proveedores completados', 'pt-BR': 'Fornecedores concluídos' },
  created: { en: 'Created (UTC)', es: 'Creado (UTC)', 'pt-BR': 'Criado (UTC)' },
  modified: { en: 'Modified (UTC)', es: 'Modificado (UTC)', 'pt-BR': 'Modificado (UTC)' },
  launched: { en: 'Launched (UTC)', es: 'Lanzado (UTC)', 'pt-BR': 'Lançado (UTC)' },
  closed: { en: 'Closed (UTC)', es: 'Cerrado (UTC)', 'pt-BR': 'Encerrado (UTC)' },
} satisfies Record<string, Words>;

export const CHECK_HEADERS = {
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  birth_date: { en: 'Date of birth', es: 'Fecha de nacimiento', 'pt-BR': 'Data de nascimento' },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  result: { en: 'Result', es: 'Resultado', 'pt-BR': 'Resultado' },
  review: { en: 'Review', es: 'Revisión', 'pt-BR': 'Revisão' },
  asked_by: { en: 'Asked by', es: 'Solicitado por', 'pt-BR': 'Pedido por' },
  asked_at: { en: 'Asked (UTC)', es: 'Solicitado (UTC)', 'pt-BR': 'Pedido (UTC)' },
  supplier_of: { en: 'Supplier of workflow', es: 'Proveedor del flujo', 'pt-BR': 'Fornecedor do fluxo' },
} satisfies Record<string, Words>;

export const AUDIT_HEADERS = {
  at: { en: 'When (UTC)', es: 'Cuándo (UTC)', 'pt-BR': 'Quando (UTC)' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  who: { en: 'Who', es: 'Quién', 'pt-BR': 'Quem' },
  kind: { en: 'Kind', es: 'Clase', 'pt-BR': 'Espécie' },
  sentence: { en: 'What happened', es: 'Qué pasó', 'pt-BR': 'O que aconteceu' },
  behalf_of: { en: 'Staff behind it', es: 'Personal detrás', 'pt-BR': 'Equipe por trás' },
  address: { en: 'IP address', es: 'Dirección IP', 'pt-BR': 'Endereço IP' },
  what: { en: 'What', es: 'Qué', 'pt-BR': 'O quê' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  object: { en: 'Object', es: 'Objeto', 'pt-BR': 'Objeto' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  facts: { en: 'Details', es: 'Detalles', 'pt-BR': 'Detalhes' },
} satisfies Record<string, Words>;

export const INVITATION_STATE_WORDS = {
  queued: { en: 'On its way', es: 'En camino', 'pt-BR': 'A caminho' },
  delayed: {
    en: 'Being retried',
    es: 'En reintento',
    'pt-BR': 'Em nova tentativa',
  },
  sent: { en: 'Sent', es: 'Enviada', 'pt-BR': 'Enviado' },
  not_started: { en: 'Sent, not started', es: 'Enviada, sin iniciar', 'pt-BR': 'Enviado, não iniciado' },
  failed: { en: 'Failed', es: 'Falló', 'pt-BR': 'Falhou' },
} satisfies Record<InvitationFilter, Words>;

export const RESULT_FOLDERS = {
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  additional: { en: 'Additional files', es: 'Archivos adicionales', 'pt-BR': 'Arquivos adicionais' },
  compliance: { en: 'Compliance', es: 'Cumplimiento', 'pt-BR': 'Compliance' },
  files: { en: 'My Files', es: 'Mis archivos', 'pt-BR': 'Meus arquivos' },
  answers: { en: 'Answers', es: 'Respuestas', 'pt-BR': 'Respostas' },
} satisfies Record<string, Words>;
export type ResultFolder = keyof typeof RESULT_FOLDERS;
