import type { Words } from '@homologa/domain/language/locales';
import { SCORE_OUTCOME_WORDS } from '@homologa/domain/questionnaires/score-words';
import { REVIEW_WORDS } from '@homologa/domain/screenings/screening-words';
import type { InvitationFilter } from '@homologa/domain/suppliers/invitation-errors';
import { REMINDERS_WORDS } from '@homologa/domain/suppliers/reminders/reminders-filter';
import { SENT_BACK_WORDS } from '@homologa/domain/suppliers/sent-back-filter';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { FilterGroup } from './filter-groups';
import type { FilterKey } from './filter-model';

export const FILTERS = {
  filter: { en: 'Filter', es: 'Filtrar', 'pt-BR': 'Filtrar' },
  applied: { en: 'Filters applied', es: 'Filtros aplicados', 'pt-BR': 'Filtros aplicados' },
  edit: { en: 'Edit filters', es: 'Editar filtros', 'pt-BR': 'Editar filtros' },
  clear: { en: 'Clear filters', es: 'Quitar filtros', 'pt-BR': 'Limpar filtros' },
  title: { en: 'Filter suppliers', es: 'Filtrar proveedores', 'pt-BR': 'Filtrar fornecedores' },
  find: { en: 'Find a filter', es: 'Buscar un filtro', 'pt-BR': 'Buscar um filtro' },
  apply: { en: 'Apply', es: 'Aplicar', 'pt-BR': 'Aplicar' },
  chips: { en: 'Applied filters', es: 'Filtros aplicados', 'pt-BR': 'Filtros aplicados' },
  chip: { en: '{name}: {value}', es: '{name}: {value}', 'pt-BR': '{name}: {value}' },
  remove: {
    en: 'Remove the filter {name}: {value}',
    es: 'Quitar el filtro {name}: {value}',
    'pt-BR': 'Remover o filtro {name}: {value}',
  },
  ratingsHidden: {
    en: 'Suppliers that are pending or in progress have no ratings to filter by yet.',
    es: 'Los proveedores pendientes o en curso aún no tienen calificaciones por las que filtrar.',
    'pt-BR': 'Fornecedores pendentes ou em andamento ainda não têm classificações para filtrar.',
  },
  deleted: { en: 'Deleted label', es: 'Etiqueta eliminada', 'pt-BR': 'Etiqueta excluída' },
  unknown: { en: 'Unknown workflow', es: 'Flujo de trabajo desconocido', 'pt-BR': 'Fluxo de trabalho desconhecido' },
  days: { en: '1 day || {count} days', es: '1 día || {count} días', 'pt-BR': '1 dia || {count} dias' },
  noOptions: { en: 'Nothing found', es: 'Sin resultados', 'pt-BR': 'Nada encontrado' },
} satisfies Record<string, Words>;

export const FILTER_GROUP_WORDS: Readonly<Record<FilterGroup, Words>> = {
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  progress: { en: 'Progress', es: 'Avance', 'pt-BR': 'Andamento' },
  review: { en: 'Decision and screening', es: 'Decisión y verificación', 'pt-BR': 'Decisão e verificação' },
  report: { en: 'Ratings', es: 'Calificaciones', 'pt-BR': 'Classificações' },
};

export const FILTER_WORDS: Readonly<Record<FilterKey | 'status', Words>> = {
  status: SUPPLIER_COLUMN_WORDS.status,
  workflow_id: SUPPLIER_COLUMN_WORDS.workflow,
  country: SUPPLIER_COLUMN_WORDS.country,
  tags: SUPPLIER_COLUMN_WORDS.labels,
  financial_strength: SUPPLIER_COLUMN_WORDS.financial_strength,
  risk_indicator: SUPPLIER_COLUMN_WORDS.risk_indicator,
  rac_risk_indicator: SUPPLIER_COLUMN_WORDS.sqr_risk,
  commercial_score: SUPPLIER_COLUMN_WORDS.commercial_score,
  dnb_rating: SUPPLIER_COLUMN_WORDS.rating,
  ccr_score: SUPPLIER_COLUMN_WORDS.ccr_score,
  industry: SUPPLIER_COLUMN_WORDS.industry,
  screen_status: SUPPLIER_COLUMN_WORDS.screen_status,
  screen_review: REVIEW_WORDS.review,
  new_hits: REVIEW_WORDS.monitoring,
  decision: SUPPLIER_COLUMN_WORDS.decision,
  score_outcome: SCORE_OUTCOME_WORDS,
  questionnaire_status: SUPPLIER_COLUMN_WORDS.questionnaire_status,
  invitation: { en: 'Invitation', es: 'Invitación', 'pt-BR': 'Convite' },
  waiting_for: SUPPLIER_COLUMN_WORDS.phase,
  waiting_side: { en: 'Waiting for', es: 'En espera de', 'pt-BR': 'À espera de' },
  waiting_days: { en: 'Waiting for more than', es: 'En espera por más de', 'pt-BR': 'À espera há mais de' },
  sent_back: SENT_BACK_WORDS,
  reminders: REMINDERS_WORDS,
  created_from: { en: 'Added from', es: 'Agregado desde', 'pt-BR': 'Adicionado desde' },
  created_to: { en: 'Added until', es: 'Agregado hasta', 'pt-BR': 'Adicionado até' },
};

export const INVITATION_STATE_WORDS = {
  queued: { en: 'On its way', es: 'En camino', 'pt-BR': 'A caminho' },
  delayed: {
    en: 'Being retried',
    es: 'En reintento',
    'pt-BR': 'Em nova tentativa',
  },
  sent: { en: 'Sent', es: 'Enviada', 'pt-BR': 'Enviado' },
  not_started: { en: 'Sent, not started', es: 'Enviada, sin iniciar', 'pt-BR': 'Enviado, não iniciado' },
  failed: { en: 'Could not be delivered', es: 'No se pudo entregar', 'pt-BR': 'Não pôde ser entregue' },
} satisfies Record<InvitationFilter, Words>;
