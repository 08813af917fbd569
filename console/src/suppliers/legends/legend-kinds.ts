import type { Words } from '@homologa/domain/language/locales';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { LEGENDS } from './legends.texts';

export type LegendKind = 'ratings' | 'sqr_risk' | 'commercial_score' | 'ccr' | 'paydex' | 'status';

export const LEGEND_TITLES: Readonly<Record<LegendKind, Words>> = {
  ratings: LEGENDS.ratings,
  sqr_risk: LEGENDS.sqrRisk,
  commercial_score: LEGENDS.commercialScore,
  ccr: LEGENDS.ccr,
  paydex: LEGENDS.paydex,
  status: LEGENDS.status,
};

export const LEGEND_OF_COLUMN: Partial<Readonly<Record<SupplierColumn, LegendKind>>> = {
  status: 'status',
  financial_strength: 'ratings',
  risk_indicator: 'ratings',
  rating: 'ratings',
  sqr_risk: 'sqr_risk',
  commercial_score: 'commercial_score',
  paydex: 'paydex',
  ccr_score: 'ccr',
};
