import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { changeLineText } from './changes';
import { tableOfFact } from './fact-values';
import { filterText } from './filter-words';

/** Labels of an entry's facts, in display order. A fact without a label, such as an id or a hash, is hidden. */
const AUDIT_FACT_WORDS: Readonly<Record<string, Words>> = {
  account_role: { en: 'Account role', es: 'Rol de la cuenta', 'pt-BR': 'Papel da conta' },
  action: { en: 'Action', es: 'Acción', 'pt-BR': 'Ação' },
  added: { en: 'Added', es: 'Agregados', 'pt-BR': 'Adicionados' },
  addresses: { en: 'Addresses', es: 'Direcciones', 'pt-BR': 'Endereços' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  changes: { en: 'Changes', es: 'Cambios', 'pt-BR': 'Alterações' },
  changed: { en: 'Changed', es: 'Cambios', 'pt-BR': 'Alterações' },
  code: { en: 'Code', es: 'Código', 'pt-BR': 'Código' },
  columns: { en: 'Columns', es: 'Columnas', 'pt-BR': 'Colunas' },
  corrected: { en: 'Corrected', es: 'Correcciones', 'pt-BR': 'Correções' },
  count: { en: 'Count', es: 'Cantidad', 'pt-BR': 'Quantidade' },
  currency: { en: 'Currency', es: 'Moneda', 'pt-BR': 'Moeda' },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
  details: { en: 'Details', es: 'Detalles', 'pt-BR': 'Detalhes' },
  done: { en: 'Done', es: 'Realizados', 'pt-BR': 'Realizados' },
  entry_name: { en: 'Listed', es: 'En la lista', 'pt-BR': 'Na lista' },
  entries: { en: 'Entries', es: 'Entradas', 'pt-BR': 'Entradas' },
  fields: { en: 'Fields', es: 'Campos', 'pt-BR': 'Campos' },
  figures: { en: 'Figures', es: 'Cifras', 'pt-BR': 'Valores' },
  files: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  filters: { en: 'Filters', es: 'Filtros', 'pt-BR': 'Filtros' },
  flagged: { en: 'Flagged', es: 'Marcada', 'pt-BR': 'Sinalizada' },
  four_eyes: { en: 'Four eyes', es: 'Cuatro ojos', 'pt-BR': 'Quatro olhos' },
  from: { en: 'From', es: 'De', 'pt-BR': 'De' },
  gateway: { en: 'Gateway', es: 'Canal del informe', 'pt-BR': 'Canal do relatório' },
  holder: { en: 'Given to', es: 'Asignada a', 'pt-BR': 'Atribuído a' },
  items: { en: 'Items', es: 'Elementos', 'pt-BR': 'Itens' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  kinds: { en: 'Kinds', es: 'Tipos', 'pt-BR': 'Tipos' },
  labels: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  languages: { en: 'Languages', es: 'Idiomas', 'pt-BR': 'Idiomas' },
  lines: { en: 'Lines', es: 'Líneas', 'pt-BR': 'Linhas' },
  list: { en: 'List', es: 'Lista', 'pt-BR': 'Lista' },
  matched: { en: 'Matched', es: 'Coincidencias', 'pt-BR': 'Correspondências' },
  method: { en: 'Method', es: 'Método', 'pt-BR': 'Método' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  number: { en: 'Number', es: 'Número', 'pt-BR': 'Número' },
  outcome: { en: 'Outcome', es: 'Resultado', 'pt-BR': 'Resultado' },
  party: { en: 'Party', es: 'Parte', 'pt-BR': 'Parte' },
  parts: { en: 'Parts', es: 'Partes', 'pt-BR': 'Partes' },
  product: { en: 'Product', es: 'Producto', 'pt-BR': 'Produto' },
  products: { en: 'Products', es: 'Productos', 'pt-BR': 'Produtos' },
  proposed: { en: 'Proposed', es: 'Propuesta', 'pt-BR': 'Proposta' },
  provider: { en: 'Provider', es: 'Proveedor del servicio', 'pt-BR': 'Provedor' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  questions: { en: 'Questions', es: 'Preguntas', 'pt-BR': 'Perguntas' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  reason_code: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  recipients: { en: 'Recipients', es: 'Destinatarios', 'pt-BR': 'Destinatários' },
  reportType: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  report_types: { en: 'Report types', es: 'Tipos de informe', 'pt-BR': 'Tipos de relatório' },
  result: { en: 'Result', es: 'Resultado', 'pt-BR': 'Resultado' },
  role: { en: 'Role', es: 'Rol', 'pt-BR': 'Papel' },
  scope: { en: 'Scope', es: 'Alcance', 'pt-BR': 'Alcance' },
  sent: { en: 'Sent', es: 'Enviados', 'pt-BR': 'Enviados' },
  skipped: { en: 'Skipped', es: 'Omitidos', 'pt-BR': 'Ignorados' },
  staff_roles: { en: 'Roles', es: 'Roles', 'pt-BR': 'Papéis' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  to: { en: 'To', es: 'A', 'pt-BR': 'Para' },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  verdict: { en: 'Review', es: 'Revisión', 'pt-BR': 'Revisão' },
  version: { en: 'Version', es: 'Versión', 'pt-BR': 'Versão' },
};

const CHANGE: Words = { en: 'Change', es: 'Cambio', 'pt-BR': 'Alteração' };
const BEFORE: Words = { en: 'Before', es: 'Antes', 'pt-BR': 'Antes' };
const NOTHING: Words = { en: 'none', es: 'ninguno', 'pt-BR': 'nenhum' };
const YES_NO: readonly [Words, Words] = [
  { en: 'no', es: 'no', 'pt-BR': 'não' },
  { en: 'yes', es: 'sí', 'pt-BR': 'sim' },
];

/**
 * Facts whose values are free text or names, which are displayed as stored. The text of any other fact must be a known
 * code.
 */
const FREE_TEXT: ReadonlySet<string> = new Set([
  'reason',
  'holder',
  'name',
  'number',
  'party',
  'entry_name',
  'question',
  'currency',
  'files',
]);
const COUNTED: ReadonlySet<string> = new Set(['entries', 'items', 'questions', 'files']);
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;
const JOB_NAME = /^[\w-]+(\.[\w-]+)+$/;

type Say = (words: Words) => string;

/**
 * Formats the value of a fact of an audit entry. Returns null for an id, and for a code that this version does not
 * know.
 */
function spoken(action: string, fact: string, value: unknown, say: Say): string | null {
  if (typeof value === 'boolean') return say(YES_NO[value ? 1 : 0]);
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    if (COUNTED.has(fact)) return `${value.length}`;
    if (fact === 'filters') {
      const filters = value.flatMap((part) => (typeof part === 'string' ? (filterText(part, say) ?? []) : []));
      return filters.length > 0 ? filters.join('; ') : null;
    }
    if (fact === 'changes') {
      const lines = value.flatMap((part) => (typeof part === 'string' ? (changeLineText(part, say) ?? []) : []));
      return lines.length > 0 ? lines.join('; ') : null;
    }
    const parts = value.flatMap((part) => spoken(action, fact, part, say) ?? []);
    return parts.length > 0 ? [...new Set(parts)].join(', ') : null;
  }
  if (typeof value !== 'string' || value === '' || UUID.test(value)) return null;
  const table = tableOfFact(action, fact);
  const words = table && lookUp(table, value);
  if (words) return say(words);
  if (!FREE_TEXT.has(fact)) return /^[\d.,]+$/.test(value) ? value : null;
  return fact === 'name' && JOB_NAME.test(value) ? null : value;
}

/** Formats one fact of an entry for use in a sentence; null if the fact is absent or has no displayable value. */
export const factText = (action: string, fact: string, facts: object, say: Say): string | null => {
  const known: Readonly<Record<string, unknown>> = { ...facts };
  return Object.hasOwn(known, fact) ? spoken(action, fact, known[fact], say) : null;
};

/**
 * Formats the change from the fact with the old value to the fact with the new value; null if neither value is
 * displayable.
 */
function changeText(action: string, facts: Readonly<Record<string, unknown>>, say: Say): string | null {
  const to = spoken(action, 'to', facts['to'], say);
  const from = spoken(action, 'from', facts['from'], say);
  if (to === null) return from === null ? null : `${say(BEFORE)}: ${from}`;
  const before = from ?? ('from' in facts && facts['from'] === null ? say(NOTHING) : null);
  return `${say(CHANGE)}: ${[before, to].filter((part) => part !== null).join(' → ')}`;
}

/** Formats the facts of an audit entry: the change first, then the labelled facts. Empty if nothing is displayable. */
export function auditFactsText(action: string, facts: object, say: Say): string {
  const known: Readonly<Record<string, unknown>> = { ...facts };
  const change = changeText(action, known, say);
  // The changes name their fields, so the list of the fields alone would repeat them.
  const hasChanges = Array.isArray(known['changes']) && known['changes'].length > 0;
  const others = Object.entries(AUDIT_FACT_WORDS)
    .filter(
      ([fact]) => fact !== 'from' && fact !== 'to' && !(hasChanges && fact === 'changed') && Object.hasOwn(known, fact),
    )
    .flatMap(([fact, label]) => {
      const value = spoken(action, fact, known[fact], say);
      return value === null ? [] : [`${say(label)}: ${value}`];
    });
  return [...(change ? [change] : []), ...others].join(' · ');
}
