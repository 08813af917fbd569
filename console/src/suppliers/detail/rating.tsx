import { type ReportType, showsCommercialScore } from '@homologa/domain/catalog/report-types';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { ReactNode } from 'react';
import { CcrFigure, CommercialScoreFigure } from '../legends/figures';
import { DETAIL } from './detail.texts';
import { ccrScoreOf } from './requests/report-state';

const RATINGS = {
  ccr: { title: REPORT_FIELD_WORDS.ccrScore, legend: 'ccr' },
  commercial_score: { title: DETAIL.commercialScore, legend: 'commercial_score' },
  ratings: { title: DETAIL.rating, legend: 'ratings' },
} as const;
export type RatingKind = keyof typeof RATINGS;

export function ratingKind(type: ReportType): RatingKind {
  if (type === 'ccr') return 'ccr';
  return showsCommercialScore(type) ? 'commercial_score' : 'ratings';
}

function figureOf(kind: RatingKind, supplier: SupplierResponse): ReactNode {
  const { report } = supplier;
  const score = ccrScoreOf(supplier);
  if (kind === 'ccr') return score && <CcrFigure value={score} />;
  if (kind === 'ratings') return report?.dnb_rating;
  return report?.commercial_score != null && <CommercialScoreFigure value={report.commercial_score} />;
}

/** Returns the figure that is the rating for this report type, as displayed in the rating card and the strip. */
export function ratingOf(supplier: SupplierResponse) {
  const kind = ratingKind(supplier.workflow.report_type);
  return { kind, ...RATINGS[kind], figure: figureOf(kind, supplier) };
}
