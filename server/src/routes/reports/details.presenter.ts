import type { ReportDetails } from '@homologa/domain/reports/report-details';
import type { DetailsResponse } from '@homologa/domain/reports/report-details.contract';

export const presentDetails = (details: ReportDetails): DetailsResponse => ({
  currency: details.currency,
  unit: details.unit,
  earlier_periods: details.earlier_periods.map(({ balance_sheet_date: date, amounts }) => ({
    balance_sheet_date: date,
    amounts,
  })),
  suits: details.suits.map(({ court, number, date, amount, plaintiff }) => ({
    court,
    number,
    date,
    amount,
    plaintiff,
  })),
  shareholdings: details.shareholdings.map(({ name, kind, country, share, birth_date: birthDate, document }) => ({
    name,
    kind,
    country,
    share,
    birth_date: birthDate,
    document,
  })),
  sources: details.sources,
});
