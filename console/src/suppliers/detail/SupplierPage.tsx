import { showsReportPanel } from '@homologa/domain/catalog/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { Box, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { CompliancePanel } from '../../compliance/CompliancePanel';
import { ScreeningCard } from '../../compliance/ScreeningCard';
import { isScreeningPending, showsCompliance } from '../../compliance/screening-state';
import { useCan, useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Panel } from '../../shared/ui/Panel';
import { Loaded } from '../../shared/ui/states/Loaded';
import { DecisionCard } from '../decision/DecisionCard';
import { PastReportsPanel } from '../deliveries/PastReportsPanel';
import { SandboxNotice } from '../deliveries/SandboxMark';
import { LabelsPanel } from '../labels/LabelsPanel';
import { StatusChip } from '../StatusChip';
import { SUPPLIERS } from '../suppliers.texts';
import { InvitationTrouble } from '../table/SupplierStatusCell';
import { categoryCrumb } from '../workflow/category-crumb';
import { ActivityPanel } from './ActivityPanel';
import { AnswersPanel } from './AnswersPanel';
import { CompanyPanel } from './CompanyPanel';
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
import { TimelinePanel } from './TimelinePanel';

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
  return <Loaded query={query}>{(supplier) => <Supplier supplier={supplier} />}</Loaded>;
}

function Heading({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const { workflow } = supplier;
  const name = supplierName(supplier.invite) || t(SUPPLIERS.nameless);
  const category = categoryCrumb(workflow.status);
  usePage(
    { label: t(category.label), to: category.to },
    { label: workflow.title, to: `/workflows/${workflow.id}/suppliers` },
    { label: name },
  );
  return (
    <PageTitle
      title={name}
      subtitle={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
          <StatusChip status={supplier.display_status} />
          <InvitationTrouble supplier={supplier} />
          {supplier.self_registered && <Chip size="small" variant="outlined" label={t(SUPPLIERS.selfRegistered)} />}
        </Box>
      }
      actions={<SupplierActionsBar supplier={supplier} />}
    />
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <Box className="print-flow" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    {children}
  </Box>
);

function Supplier({ supplier }: { supplier: SupplierResponse }) {
  const seesLabels = useCan('see_labels');
  const isComplianceShown = showsCompliance(useUser(), supplier);
  return (
    <>
      <PrintStyles />
      <PrintHeader supplier={supplier} />
      <Heading supplier={supplier} />
      <SandboxNotice supplier={supplier} />
      <Box
        className="print-flow"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '380px 1fr' }, alignItems: 'start' }}
      >
        <Column>
          <CompanyPanel supplier={supplier} />
          <DecisionCard supplier={supplier} />
          {showsRatingCard(supplier) && <RatingPanel supplier={supplier} />}
          {showsCcrCard(supplier) && <CcrPanel supplier={supplier} />}
          <ReportFilesPanels supplier={supplier} />
          <MyFilesPanel supplier={supplier} />
          {seesLabels && <LabelsPanel supplier={supplier} />}
          {isComplianceShown && <ScreeningCard supplier={supplier} />}
        </Column>
        <Column>
          <TimelinePanel supplier={supplier} />
          {showsReportPanel(supplier.workflow.report_type) && <ReportPanel supplier={supplier} />}
          <PastReportsPanel supplier={supplier} />
          {isComplianceShown && <CompliancePanel supplier={supplier} />}
          <AnswersPanel supplier={supplier} />
          <ActivityPanel supplier={supplier} />
        </Column>
      </Box>
    </>
  );
}
