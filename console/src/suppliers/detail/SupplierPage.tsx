import { ARCHIVE_BUTTON_WORDS } from '@homologa/domain/i18n/supplier-words';
import { showsReportPanel } from '@homologa/domain/reports/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCan, useUser } from '../../shared/auth/use-can';
import { suppliersApi } from '../../shared/data/suppliers.api';
import { useText } from '../../shared/i18n/use-text';
import { MoreMenu } from '../../shared/ui/MoreMenu';
import { PageTitle } from '../../shared/ui/PageTitle';
import { StatusChip } from '../../shared/ui/StatusChip';
import { usePage } from '../../shell/crumbs';
import { Loaded } from '../../shell/Loaded';
import { categoryCrumb } from '../../workflows/category-crumb';
import { DecisionCard } from '../decision/DecisionCard';
import { CompliancePanel } from '../screening/CompliancePanel';
import { ScreeningCard } from '../screening/ScreeningCard';
import { isScreeningPending, showsCompliance } from '../screening/screening-state';
import { supplierName } from '../supplier-name';
import { SUPPLIERS } from '../suppliers.texts';
import { DeleteSupplierDialog, useSupplierActions } from '../table/SupplierActions';
import { InvitationFailed } from '../table/SupplierStatusCell';
import { useSupplierDeeds } from '../use-supplier-deeds';
import { ActivityPanel } from './ActivityPanel';
import { AnswersPanel } from './AnswersPanel';
import { CompanyPanel } from './CompanyPanel';
import { DETAIL } from './detail.texts';
import { LabelsPanel } from './LabelsPanel';
import { MyFilesPanel } from './MyFilesPanel';
import { RatingPanel } from './RatingPanel';
import { ReportFilesPanels } from './ReportFilesPanels';
import { ReportPanel } from './ReportPanel';
import { isReportPending, REPORT_POLL } from './report-state';

/** /workflows/{id}/suppliers/{sid}. */
export default function SupplierPage() {
  const { id = '', sid = '' } = useParams();
  const query = useQuery({
    queryKey: ['supplier', id, sid],
    queryFn: () => suppliersApi.getSupplier(id, sid),
    refetchInterval: ({ state }) =>
      state.data && (isReportPending(state.data) || isScreeningPending(state.data)) ? REPORT_POLL : false,
  });
  return <Loaded query={query}>{(supplier) => <Supplier supplier={supplier} />}</Loaded>;
}

function Actions({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const navigate = useNavigate();
  const mayAct = useCan('archive_suppliers');
  const [isDeleting, setDeleting] = useState(false);
  const { archive, archiveAction } = useSupplierDeeds(supplier);
  const archiveLabel = t(ARCHIVE_BUTTON_WORDS[archiveAction]);
  const actions = useSupplierActions(supplier, () => setDeleting(true)).filter(({ label }) => label !== archiveLabel);
  return (
    <>
      {mayAct && (
        <Button startIcon={<ArchiveIcon />} loading={archive.isPending} onClick={() => archive.mutate()}>
          {archiveLabel}
        </Button>
      )}
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t(DETAIL.print)}
      </Button>
      {mayAct && <MoreMenu actions={actions} />}
      {isDeleting && (
        <DeleteSupplierDialog
          supplier={supplier}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(`/workflows/${supplier.workflow_id}/suppliers`)}
        />
      )}
    </>
  );
}

function Supplier({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const seesLabels = useCan('see_labels');
  const isComplianceShown = showsCompliance(useUser(), supplier);
  const { workflow } = supplier;
  const name = supplierName(supplier.invite) || t(SUPPLIERS.nameless);
  const category = categoryCrumb(workflow.status);
  usePage(
    { label: t(category.label), to: category.to },
    { label: workflow.title, to: `/workflows/${workflow.id}/suppliers` },
    { label: name },
  );
  return (
    <>
      <PageTitle
        title={name}
        subtitle={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
            <StatusChip status={supplier.display_status} />
            <InvitationFailed supplier={supplier} />
            {supplier.self_registered && <Chip size="small" variant="outlined" label={t(SUPPLIERS.selfRegistered)} />}
          </Box>
        }
        actions={<Actions supplier={supplier} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '380px 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <CompanyPanel supplier={supplier} />
          {supplier.report && <RatingPanel supplier={supplier} report={supplier.report} />}
          <ReportFilesPanels supplier={supplier} />
          <MyFilesPanel supplier={supplier} />
          {seesLabels && <LabelsPanel supplier={supplier} />}
          <DecisionCard supplier={supplier} />
          {isComplianceShown && <ScreeningCard supplier={supplier} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {showsReportPanel(workflow.report_type) && <ReportPanel supplier={supplier} />}
          {isComplianceShown && <CompliancePanel supplier={supplier} />}
          <AnswersPanel supplier={supplier} />
          <ActivityPanel supplier={supplier} />
        </Box>
      </Box>
    </>
  );
}
