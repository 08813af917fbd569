import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { WORKFLOW_PAYMENT_WORDS, WORKFLOW_TYPE_WORDS } from '@homologa/domain/catalog/workflow-words';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import SuppliersIcon from '@mui/icons-material/BusinessOutlined';
import { Box, Button, Card, Skeleton } from '@mui/material';
import { Link } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { GuideLink } from '../../shared/guides/GuideLink';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { useNow } from '../../shared/ui/hooks/use-now';
import { Panel } from '../../shared/ui/Panel';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { StatisticCards, StatusCard } from '../../suppliers/statistics/StatisticCards';
import { useStatistics } from '../../suppliers/statistics/use-statistics';
import { SUPPLIERS } from '../../suppliers/suppliers.texts';
import { daysActive } from './days-active';
import { DETAILS } from './details.texts';

function WorkflowBox({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const days = daysActive(workflow, now);
  const dueDate = workflow.onboarding.due_date;
  const dueDay = format.day(dueDate);
  const isLate = workflow.status === 'active' && isOverdue(dueDate, now);
  return (
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
  );
}

function NoSuppliers({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const mayAdd = useCan('add_suppliers') && workflow.status === 'active';
  return (
    <Card sx={{ gridColumn: { md: 'span 1', lg: 'span 2' } }}>
      <EmptyState
        icon={<SuppliersIcon />}
        title={t(DETAILS.noSuppliers)}
        action={
          mayAdd && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
              <Button variant="contained" component={Link} to={`/workflows/${workflow.id}/suppliers/add`}>
                {t(SUPPLIERS.add)}
              </Button>
              <GuideLink guide="admin" task="add" />
            </Box>
          )
        }
      />
    </Card>
  );
}

function Charts({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const { data, error, isPending, refetch } = useStatistics([workflow.id]);
  if (isPending) {
    return [1, 2, 3].map((card) => <Skeleton key={card} variant="rounded" height={280} sx={{ borderRadius: 3 }} />);
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.suppliers.total === 0) return <NoSuppliers workflow={workflow} />;
  const over = {
    statistics: data,
    scope: [{ id: workflow.id, title: workflow.info.title, status: workflow.status }],
  };
  return (
    <>
      <StatusCard {...over} title={t(DETAILS.status)} />
      <StatisticCards {...over} types={[workflow.report_type]} />
    </>
  );
}

export function ResultsSection({ workflow }: { workflow: WorkflowResponse }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        alignItems: 'stretch',
      }}
    >
      <WorkflowBox workflow={workflow} />
      <Charts workflow={workflow} />
    </Box>
  );
}
