import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/i18n/country-names';
import { SCREEN_STATUS_WORDS, SUPPLIER_DECISION_WORDS } from '@homologa/domain/i18n/screening-words';
import { displayedPaydex } from '@homologa/domain/reports/scales';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/suppliers/tax-id';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { useFormat } from '../../shared/i18n/use-format';
import type { Text } from '../../shared/i18n/use-text';
import { DecisionChip } from '../decision/DecisionChip';
import { ccrScoreOf } from '../detail/requests/report-state';
import { SupplierTags } from '../SupplierTags';
import { ScreenStatusChip } from '../screening/ScreenStatusChip';
import { supplierName } from '../supplier-name';
import { SUPPLIERS } from '../suppliers.texts';
import { SupplierActions } from './SupplierActions';
import { SupplierStatusCell } from './SupplierStatusCell';

interface Tools {
  t: Text;
  format: ReturnType<typeof useFormat>;
}

export interface TableColumn {
  /** The wire path that the server sorts by. */
  sort?: string;
  render: (row: SupplierRow, tools: Tools) => ReactNode;
}

const countryName = (id: string, t: Text): string => (isCountryId(id) ? t(COUNTRY_NAMES[id]) : id);

/** A tax id as its country writes it. */
export const printedTaxId = (row: Pick<SupplierRow, 'invite'>): string =>
  formatTaxId(taxIdKindOf(row.invite.country), row.invite.tax_id);

const invited =
  (field: 'full_name' | 'address' | 'sic' | 'phone' | 'duns_number') =>
  (row: SupplierRow): ReactNode =>
    row.invite[field];

type ReportText =
  | 'financial_strength'
  | 'risk_indicator'
  | 'rac_risk_indicator'
  | 'dnb_rating'
  | 'industry'
  | 'ccr_score';
const reported =
  (field: ReportText | 'global_ultimate_duns_number' | 'global_ultimate_company_name') =>
  (row: SupplierRow): ReactNode =>
    row.report?.[field];

type ReportAmount =
  | 'commercial_score'
  | 'emma_score'
  | 'number_of_suits'
  | 'revenue'
  | 'number_of_employees'
  | 'ebit'
  | 'accounts_receivable'
  | 'accounts_payable'
  | 'inventory';
const amount =
  (field: ReportAmount) =>
  (row: SupplierRow, { format }: Tools): ReactNode =>
    row.report?.[field] == null ? '' : format.amount(row.report[field]);

/** A sum of two figures, where at least one is known. */
const total =
  (
    first: 'short_term_debit' | 'current_assets' | 'current_liabilities',
    second: 'long_term_debit' | 'long_term_assets' | 'long_term_liabilities',
  ) =>
  (row: SupplierRow, { format }: Tools): ReactNode => {
    const known = [row.report?.[first], row.report?.[second]].filter((value) => value != null);
    return known.length === 0 ? '' : format.amount(known.reduce((sum, value) => sum + value, 0));
  };

function ccrStatus(row: SupplierRow, { t }: Tools): ReactNode {
  if (!row.ccr) return t(SUPPLIERS.notRequested);
  return t(row.ccr.delivered_at ? SUPPLIERS.delivered : SUPPLIERS.pending);
}

function questionnaireStatus({ questionnaire }: SupplierRow, { t }: Tools): ReactNode {
  if (questionnaire.completed_at) return t(SUPPLIERS.completed);
  return t(questionnaire.started_at ? SUPPLIERS.started : SUPPLIERS.notStarted);
}

/** How each column of the suppliers table is sorted and shown. */
export const COLUMNS: Readonly<Record<SupplierColumn, TableColumn>> = {
  company_name: {
    sort: 'invite.company_name',
    render: (row, { t }) => (
      <Link
        component={RouterLink}
        to={`/workflows/${row.workflow_id}/suppliers/${row.id}`}
        underline="hover"
        sx={{ fontWeight: 600 }}
      >
        {supplierName(row.invite) || t(SUPPLIERS.nameless)}
      </Link>
    ),
  },
  workflow: {
    render: ({ workflow }) => (
      <Link component={RouterLink} to={`/workflows/${workflow.id}/suppliers`} underline="hover">
        {workflow.title}
      </Link>
    ),
  },
  status: { sort: 'status', render: (row) => <SupplierStatusCell supplier={row} /> },
  labels: { render: (row) => <SupplierTags ids={row.tags} /> },
  contact_person: { sort: 'invite.full_name', render: invited('full_name') },
  contact_emails: { sort: 'invite.emails', render: (row) => row.invite.emails.join(', ') },
  country: { sort: 'invite.country', render: (row, { t }) => countryName(row.invite.country, t) },
  address: { sort: 'invite.address', render: invited('address') },
  sic: { sort: 'invite.sic', render: invited('sic') },
  tax_id: { sort: 'invite.tax_id', render: printedTaxId },
  phone: { sort: 'invite.phone', render: invited('phone') },
  financial_strength: { sort: 'report.financial_strength', render: reported('financial_strength') },
  commercial_score: { sort: 'report.commercial_score', render: amount('commercial_score') },
  risk_indicator: { sort: 'report.risk_indicator', render: reported('risk_indicator') },
  sqr_risk: { sort: 'report.rac_risk_indicator', render: reported('rac_risk_indicator') },
  rating: { sort: 'report.dnb_rating', render: reported('dnb_rating') },
  delivery_date: {
    render: (row, { format }) => (row.report?.delivery_date ? format.day(row.report.delivery_date) : ''),
  },
  balance_sheet_date: {
    render: (row, { format }) => (row.report?.balance_sheet_date ? format.day(row.report.balance_sheet_date) : ''),
  },
  industry: { sort: 'report.industry', render: reported('industry') },
  duns: { sort: 'invite.duns_number', render: (row) => row.report?.duns_number ?? row.invite.duns_number },
  emma_score: { render: amount('emma_score') },
  paydex: { render: (row) => (row.report ? displayedPaydex(row.report.paydex) : '') },
  records: { render: amount('number_of_suits') },
  website: { render: (row) => row.website },
  shareholders: {
    sort: 'invite.shareholders',
    render: (row) => (row.report?.shareholders.length ? row.report.shareholders : row.invite.shareholders).join(', '),
  },
  revenue: { render: amount('revenue') },
  employees: { render: amount('number_of_employees') },
  debt: { render: total('short_term_debit', 'long_term_debit') },
  ebit: { render: amount('ebit') },
  assets: { render: total('current_assets', 'long_term_assets') },
  liabilities: { render: total('current_liabilities', 'long_term_liabilities') },
  receivable: { render: amount('accounts_receivable') },
  payable: { render: amount('accounts_payable') },
  inventory: { render: amount('inventory') },
  global_ultimate_duns: { render: reported('global_ultimate_duns_number') },
  global_ultimate_name: { render: reported('global_ultimate_company_name') },
  screen_status: {
    sort: 'screening.status',
    render: ({ screening }, { t }) =>
      screening ? <ScreenStatusChip status={screening.status} /> : t(SCREEN_STATUS_WORDS.none),
  },
  decision: {
    sort: 'decision.decision',
    render: ({ decision }, { t }) =>
      decision ? <DecisionChip decision={decision.decision} /> : t(SUPPLIER_DECISION_WORDS.none),
  },
  ccr_score: { render: ccrScoreOf },
  ccr_status: { render: ccrStatus },
  questionnaire_status: { render: questionnaireStatus },
  actions: { render: (row) => <SupplierActions supplier={row} /> },
};
