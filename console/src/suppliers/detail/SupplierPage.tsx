import { showsReportPanel } from '@homologa/domain/catalog/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { Box, Chip, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { CompliancePanel } from '../../compliance/CompliancePanel';
import { COMPLIANCE_ANCHOR, ScreeningCard } from '../../compliance/ScreeningCard';
import { SCREENING } from '../../compliance/screening.texts';
import { isScreeningPending, showsCompliance } from '../../compliance/screening-state';
import { useCan, useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { useIsPhone } from '../../shared/ui/hooks/use-is-phone';
import { Panel } from '../../shared/ui/Panel';
import { Loaded } from '../../shared/ui/states/Loaded';
import { DecisionCard } from '../decision/DecisionCard';
import { DECISION } from '../decision/decision.texts';
import { PastReportsPanel } from '../deliveries/PastReportsPanel';
import { SandboxNotice } from '../deliveries/SandboxMark';
import { HistoryPanel } from '../history/HistoryPanel';
import { LabelsPanel } from '../labels/LabelsPanel';
import { ScorePanel } from '../score/ScorePanel';
import { SUPPLIERS } from '../suppliers.texts';
import { InvitationTrouble } from '../table/SupplierStatusCell';
import { useWalk } from '../walk/use-walk';
import { categoryCrumb } from '../workflow/category-crumb';
import { AnswersPanel } from './AnswersPanel';
import { CompanyPanel } from './CompanyPanel';
import { DETAIL } from './detail.texts';
import { showsCcrCard, showsRatingCard } from './detail-rules';
import { MyFilesPanel } from './MyFilesPanel';
import { PrintHeader, PrintStyles } from './PrintParts';
import { RatingPanel } from './RatingPanel';
import { ReportFilesPanels } from './ReportFilesPanels';
import { ReportPanel } from './ReportPanel';
import { CcrField } from './requests/CcrField';
import { isUnderWay, REPORT_POLL } from './requests/report-state';
import { REQUESTS } from './requests/requests.texts';
import { SupplierActionsBar } from './SupplierActionsBar';
import { CaseStrip } from './strip/CaseStrip';
import { STRIP } from './strip/strip.texts';

function CcrPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  return (
    <Panel title={t(REQUESTS.ccrScore)}>
      <CcrField supplier={supplier} />
    </Panel>
  );
}

export default function SupplierPage() {
  const { id = '', sid = '' } = useParams();
  const query = useGetOne<SupplierResponse>(
    'suppliers',
    { id: sid, meta: { workflowId: id } },
    {
      refetchInterval: ({ state }) =>
        state.data && (isUnderWay(state.data) || isScreeningPending(state.data)) ? REPORT_POLL : false,
    },
  );
  return <Loaded query={query}>{(supplier) => <Supplier key={supplier.id} supplier={supplier} />}</Loaded>;
}

function Marks({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5, '&:empty': { display: 'none' } }}>
      <InvitationTrouble supplier={supplier} />
      {supplier.self_registered && <Chip size="small" variant="outlined" label={t(SUPPLIERS.selfRegistered)} />}
    </Box>
  );
}

/**
 * Toolbar for tablets, where the sticky strip has no room for these tools. The toolbar is above the strip and scrolls
 * away with the page. On phones the tools are a menu in the strip.
 */
function Tools({ supplier }: { supplier: SupplierResponse }) {
  return (
    <Box className="print-hidden" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <SupplierActionsBar supplier={supplier} />
    </Box>
  );
}

interface SectionProps {
  id: string;
  children: ReactNode;
}

/**
 * Section of the page. A link in the sticky strip scrolls to the section and focuses it, but the section is not in the
 * tab order.
 */
const Section = ({ id, children }: SectionProps) => (
  <Box
    id={id}
    tabIndex={-1}
    className="print-flow"
    sx={{ display: 'grid', gap: 1.5, minWidth: 0, outline: 'none', '&:empty': { display: 'none' } }}
  >
    {children}
  </Box>
);

