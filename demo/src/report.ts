import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { DeskDataBody } from '@homologa/domain/desk/desk.contract';
import type { DetailsInput } from '@homologa/domain/reports/report-details.contract';
import { demoFigures, demoSupplier } from './suppliers';

/** Amounts of the two previous fiscal years as fractions of the current year's amounts. */
const GROWTH = [0.92, 0.85];

export function demoReport(index: number, reportType: ReportType, year: number): DeskDataBody {
  const { industry, country } = demoSupplier(index);
  if (reportType === 'cfr') return { figures: { industry } };
  const figures = demoFigures(index);
  const { revenue, ebit, current_assets, current_liabilities } = figures;
  const statement = { revenue, ebit, current_assets, current_liabilities };
  const details: DetailsInput = {
    currency: 'USD',
    unit: 'units',
    earlier_periods: GROWTH.map((share, at) => ({
      balance_sheet_date: `${year - 1 - at}-12-31`,
      amounts: Object.fromEntries(
        Object.entries(statement).map(([name, amount]) => [name, Math.round(amount * share)]),
      ),
    })),
    shareholdings: [
      { name: 'Inversiones del Valle S.A.', kind: 'company', country, share: 60 },
      { name: 'Familia fundadora', kind: 'person', country, share: 40 },
    ],
  };
  return {
    figures: { ...figures, industry, balance_sheet_date: `${year}-12-31` },
    details,
    source: { source: 'file', date: `${year + 1}-01-15` },
  };
}
