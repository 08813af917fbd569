import StartIcon from '@mui/icons-material/RocketLaunchOutlined';
import { Box, Button, Card } from '@mui/material';
import { NeedsYou } from '../needs-you/NeedsYou';
import { useCan, useCompany, useUser } from '../shared/auth/use-can';
import { GuideLink } from '../shared/guides/GuideLink';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { StatisticCards, StatusCard } from '../suppliers/statistics/StatisticCards';
import { UndeliveredInvitations } from '../suppliers/statistics/UndeliveredInvitations';
import { useChosenStatistics } from '../suppliers/statistics/use-statistics';
import { useNewWorkflow } from '../suppliers/workflow/use-new-workflow';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { DashboardGrid, DashboardSkeleton } from './dashboard-grid';
import { HOME } from './home.texts';
import { NewHits } from './NewHits';
import { RecentActivity } from './RecentActivity';
import { useChosenWorkflows } from './use-chosen-workflows';
import { WorkflowCounts } from './WorkflowCounts';
import { WorkflowFilter } from './WorkflowFilter';

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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            {mayCreate && (
              <Button variant="contained" loading={create.isPending} onClick={() => create.mutate()}>
                {t(WORKFLOW.createFirst)}
              </Button>
            )}
            {mayCreate ? <GuideLink guide="admin" task="create" /> : <GuideLink guide="analyst" task="needs" />}
          </Box>
        }
      />
    </Card>
  );
}

export default function HomePage() {
  const t = useText();
  usePage({ label: t(HOME.title) });
  const user = useUser();
  const isAdmin = useCan('manage_workflows');
  const products = useCompany()?.features.products ?? [];
  const { ids, chosen, choose, ...named } = useChosenWorkflows();
  const { data, error, isPlaceholderData, refetch } = useChosenStatistics(chosen && ids);
  const title = t(HOME.welcome, { name: user.info.name });
  const failed = error ?? named.error;
  if (failed) {
    return (
      <>
        <PageTitle title={title} />
        <ErrorState error={failed} onRetry={() => void (error ? refetch() : named.refetch())} />
      </>
    );
  }
  if (!data || !chosen) {
    return (
      <>
        <PageTitle title={title} />
        <DashboardSkeleton />
      </>
    );
  }
  const { draft, active, closed } = data.workflows;
  if (ids.length === 0 && !isPlaceholderData && draft + active + closed === 0) {
    return (
      <>
        <PageTitle title={title} />
        <GetStarted />
      </>
    );
  }
  const isAll = ids.length === 0;
  const types = isAll
    ? products.filter(({ enabled }) => enabled).map(({ type }) => type)
    : chosen.map(({ reportType }) => reportType);
  const over = { statistics: data, scope: isAll ? ('all' as const) : chosen };
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <Box sx={{ width: 'min(420px, calc(100vw - 32px))', flexShrink: 0 }}>
            <WorkflowFilter chosen={chosen} onChoose={choose} />
          </Box>
        }
      />
      <DashboardGrid
        isBusy={isPlaceholderData}
        first={
          <>
            <NeedsYou />
            {/* Admins already see undelivered invitations of all workflows in 'Needs you'. */}
            {!(isAll && isAdmin) && <UndeliveredInvitations {...over} />}
            <WorkflowCounts counts={data.workflows} isChosen={!isAll} />
            <StatusCard {...over} title={t(HOME.suppliers)} />
            <NewHits {...over} />
          </>
        }
        cards={data.suppliers.total > 0 && <StatisticCards {...over} types={types} />}
        side={<RecentActivity activities={data.activities} />}
      />
    </>
  );
}
