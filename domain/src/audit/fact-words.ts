import { BIR_FILE_WORDS } from '../bir-form/form-words';
import type { CallOutcome } from '../desk/call-rules';
import type { Words } from '../language/locales';
import type { MessageOutcome } from '../reports/gateways';

export const CALL_OUTCOME_WORDS: Readonly<Record<CallOutcome, Words>> = {
  verified: { en: 'Data verified', es: 'Datos verificados', 'pt-BR': 'Dados verificados' },
  corrected: { en: 'Data corrected', es: 'Datos corregidos', 'pt-BR': 'Dados corrigidos' },
  no_answer: { en: 'No answer', es: 'Sin respuesta', 'pt-BR': 'Sem resposta' },
  call_back: { en: 'Call back', es: 'Volver a llamar', 'pt-BR': 'Ligar de volta' },
  wrong_number: { en: 'Wrong number', es: 'Número equivocado', 'pt-BR': 'Número errado' },
  refused: { en: 'Refused to answer', es: 'Se negó a responder', 'pt-BR': 'Recusou-se a responder' },
};

export const MESSAGE_WORDS: Readonly<Record<MessageOutcome, Words>> = {
  received: { en: 'Received', es: 'Recibido', 'pt-BR': 'Recebida' },
  applied: { en: 'Applied', es: 'Aplicado', 'pt-BR': 'Aplicada' },
  late: { en: 'Too late to apply', es: 'Llegó tarde', 'pt-BR': 'Chegou tarde' },
  refused: { en: 'Rejected', es: 'Rechazado', 'pt-BR': 'Recusada' },
};

export const ERASURE_WORDS = {
  erase: { en: 'Granted', es: 'Concedida', 'pt-BR': 'Concedida' },
  refuse: { en: 'Refused', es: 'Denegada', 'pt-BR': 'Negada' },
} satisfies Record<string, Words>;

export const FILE_KIND_WORDS: Readonly<Record<string, Words>> = {
  ...BIR_FILE_WORDS,
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  html: { en: 'Web page', es: 'Página web', 'pt-BR': 'Página web' },
  pdf: { en: 'PDF', es: 'PDF', 'pt-BR': 'PDF' },
  access: { en: 'Copy of data', es: 'Copia de datos', 'pt-BR': 'Cópia de dados' },
  erasure: { en: 'Erasure', es: 'Supresión', 'pt-BR': 'Eliminação' },
};

const SAVED_VIEWS: Words = { en: 'Saved views', es: 'Vistas guardadas', 'pt-BR': 'Visualizações salvas' };
const TABLE_COLUMNS: Words = { en: 'Columns of the table', es: 'Columnas de la tabla', 'pt-BR': 'Colunas da tabela' };
const EXTENSION: Words = { en: 'Extension', es: 'Extensión', 'pt-BR': 'Ramal' };
const PAYER: Words = { en: 'Who pays', es: 'Quién paga', 'pt-BR': 'Quem paga' };

/**
 * Labels of the fields that an entry reports as changed in a company, workflow, form or account, by the request's field
 * name. Unlisted fields are not displayed.
 */
export const CHANGED_WORDS: Readonly<Record<string, Words>> = {
  info: { en: 'Information', es: 'Información', 'pt-BR': 'Informações' },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  workflow_type: { en: 'Workflow types', es: 'Tipos de flujo', 'pt-BR': 'Tipos de fluxo' },
  product: { en: 'Product', es: 'Producto', 'pt-BR': 'Produto' },
  workflow_product: { en: 'Workflow products', es: 'Productos de los flujos', 'pt-BR': 'Produtos dos fluxos' },
  workflow_payment: PAYER,
  price_per_supplier: { en: 'Price per supplier', es: 'Precio por proveedor', 'pt-BR': 'Preço por fornecedor' },
  reminder_schedule: { en: 'Reminders', es: 'Recordatorios', 'pt-BR': 'Lembretes' },
  scoring: { en: 'Scoring', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  score_shown: {
    en: 'Score shown to suppliers',
    es: 'Puntaje visible para proveedores',
    'pt-BR': 'Pontuação visível para fornecedores',
  },
  onboarding: { en: 'Onboarding', es: 'Registro', 'pt-BR': 'Cadastro' },
  public_onboarding_link: { en: 'Public link', es: 'Enlace público', 'pt-BR': 'Link público' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  form: { en: 'Report form', es: 'Formulario del informe', 'pt-BR': 'Formulário do relatório' },
  phone_ext: EXTENSION,
  phoneExt: EXTENSION,
  supplier_table_columns: TABLE_COLUMNS,
  supplierTableColumns: TABLE_COLUMNS,
  saved_views: SAVED_VIEWS,
  savedViews: SAVED_VIEWS,
  supplier_column_widths: TABLE_COLUMNS,
  supplierColumnWidths: TABLE_COLUMNS,
  home_view: SAVED_VIEWS,
  homeView: SAVED_VIEWS,
  title: { en: 'Title', es: 'Título', 'pt-BR': 'Título' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  legal_name: { en: 'Legal name', es: 'Razón social', 'pt-BR': 'Razão social' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  language: { en: 'Language', es: 'Idioma', 'pt-BR': 'Idioma' },
  timezone: { en: 'Time zone', es: 'Zona horaria', 'pt-BR': 'Fuso horário' },
  introduction: { en: 'Introduction', es: 'Introducción', 'pt-BR': 'Introdução' },
  note: { en: 'Note', es: 'Nota', 'pt-BR': 'Nota' },
  description: { en: 'Description', es: 'Descripción', 'pt-BR': 'Descrição' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  report_type: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  payment: PAYER,
  due_date: { en: 'Due date', es: 'Fecha límite', 'pt-BR': 'Prazo' },
  reminders: { en: 'Reminders', es: 'Recordatorios', 'pt-BR': 'Lembretes' },
  products: { en: 'Products', es: 'Productos', 'pt-BR': 'Produtos' },
  tags: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  general: { en: 'General information', es: 'Información general', 'pt-BR': 'Informações gerais' },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
};
