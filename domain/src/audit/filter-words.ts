import { industryIn } from '../catalog/industry-words';
import { REPORT_TYPE_WORDS } from '../catalog/report-type-words';
import { COMMERCIAL_SCORE_WORDS } from '../catalog/scale-words';
import { SUPPLIER_STATUS_WORDS } from '../catalog/status-words';
import { WORKFLOW_STATUS_WORDS, WORKFLOW_TYPE_WORDS } from '../catalog/workflow-words';
import { COUNTRY_NAMES } from '../countries/country-names';
import { LOCALES, type Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { SUPPLIER_PHASE_WORDS, TIMELINE_SIDE_WORDS } from '../onboarding/timeline-words';
import { SCORE_FILTER_WORDS, SCORE_OUTCOME_WORDS } from '../questionnaires/score-words';
import { SHAREHOLDER_KIND_WORDS } from '../reports/detail-words';
import {
  NEW_HITS_WORDS,
  REVIEW_WORDS,
  SCREEN_STATUS_WORDS,
  SCREENING_REVIEW_WORDS,
} from '../screenings/screening-words';
import { REMINDERS_FILTER_WORDS, REMINDERS_WORDS } from '../suppliers/reminders/reminders-filter';
import { SENT_BACK_FILTER_WORDS, SENT_BACK_WORDS } from '../suppliers/sent-back-filter';
import { SUPPLIER_DECISION_WORDS } from '../suppliers/supplier-decision-words';
import { SUPPLIER_COLUMN_WORDS } from '../suppliers/supplier-words';

type Table = Readonly<Record<string, Words>>;

interface FilterWords {
  label: Words;
  /** Words of the values; without them only the filter is named, as its values are ids, typed text or times. */
  values?: Table;
  /** Values that read the same in every language, such as ratings. */
  isPlain?: boolean;
}

const PLAIN = { isPlain: true } as const;

/** Filters of the lists that are exported, by the names under which entries have them. */
const FILTERS: Readonly<Record<string, FilterWords>> = {
  q: { label: { en: 'Search', es: 'Búsqueda', 'pt-BR': 'Pesquisa' } },
  id: { label: { en: 'Selected', es: 'Seleccionados', 'pt-BR': 'Selecionados' } },
  status: { label: SUPPLIER_COLUMN_WORDS.status, values: { ...WORKFLOW_STATUS_WORDS, ...SUPPLIER_STATUS_WORDS } },
  country: { label: SUPPLIER_COLUMN_WORDS.country, values: COUNTRY_NAMES },
  tags: { label: SUPPLIER_COLUMN_WORDS.labels },
  workflow_id: { label: SUPPLIER_COLUMN_WORDS.workflow },
  financial_strength: { label: SUPPLIER_COLUMN_WORDS.financial_strength, ...PLAIN },
  risk_indicator: { label: SUPPLIER_COLUMN_WORDS.risk_indicator, ...PLAIN },
  rac_risk_indicator: { label: SUPPLIER_COLUMN_WORDS.sqr_risk, ...PLAIN },
  commercial_score: { label: SUPPLIER_COLUMN_WORDS.commercial_score, values: COMMERCIAL_SCORE_WORDS },
  dnb_rating: { label: SUPPLIER_COLUMN_WORDS.rating, ...PLAIN },
  industry: { label: SUPPLIER_COLUMN_WORDS.industry, ...PLAIN },
  ccr_score: { label: SUPPLIER_COLUMN_WORDS.ccr_score, ...PLAIN },
  questionnaire_status: {
    label: SUPPLIER_COLUMN_WORDS.questionnaire_status,
    values: {
      not_started: { en: 'Not started', es: 'Sin iniciar', 'pt-BR': 'Não iniciado' },
      started: { en: 'Started', es: 'Iniciado', 'pt-BR': 'Iniciado' },
      completed: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluído' },
    },
  },
  invitation: { label: { en: 'Invitation', es: 'Invitación', 'pt-BR': 'Convite' } },
  created_from: { label: { en: 'Added from', es: 'Agregado desde', 'pt-BR': 'Adicionado desde' } },
  created_to: { label: { en: 'Added until', es: 'Agregado hasta', 'pt-BR': 'Adicionado até' } },
  waiting_for: { label: SUPPLIER_COLUMN_WORDS.phase, values: SUPPLIER_PHASE_WORDS },
  waiting_side: {
    label: { en: 'Waiting for', es: 'En espera de', 'pt-BR': 'À espera de' },
    values: TIMELINE_SIDE_WORDS,
  },
  waiting_days: { label: { en: 'Days of waiting', es: 'Días de espera', 'pt-BR': 'Dias de espera' }, ...PLAIN },
  sent_back: { label: SENT_BACK_WORDS, values: SENT_BACK_FILTER_WORDS },
  reminders: { label: REMINDERS_WORDS, values: REMINDERS_FILTER_WORDS },
  screen_status: { label: SUPPLIER_COLUMN_WORDS.screen_status, values: SCREEN_STATUS_WORDS },
  screen_review: { label: REVIEW_WORDS.review, values: SCREENING_REVIEW_WORDS },
  new_hits: { label: REVIEW_WORDS.monitoring, values: NEW_HITS_WORDS },
  score_outcome: { label: SCORE_OUTCOME_WORDS, values: SCORE_FILTER_WORDS },
  decision: { label: SUPPLIER_COLUMN_WORDS.decision, values: SUPPLIER_DECISION_WORDS },
  kind: { label: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' }, values: SHAREHOLDER_KIND_WORDS },
  type: { label: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' }, values: WORKFLOW_TYPE_WORDS },
  report_type: { label: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' }, values: REPORT_TYPE_WORDS },
  touched: { label: { en: 'Empty drafts', es: 'Borradores vacíos', 'pt-BR': 'Rascunhos vazios' } },
  action: { label: { en: 'Action', es: 'Acción', 'pt-BR': 'Ação' } },
  from: { label: { en: 'From', es: 'Desde', 'pt-BR': 'Desde' } },
  to: { label: { en: 'Until', es: 'Hasta', 'pt-BR': 'Até' } },
  actor_id: { label: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa' } },
  supplier_id: { label: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' } },
  object_type: { label: { en: 'Object', es: 'Objeto', 'pt-BR': 'Objeto' } },
  object_id: { label: { en: 'Object', es: 'Objeto', 'pt-BR': 'Objeto' } },
  company_id: { label: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' } },
};

const hasWords = ({ values, isPlain }: FilterWords): boolean => values !== undefined || isPlain === true;

/**
 * Records a filter as facts of an audit entry: 'country=chile,peru', or the name alone of a filter whose values are ids
 * or typed text, which may be personal data.
 */
export const filterFacts = (filter: object): string[] =>
  Object.entries(filter).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined || value === null) return [];
    const words = lookUp(FILTERS, key);
    return words && hasWords(words) ? `${key}=${[value].flat().map(String).join(',')}` : key;
  });

/** Formats a recorded filter in words: 'Country: Chile, Peru'. Null for a filter that this version does not know. */
export function filterText(fact: string, say: (words: Words) => string): string | null {
  const [key = '', written = ''] = fact.split(/=(.*)/s);
  const filter = lookUp(FILTERS, key);
  if (!filter) return null;
  const valueText = (value: string): string[] => {
    if (filter.isPlain) return [key === 'industry' ? say(industryWords(value)) : value];
    const words = lookUp(filter.values ?? {}, value);
    return words ? [say(words)] : [];
  };
  const values = written.split(',').filter(Boolean).flatMap(valueText);
  return values.length > 0 ? `${say(filter.label)}: ${values.join(', ')}` : say(filter.label);
}

const industryWords = (industry: string): Words =>
  Object.fromEntries(LOCALES.map((locale) => [locale, industryIn(industry, locale)])) as unknown as Words;
