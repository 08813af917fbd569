import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';

/** Labels of an entry's details. A name without a label, perhaps of an older version, is displayed as it is. */
const AUDIT_FACT_WORDS: Readonly<Record<string, Words>> = {
  account_role: { en: 'Account role', es: 'Rol de la cuenta', 'pt-BR': 'Papel da conta' },
  action: { en: 'Action', es: 'Acción', 'pt-BR': 'Ação' },
  added: { en: 'Added', es: 'Agregados', 'pt-BR': 'Adicionados' },
  addresses: { en: 'Addresses', es: 'Direcciones', 'pt-BR': 'Endereços' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  changed: { en: 'Changed', es: 'Cambios', 'pt-BR': 'Alterações' },
  code: { en: 'Code', es: 'Código', 'pt-BR': 'Código' },
  columns: { en: 'Columns', es: 'Columnas', 'pt-BR': 'Colunas' },
  content: { en: 'Content hash', es: 'Hash del contenido', 'pt-BR': 'Hash do conteúdo' },
  corrected: { en: 'Corrected', es: 'Correcciones', 'pt-BR': 'Correções' },
  count: { en: 'Count', es: 'Cantidad', 'pt-BR': 'Quantidade' },
  currency: { en: 'Currency', es: 'Moneda', 'pt-BR': 'Moeda' },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
  deliveryId: { en: 'Delivery', es: 'Entrega', 'pt-BR': 'Entrega' },
  details: { en: 'Details', es: 'Detalles', 'pt-BR': 'Detalhes' },
  done: { en: 'Done', es: 'Realizados', 'pt-BR': 'Realizados' },
  entries: { en: 'Entries', es: 'Entradas', 'pt-BR': 'Entradas' },
  entry: { en: 'Entry', es: 'Entrada', 'pt-BR': 'Entrada' },
  fields: { en: 'Fields', es: 'Campos', 'pt-BR': 'Campos' },
  figures: { en: 'Figures', es: 'Cifras', 'pt-BR': 'Valores' },
  file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  fileId: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  file_id: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  files: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  filters: { en: 'Filters', es: 'Filtros', 'pt-BR': 'Filtros' },
  flagged: { en: 'Flagged', es: 'Marcada', 'pt-BR': 'Sinalizada' },
  format: { en: 'Format', es: 'Formato', 'pt-BR': 'Formato' },
  four_eyes: { en: 'Four eyes', es: 'Cuatro ojos', 'pt-BR': 'Quatro olhos' },
  from: { en: 'From', es: 'De', 'pt-BR': 'De' },
  gateway: { en: 'Gateway', es: 'Canal del informe', 'pt-BR': 'Canal do relatório' },
  hash: { en: 'Hash', es: 'Hash', 'pt-BR': 'Hash' },
  issue: { en: 'Issue', es: 'Incidencia', 'pt-BR': 'Ocorrência' },
  items: { en: 'Items', es: 'Elementos', 'pt-BR': 'Itens' },
  jobId: { en: 'Job', es: 'Tarea', 'pt-BR': 'Tarefa' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  kinds: { en: 'Kinds', es: 'Tipos', 'pt-BR': 'Tipos' },
  labelIds: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  labels: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  languages: { en: 'Languages', es: 'Idiomas', 'pt-BR': 'Idiomas' },
  lines: { en: 'Lines', es: 'Líneas', 'pt-BR': 'Linhas' },
  list: { en: 'List', es: 'Lista', 'pt-BR': 'Lista' },
  matched: { en: 'Matched', es: 'Coincidencias', 'pt-BR': 'Correspondências' },
  method: { en: 'Method', es: 'Método', 'pt-BR': 'Método' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  number: { en: 'Number', es: 'Número', 'pt-BR': 'Número' },
  outcome: { en: 'Outcome', es: 'Resultado', 'pt-BR': 'Resultado' },
  parts: { en: 'Parts', es: 'Partes', 'pt-BR': 'Partes' },
  product: { en: 'Product', es: 'Producto', 'pt-BR': 'Produto' },
  products: { en: 'Products', es: 'Productos', 'pt-BR': 'Produtos' },
  proposed: { en: 'Proposed', es: 'Propuesta', 'pt-BR': 'Proposta' },
  provider: { en: 'Provider', es: 'Proveedor del servicio', 'pt-BR': 'Provedor' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  questions: { en: 'Questions', es: 'Preguntas', 'pt-BR': 'Perguntas' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  recipients: { en: 'Recipients', es: 'Destinatarios', 'pt-BR': 'Destinatários' },
  reportType: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  report_types: { en: 'Report types', es: 'Tipos de informe', 'pt-BR': 'Tipos de relatório' },
  result: { en: 'Result', es: 'Resultado', 'pt-BR': 'Resultado' },
  role: { en: 'Role', es: 'Rol', 'pt-BR': 'Papel' },
  scope: { en: 'Scope', es: 'Alcance', 'pt-BR': 'Alcance' },
  selection: { en: 'Selection', es: 'Selección', 'pt-BR': 'Seleção' },
  sent: { en: 'Sent', es: 'Enviados', 'pt-BR': 'Enviados' },
  skipped: { en: 'Skipped', es: 'Omitidos', 'pt-BR': 'Ignorados' },
  source: { en: 'Source', es: 'Origen', 'pt-BR': 'Origem' },
  staff_id: { en: 'Staff member', es: 'Persona del equipo', 'pt-BR': 'Pessoa da equipe' },
  state: { en: 'State', es: 'Situación', 'pt-BR': 'Situação' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  supplier_id: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  to: { en: 'To', es: 'A', 'pt-BR': 'Para' },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  version: { en: 'Version', es: 'Versión', 'pt-BR': 'Versão' },
  workflowId: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
};

const printed = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(printed).join(', ') : JSON.stringify(value);
};

export const auditFactsText = (facts: object, say: (words: Words) => string): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const words = lookUp(AUDIT_FACT_WORDS, name);
      return `${words ? say(words) : name}: ${printed(value)}`;
    })
    .join(' · ');
