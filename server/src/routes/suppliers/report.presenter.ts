import type { ReportFileRecord, ReportRecord } from '@homologa/core/suppliers/supplier-record';
import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import { presentTime } from './present-time';

const presentFile = (file: ReportFileRecord) => ({
  file_id: file.fileId,
  name: file.name,
  created_at: presentTime(file.createdAt),
});

/** The delivered figures and files (client-platform.md section 3, wire.md 25). */
export function presentReport(report: ReportRecord, files: ReportFileRecord[]): ReportResponse {
  return {
    company_name: report.companyName,
    emails: report.emails,
    address: report.address,
    sic: report.sic,
    tax_id: report.taxId,
    phones: report.phones,
    industry: report.industry,
    duns_number: report.dunsNumber,
    financial_strength: report.financialStrength,
    emma_score: report.emmaScore,
    paydex: report.paydex,
    risk_indicator: report.riskIndicator,
    rac_risk_indicator: report.racRiskIndicator,
    dnb_rating: report.dnbRating,
    commercial_score: report.commercialScore,
    number_of_suits: report.numberOfSuits,
    delivery_date: report.deliveryDate && presentTime(report.deliveryDate),
    balance_sheet_date: report.balanceSheetDate,
    shareholders: report.shareholders,
    revenue: report.revenue,
    number_of_employees: report.numberOfEmployees,
    short_term_debit: report.shortTermDebit,
    long_term_debit: report.longTermDebit,
    ebit: report.ebit,
    financial_expenses: report.financialExpenses,
    current_assets: report.currentAssets,
    long_term_assets: report.longTermAssets,
    current_liabilities: report.currentLiabilities,
    long_term_liabilities: report.longTermLiabilities,
    accounts_receivable: report.accountsReceivable,
    accounts_payable: report.accountsPayable,
    inventory: report.inventory,
    global_ultimate_duns_number: report.globalUltimateDunsNumber,
    global_ultimate_company_name: report.globalUltimateCompanyName,
    ccr_score: report.ccrScore,
    files: {
      bir: files.filter(({ kind }) => kind === 'bir').map(presentFile),
      additional: files.filter(({ kind }) => kind === 'additional').map(presentFile),
    },
  };
}
