import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import type { FilterKey } from './filter-model';

export const COLUMN_FILTERS: Partial<Readonly<Record<SupplierColumn, readonly (FilterKey | 'status')[]>>> = {
  workflow: ['workflow_id'],
  status: ['status', 'waiting_for', 'invitation'],
  phase: ['waiting_for', 'waiting_side', 'sent_back', 'reminders'],
  waiting_since: ['waiting_side', 'waiting_days'],
  labels: ['tags'],
  country: ['country'],
  financial_strength: ['financial_strength'],
  commercial_score: ['commercial_score'],
  risk_indicator: ['risk_indicator'],
  sqr_risk: ['rac_risk_indicator'],
  rating: ['dnb_rating'],
  industry: ['industry'],
  screen_status: ['screen_status', 'screen_review', 'new_hits'],
  decision: ['decision'],
  score: ['score_outcome'],
  ccr_score: ['ccr_score'],
  questionnaire_status: ['questionnaire_status'],
  added: ['created_from', 'created_to'],
};
