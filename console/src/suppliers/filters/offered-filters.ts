import { REPORT_FAMILY, type ReportFamily, type ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import { FILTER_KEYS, type FilterKey, hidesRatings, RATING_KEYS, type TableFilter } from './filter-model';

const RATINGS: Readonly<Record<ReportFamily, readonly (typeof RATING_KEYS)[number][]>> = {
  bir: ['financial_strength', 'risk_indicator', 'dnb_rating'],
  hom: ['financial_strength', 'risk_indicator', 'dnb_rating'],
  brazil: ['financial_strength', 'rac_risk_indicator', 'dnb_rating'],
  ckr: ['commercial_score'],
  ccr: ['ccr_score'],
  cfr: [],
  questionnaire: [],
};

export interface FilterScope {
  workflow: { reportType: ReportType; type: WorkflowType; hasQuestionnaire: boolean; isActive: boolean } | null;
  products: readonly ReportType[];
  seesLabels: boolean;
  hasCompliance: boolean;
}

export function offeredFilters(scope: FilterScope, filter: TableFilter): FilterKey[] {
  const { workflow, products } = scope;
  const types = workflow ? [workflow.reportType] : products;
  const ratings = new Set<string>(types.flatMap((type) => RATINGS[REPORT_FAMILY[type]]));
  if (products.includes('ccr')) ratings.add('ccr_score');
  const hasReports = ratings.size > 0;
  const isOffered = (key: FilterKey): boolean => {
    if ((RATING_KEYS as readonly string[]).includes(key)) return ratings.has(key) && !hidesRatings(filter);
    switch (key) {
      case 'workflow_id':
        return workflow === null;
      case 'tags':
        return scope.seesLabels;
      case 'industry':
        return hasReports && !hidesRatings(filter);
      case 'screen_status':
      case 'screen_review':
      case 'new_hits':
        return scope.hasCompliance;
      case 'questionnaire_status':
      case 'score_outcome':
        return workflow === null || workflow.hasQuestionnaire;
      case 'waiting_for':
      case 'waiting_side':
      case 'waiting_days':
        return workflow === null || workflow.isActive;
      case 'invitation':
      case 'sent_back':
      case 'reminders':
        return workflow === null || workflow.type === 'onboarding';
      default:
        return true;
    }
  };
  return FILTER_KEYS.filter(isOffered);
}
