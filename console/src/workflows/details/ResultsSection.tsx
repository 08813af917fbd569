import { formatPercent } from '@homologa/domain/i18n/format';
import { REPORT_TYPE_WORDS } from '@homologa/domain/i18n/report-words';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/i18n/supplier-words';
import { WORKFLOW_PAYMENT_WORDS, WORKFLOW_TYPE_WORDS } from '@homologa/domain/i18n/workflow-words';
import { SUPPLIER_STATUSES } from '@homologa/domain/suppliers/supplier-status';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box, ButtonBase, LinearProgress, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { StatusChip } from '../../shared/ui/StatusChip';
import { useNow } from '../../shared/ui/use-now';
import { suppliersLink } from '../../suppliers/suppliers-link';
import { useSupplierCounts } from '../../suppliers/table/StatusTabs';
import { daysActive } from './days-active';
import { DETAILS } from './details.texts';

/** How many suppliers are in each status; a click leads to them. */
function StatusCounts({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const format = useFormat();
  const { data, error, isPending, refetch } = useSupplierCounts(workflow.id);
  if (isPending) return <Skeleton variant="rounded" height={180} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.all === 0 && data.archived === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t(DETAILS.noSuppliers)}</Typography>;
  const total = SUPPLIER_STATUSES.reduce((sum, status) => sum + data[status], 0);
  return SUPPLIER_STATUSES.map((status) => (
    <ButtonBase
      key={status}
      component={Link}
      to={suppliersLink({ status: [status] }, workflow.id)}
      sx={{
        display: 'block',
        width: '100%',
        p: 1,
        borderRadius: 2,
        textAlign: 'left',
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.75 }}>
        <StatusChip status={status} />
        <Typography component="span">
          <strong>{format.number(data[status])}</strong>{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {formatPercent(data[status], total)}
          </Typography>
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={t(SUPPLIER_STATUS_WORDS[status])}
        value={total === 0 ? 0 : (data[status] / total) * 100}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </ButtonBase>
  ));
}

/** The results tab: the workflow's box and its suppliers by status. */
export function ResultsSection({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const days = daysActive(workflow, now);
  const dueDate = workflow.onboarding.due_date;
  const dueDay = format.day(dueDate);
  const isLate = workflow.status === 'active' && isOverdue(dueDate, now);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
      <Panel title={t(DETAILS.workflow)}>
        <Facts
          columns={2}
          facts={[
            { label: t(DETAILS.launched), value: format.date(workflow.launched_at) },
            ...(workflow.closed_at ? [{ label: t(DETAILS.closed), value: format.date(workflow.closed_at) }] : []),
            ...(dueDate && workflow.type === 'onboarding'
              ? [{ label: t(DETAILS.dueDate), value: isLate ? `${dueDay} (${t(DETAILS.overdue)})` : dueDay }]
              : []),
            { label: t(DETAILS.daysActive), value: days === null ? null : format.number(days) },
            { label: t(DETAILS.report), value: t(REPORT_TYPE_WORDS[workflow.report_type]) },
            { label: t(DETAILS.type), value: t(WORKFLOW_TYPE_WORDS[workflow.type]) },
            { label: t(DETAILS.payment), value: t(WORKFLOW_PAYMENT_WORDS[workflow.payment]) },
            {
              label: t(DETAILS.completed),
              value: t(DETAILS.ofTotal, { done: workflow.suppliers_completed_count, total: workflow.suppliers_count }),
            },
          ]}
        />
      </Panel>
      <Panel title={t(DETAILS.status)}>
        <StatusCounts workflow={workflow} />
      </Panel>
    </Box>
  );
}
