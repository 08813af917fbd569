import { formatPercent } from '@homologa/domain/i18n/format';
import { ACTIVITY_WORDS, SUPPLIER_STATUS_WORDS } from '@homologa/domain/i18n/supplier-words';
import { WORKFLOW_STATUS_WORDS } from '@homologa/domain/i18n/workflow-words';
import { SUPPLIER_STATUSES } from '@homologa/domain/suppliers/supplier-status';
import type { ActivityResponse, StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import type { WorkflowStatus } from '@homologa/domain/workflows/workflow-status';
import StartIcon from '@mui/icons-material/RocketLaunchOutlined';
import {
  Box,
  Button,
  Card,
  LinearProgress,
  Link,
  List,
  ListItem,
  ListItemText,
  Tooltip,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useCan, useUser } from '../shared/auth/use-can';
import { workflowsApi } from '../shared/data/workflows.api';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorState } from '../shared/ui/ErrorState';
import { PageTitle } from '../shared/ui/PageTitle';
import { Panel } from '../shared/ui/Panel';
import { useNow } from '../shared/ui/use-now';
import { usePage } from '../shell/crumbs';
import { PageSkeleton } from '../shell/PageSkeleton';
import { useNewWorkflow } from '../workflows/use-new-workflow';
import { WORKFLOWS } from '../workflows/workflows.texts';
import { HOME } from './home.texts';

const PLACES: Readonly<Record<WorkflowStatus, string>> = {
  active: '/workflows',
  draft: '/workflows/draft',
  closed: '/workflows/completed',
};

function WorkflowCounts({ counts }: { counts: StatisticsResponse['workflows'] }) {
  const t = useText();
  const format = useFormat();
  const seesDrafts = useCan('see_drafts');
  const shown = (['active', 'draft', 'closed'] as const).filter((status) => status !== 'draft' || seesDrafts);
  return (
    <Panel title={t(HOME.workflows)}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(${shown.length}, 1fr)` }}>
        {shown.map((status) => (
          <Link
            key={status}
            component={RouterLink}
            to={PLACES[status]}
            underline="none"
            sx={{
              p: 1.5,
              borderRadius: 2,
              bgcolor: 'action.hover',
              color: 'text.primary',
              '&:hover': { bgcolor: 'action.selected' },
            }}
          >
            <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 700, display: 'block' }}>
              {format.number(counts[status])}
            </Typography>
            {t(WORKFLOW_STATUS_WORDS[status])}
          </Link>
        ))}
      </Box>
    </Panel>
  );
}

function SupplierCounts({ suppliers }: { suppliers: StatisticsResponse['suppliers'] }) {
  const t = useText();
  const format = useFormat();
  const countOf = (status: string): number => suppliers.status.find((group) => group.key === status)?.count ?? 0;
  return (
    <Panel title={t(HOME.suppliers)} action={<Typography>{t(HOME.total, { count: suppliers.total })}</Typography>}>
      {SUPPLIER_STATUSES.map((status) => {
        const label = t(SUPPLIER_STATUS_WORDS[status]);
        const count = countOf(status);
        return (
          <Box key={status} sx={{ mb: 1.25 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.25 }}>
              <span>{label}</span>
              <span>
                {format.number(count)}{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatPercent(count, suppliers.total)}
                </Typography>
              </span>
            </Box>
            <LinearProgress
              variant="determinate"
              aria-label={label}
              value={suppliers.total === 0 ? 0 : (count / suppliers.total) * 100}
              sx={{ height: 8, borderRadius: 4 }}
            />
          </Box>
        );
      })}
    </Panel>
  );
}

function Activities({ activities }: { activities: readonly ActivityResponse[] }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  return (
    <Panel title={t(HOME.activity)}>
      {activities.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(HOME.noActivity)}</Typography>}
      <List disablePadding>
        {activities.map(({ id, type, supplier, created_at: at }) => (
          <ListItem key={id} disableGutters divider>
            <ListItemText
              primary={
                <Link
                  component={RouterLink}
                  to={`/workflows/${supplier.workflow_id}/suppliers/${supplier.supplier_id}`}
                  underline="hover"
                >
                  {supplier.supplier_company_name}
                </Link>
              }
              secondary={t(ACTIVITY_WORDS[type])}
            />
            <Tooltip describeChild title={format.dateTime(at)}>
              <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {format.relative(at, now)}
              </Typography>
            </Tooltip>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}

function GetStarted() {
  const t = useText();
  const mayCreate = useCan('manage_workflows');
  const create = useNewWorkflow();
  return (
    <Card>
      <EmptyState
        icon={<StartIcon />}
        title={t(HOME.getStarted)}
        text={t(HOME.none)}
        action={
          mayCreate && (
            <Button variant="contained" loading={create.isPending} onClick={() => create.mutate()}>
              {t(WORKFLOWS.createFirst)}
            </Button>
          )
        }
      />
    </Card>
  );
}

/** The start page of clients: how many workflows and suppliers, and what happened last. */
export default function HomePage() {
  const t = useText();
  usePage({ label: t(HOME.title) });
  const user = useUser();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['statistics', 'all'],
    queryFn: () => workflowsApi.statistics(),
  });
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const { draft, active, closed } = data.workflows;
  return (
    <>
      <PageTitle title={t(HOME.welcome, { name: user.info.name })} />
      {draft + active + closed === 0 ? (
        <GetStarted />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <WorkflowCounts counts={data.workflows} />
            <SupplierCounts suppliers={data.suppliers} />
          </Box>
          <Activities activities={data.activities} />
        </Box>
      )}
    </>
  );
}
