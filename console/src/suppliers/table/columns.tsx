import { displayedPaydex } from '@homologa/domain/catalog/scales';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierRow, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import type { Text } from '@homologa/web/texts/text';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
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

interface TableColumn {
  /** The wire path that the server sorts by. */
  sort?: SupplierSortField;
  /** Its widest, in pixels: what is longer is cut, with the whole of it as the cell's title. */
  width: number;
  /** Figures stand at the right. */
  isNumber?: true;
  render: (row: SupplierRow, tools: Tools) => ReactNode;
}

const [CODE, SHORT, MIDDLE, LONG] = [110, 150, 190, 230] as const;

const countryName = (id: string, t: Text): string => (isCountryId(id) ? t(COUNTRY_NAMES[id]) : id);

/** The company's name as the way to its page; the best other name where it has none. */
export function SupplierLink({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  return (
    <Link
      component={RouterLink}
      to={`/workflows/${supplier.workflow_id}/suppliers/${supplier.id}`}
      underline="hover"
      sx={{ fontWeight: 600 }}
    >
      {supplierName(supplier.invite) || t(SUPPLIERS.nameless)}
    </Link>
  );
}

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

const figure = (sort: SupplierSortField, render: TableColumn['render']): TableColumn => ({
  sort,
  width: SHORT,
  isNumber: true,
  render,
});

/** How each column of the suppliers table is sorted and shown. */
export const COLUMNS: Readonly<Record<SupplierColumn, TableColumn>> = {
  company_name: { sort: 'invite.company_name', width: 260, render: (row) => <SupplierLink supplier={row} /> },
  workflow: {
    sort: 'workflow.title',
    width: MIDDLE,
    render: ({ workflow }) => (
      <Link component={RouterLink} to={`/workflows/${workflow.id}/suppliers`} underline="hover">
        {workflow.title}
      </Link>
    ),
  },
  // Room for an invitation that could not be delivered.
  status: { sort: 'status', width: 360, render: (row) => <SupplierStatusCell supplier={row} /> },
  labels: { width: LONG, render: (row) => <SupplierTags ids={row.tags} /> },
  contact_person: { sort: 'invite.full_name', width: SHORT, render: invited('full_name') },
  contact_emails: { sort: 'invite.emails', width: LONG, render: (row) => row.invite.emails.join(', ') },
  country: { sort: 'invite.country', width: SHORT, render: (row, { t }) => countryName(row.invite.country, t) },
  address: { sort: 'invite.address', width: LONG, render: invited('address') },
  sic: { sort: 'invite.sic', width: CODE, render: invited('sic') },
  tax_id: { sort: 'invite.tax_id', width: MIDDLE, render: printedTaxId },
  phone: { sort: 'invite.phone', width: SHORT, render: invited('phone') },
  financial_strength: {
    sort: 'report.financial_strength',
    width: CODE,
    render: reported('financial_strength'),
  },
  commercial_score: figure('report.commercial_score', amount('commercial_score')),
  risk_indicator: { sort: 'report.risk_indicator', width: CODE, render: reported('risk_indicator') },
  sqr_risk: { sort: 'report.rac_risk_indicator', width: CODE, render: reported('rac_risk_indicator') },
  rating: { sort: 'report.dnb_rating', width: CODE, render: reported('dnb_rating') },
  delivery_date: {
    sort: 'report.delivery_date',
    width: MIDDLE,
    render: (row, { format }) => (row.report?.delivery_date ? format.day(row.report.delivery_date) : ''),
  },
  balance_sheet_date: {
    sort: 'report.balance_sheet_date',
    width: MIDDLE,
    render: (row, { format }) => (row.report?.balance_sheet_date ? format.day(row.report.balance_sheet_date) : ''),
  },
  industry: { sort: 'report.industry', width: MIDDLE, render: reported('industry') },
  duns: {
    sort: 'invite.duns_number',
    width: SHORT,
    render: (row) => row.report?.duns_number ?? row.invite.duns_number,
  },
  emma_score: figure('report.emma_score', amount('emma_score')),
  paydex: figure('report.paydex', (row) => (row.report ? displayedPaydex(row.report.paydex) : '')),
  records: figure('report.number_of_suits', amount('number_of_suits')),
  website: { sort: 'website', width: MIDDLE, render: (row) => row.website },
  shareholders: {
    sort: 'invite.shareholders',
    width: LONG,
    render: (row) => (row.report?.shareholders.length ? row.report.shareholders : row.invite.shareholders).join(', '),
  },
  revenue: figure('report.revenue', amount('revenue')),
  employees: figure('report.number_of_employees', amount('number_of_employees')),
  debt: figure('report.debt', total('short_term_debit', 'long_term_debit')),
  ebit: figure('report.ebit', amount('ebit')),
  assets: figure('report.assets', total('current_assets', 'long_term_assets')),
  liabilities: figure('report.liabilities', total('current_liabilities', 'long_term_liabilities')),
  receivable: figure('report.accounts_receivable', amount('accounts_receivable')),
  payable: figure('report.accounts_payable', amount('accounts_payable')),
  inventory: figure('report.inventory', amount('inventory')),
  global_ultimate_duns: {
    sort: 'report.global_ultimate_duns_number',
    width: SHORT,
    render: reported('global_ultimate_duns_number'),
  },
  global_ultimate_name: {
    sort: 'report.global_ultimate_company_name',
    width: LONG,
    render: reported('global_ultimate_company_name'),
  },
  screen_status: {
    sort: 'screening.status',
    width: MIDDLE,
    render: (row, { t }) =>
      row.screening ? <ScreenStatusChip status={row.screening.status} /> : t(SCREEN_STATUS_WORDS.none),
  },
  decision: {
    sort: 'decision.decision',
    width: LONG,
    render: (row, { t }) =>
      row.decision ? <DecisionChip decision={row.decision.decision} /> : t(SUPPLIER_DECISION_WORDS.none),
  },
  ccr_score: { sort: 'ccr.score', width: CODE, render: ccrScoreOf },
  ccr_status: { sort: 'ccr.status', width: SHORT, render: ccrStatus },
  questionnaire_status: { sort: 'questionnaire.status', width: SHORT, render: questionnaireStatus },
  actions: { width: 72, render: (row) => <SupplierActions supplier={row} /> },
};
