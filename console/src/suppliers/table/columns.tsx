import { displayedPaydex } from '@homologa/domain/catalog/scales';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { byReportColumn, REPORT_FIELDS, type ReportFieldKind } from '@homologa/domain/reports/report-fields';
import { SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierRow, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { byColumn, SUPPLIER_FIELDS } from '@homologa/domain/suppliers/supplier-fields';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import type { Text } from '@homologa/web/texts/text';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ScreenStatusChip } from '../../compliance/ScreenStatusChip';
import type { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DecisionChip } from '../decision/DecisionChip';
import { hasSandboxData, SandboxChip } from '../deliveries/SandboxMark';
import { ccrScoreOf } from '../detail/requests/report-state';
import { industryText } from '../industry-text';
import { PhaseText } from '../PhaseText';
import { SupplierTags } from '../SupplierTags';
import { OutcomeChip } from '../score/OutcomeChip';
import { ReviewedMark } from '../score/review/ReviewedMark';
import { shownField } from '../shown-field';
import { SUPPLIERS } from '../suppliers.texts';
import { SupplierActions } from './SupplierActions';
import { SupplierStatusCell } from './SupplierStatusCell';

interface Tools {
  t: Text;
  format: ReturnType<typeof useFormat>;
}

interface TableColumn {
  sort?: SupplierSortField;
  /** Maximum width in pixels; longer cells are truncated. */
  width: number;
  isNumber?: true;
  render: (row: SupplierRow, tools: Tools) => ReactNode;
}

const [CODE, SHORT, MIDDLE, LONG] = [110, 150, 190, 230] as const;

function widthOf(characters: number): number {
  if (characters <= 12) return CODE;
  if (characters <= 20) return SHORT;
  return characters <= 28 ? MIDDLE : LONG;
}

/**
 * Link to the supplier's page. Its text is the name of the company or, if there is no such name, the name of the
 * contact. Marks sandbox data.
 */
export function SupplierLink({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  const link = (
    <RouterLink className="row-link" to={`/workflows/${supplier.workflow_id}/suppliers/${supplier.id}`}>
      {supplierName(supplier.invite) || t(SUPPLIERS.nameless)}
    </RouterLink>
  );
  if (!hasSandboxData(supplier)) return link;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {link}
      <SandboxChip />
    </Box>
  );
}

export const printedTaxId = (row: Pick<SupplierRow, 'invite'>): string =>
  formatTaxId(taxIdKindOf(row.invite.country), row.invite.tax_id);

function ScoreText({ score, format }: { score: NonNullable<SupplierRow['score']>; format: Tools['format'] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: 1, minWidth: 0 }}>
      {score.percent !== null && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {format.amount(score.percent)} %
        </Box>
      )}
      {score.outcome && <OutcomeChip {...score.outcome} />}
      {score.computed && <ReviewedMark computed={score.computed} />}
    </Box>
  );
}

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

const INVITED = byColumn((name): TableColumn => {
  const { wire, width } = SUPPLIER_FIELDS[name];
  return {
    sort: `invite.${wire}`,
    width: widthOf(width),
    render: ({ invite }, { t }) => shownField(invite, name, t),
  };
});

const NUMBERS: readonly ReportFieldKind[] = ['amount', 'whole', 'score'];

const REPORTED = byReportColumn(
  (name): TableColumn => {
    const field = REPORT_FIELDS[name];
    const { wire, kind } = field;
    const render: TableColumn['render'] = ({ report }, { format, t }) => {
      const value = report?.[wire];
      if (name === 'industry') return industryText(report?.industry, t);
      if (typeof value === 'number') return format.amount(value);
      return kind === 'day' && value ? format.day(value) : value;
    };
    if (NUMBERS.includes(kind)) return figure(`report.${wire}`, render);
    return { sort: `report.${wire}`, width: 'width' in field ? widthOf(field.width) : MIDDLE, render };
  },
  (sum, figures) =>
    figure(`report.${sum}`, ({ report }, { format }) => {
      const known = figures.map((name) => report?.[REPORT_FIELDS[name].wire]).filter((value) => value != null);
      return known.length === 0 ? '' : format.amount(known.reduce((total, value) => total + value, 0));
    }),
);

export const isReported = (column: SupplierColumn): boolean => column in REPORTED || column === 'ccr_score';

export const COLUMNS: Readonly<Record<SupplierColumn, TableColumn>> = {
  ...INVITED,
  ...REPORTED,
  company_name: { ...INVITED.company_name, width: 260, render: (row) => <SupplierLink supplier={row} /> },
  workflow: {
    sort: 'workflow.title',
    width: MIDDLE,
    render: ({ workflow }) => (
      <Link component={RouterLink} to={`/workflows/${workflow.id}/suppliers`} underline="hover">
        {workflow.title}
      </Link>
    ),
  },
  status: { sort: 'status', width: 360, render: (row) => <SupplierStatusCell supplier={row} /> },
  labels: { width: LONG, render: (row) => <SupplierTags ids={row.tags} /> },
  contact_person: { ...INVITED.contact_person, width: SHORT },
  delivery_date: {
    sort: 'report.delivery_date',
    width: MIDDLE,
    render: (row, { format }) => (row.report?.delivery_date ? format.day(row.report.delivery_date) : ''),
  },
  duns: { ...INVITED.duns, render: (row) => row.report?.duns_number ?? row.invite.duns_number },
  paydex: figure('report.paydex', (row) => (row.report ? displayedPaydex(row.report.paydex) : '')),
  website: { sort: 'website', width: MIDDLE, render: (row) => row.website },
  shareholders: {
    ...INVITED.shareholders,
    render: (row) => (row.report?.shareholders.length ? row.report.shareholders : row.invite.shareholders).join(', '),
  },
  screen_status: {
    sort: 'screening.status',
    width: MIDDLE,
    render: (row, { t }) =>
      row.screening ? (
        <ScreenStatusChip status={row.screening.status} review={row.screening.review} />
      ) : (
        t(SCREEN_STATUS_WORDS.none)
      ),
  },
  decision: {
    sort: 'decision.decision',
    width: LONG,
    render: (row, { t }) =>
      row.decision ? <DecisionChip decision={row.decision.decision} /> : t(SUPPLIER_DECISION_WORDS.none),
  },
  score: {
    sort: 'score.percent',
    width: 270,
    render: ({ score }, { format }) => (score ? <ScoreText score={score} format={format} /> : ''),
  },
  ccr_score: { sort: 'ccr.score', width: CODE, render: ccrScoreOf },
  ccr_status: { sort: 'ccr.status', width: SHORT, render: ccrStatus },
  questionnaire_status: { sort: 'questionnaire.status', width: SHORT, render: questionnaireStatus },
  phase: {
    sort: 'waiting.for',
    width: MIDDLE,
    render: ({ waiting }) => (waiting ? <PhaseText waiting={waiting} /> : ''),
  },
  waiting_since: {
    sort: 'waiting.since',
    width: SHORT,
    render: ({ waiting }, { format }) => (waiting ? format.shortDate(waiting.since) : ''),
  },
  last_reminded: {
    sort: 'last_reminded_at',
    width: SHORT,
    render: (row, { format }) => format.date(row.last_reminded_at),
  },
  added: { sort: 'created_at', width: SHORT, render: (row, { format }) => format.date(row.created_at) },
  actions: { width: 72, render: (row) => <SupplierActions supplier={row} /> },
};