const Column = ({ area, children }: { area: string; children: ReactNode }) => (
  <Box
    className="print-flow"
    sx={{ display: 'grid', gap: 1.5, minWidth: 0, alignContent: 'start', gridArea: { lg: area } }}
  >
    {children}
  </Box>
);

/**
 * On wide screens the history is below the shorter column: below the results, where its lines have room, or below the
 * summary if the results are long. On narrow screens, which have a single column, the history comes last.
 */
const layoutOf = (areLongResults: boolean) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '376px minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: {
    lg: areLongResults ? '"summary results" "history results"' : '"summary results" "summary history"',
  },
});

/** Number of questions from which the results are longer than the summary. */
const MANY_QUESTIONS = 10;

function Supplier({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const { workflow } = supplier;
  const seesLabels = useCan('see_labels');
  const isComplianceShown = showsCompliance(useUser(), supplier);
  const isReportShown = showsReportPanel(workflow.report_type);
  const questionCount = (supplier.questions ?? []).length;
  const hasQuestionnaire = questionCount > 0;
  const hasHits = isComplianceShown && supplier.screening?.status === 'match';
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const hasToolsInStrip = useIsPhone() || isWide;
  const walk = useWalk(supplier);
  const name = supplierName(supplier.invite) || t(SUPPLIERS.nameless);
  const category = categoryCrumb(workflow.status);
  usePage(
    { label: t(category.label), to: category.to },
    { label: workflow.title, to: `/workflows/${workflow.id}/suppliers` },
    { label: name },
  );
  const sections = [
    { id: 'company', label: t(DETAIL.companyInfo) },
    { id: 'decision', label: t(DECISION.title) },
    { id: 'files', label: t(STRIP.files) },
    ...(isReportShown ? [{ id: 'report', label: t(DETAIL.report) }] : []),
    ...(isComplianceShown ? [{ id: COMPLIANCE_ANCHOR, label: t(SCREENING.panel) }] : []),
    ...(hasQuestionnaire ? [{ id: 'questionnaire', label: t(DETAIL.questionnaire) }] : []),
    { id: 'activity', label: t(DETAIL.activity) },
  ];
  return (
    <>
      <PrintStyles />
      <PrintHeader supplier={supplier} />
      {!hasToolsInStrip && <Tools supplier={supplier} />}
      <CaseStrip
        supplier={supplier}
        name={name}
        sections={sections}
        walk={walk}
        tools={hasToolsInStrip && <SupplierActionsBar supplier={supplier} />}
      />
      <Marks supplier={supplier} />
      <SandboxNotice supplier={supplier} />
      <Box className="print-flow" sx={layoutOf(hasHits || questionCount > MANY_QUESTIONS)}>
        <Column area="summary">
          <Section id="company">
            <CompanyPanel supplier={supplier} />
          </Section>
          <Section id="decision">
            <DecisionCard supplier={supplier} />
            {showsRatingCard(supplier) && <RatingPanel supplier={supplier} />}
            {showsCcrCard(supplier) && <CcrPanel supplier={supplier} />}
          </Section>
          <Section id="files">
            <ReportFilesPanels supplier={supplier} />
            <MyFilesPanel supplier={supplier} />
          </Section>
          {seesLabels && <LabelsPanel supplier={supplier} />}
          {isComplianceShown && <ScreeningCard supplier={supplier} />}
        </Column>
        <Column area="results">
          <Section id="report">
            {isReportShown && <ReportPanel supplier={supplier} />}
            <PastReportsPanel supplier={supplier} />
          </Section>
          {isComplianceShown && <CompliancePanel supplier={supplier} />}
          <Section id="questionnaire">
            {hasQuestionnaire && <ScorePanel supplier={supplier} />}
            <AnswersPanel supplier={supplier} />
          </Section>
        </Column>
        <Column area="history">
          <Section id="activity">
            <HistoryPanel supplier={supplier} />
          </Section>
        </Column>
      </Box>
    </>
  );
}
