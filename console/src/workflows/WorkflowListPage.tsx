import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { Words } from '@homologa/domain/language/locales';
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import WorkflowIcon from '@mui/icons-material/AccountTreeOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Card, MenuItem, Skeleton, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { useCan } from '../shared/auth/use-can';
import { GuideLink } from '../shared/guides/GuideLink';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { useJobAction } from '../shared/jobs/use-jobs';
import { ListPagination } from '../shared/lists/ListPagination';
import { ListSearch } from '../shared/lists/ListSearch';
import { RowList } from '../shared/lists/RowList';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { useNewWorkflow } from '../suppliers/workflow/use-new-workflow';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { SORT_OPTIONS } from './sort-options';
import { WorkflowCard } from './WorkflowCard';
import { WORKFLOWS } from './workflows.texts';
import { workflowsExportCall } from './workflows-export';

function ExportWorkflowsButton() {
  const t = useText();
  const { sort } = useListContext();
  const start = useJobAction(() => ({ call: workflowsExportCall(sort), title: t(WORKFLOWS.exporting) }));
  return (
    <Button startIcon={<DownloadIcon />} loading={start.isPending} onClick={() => start.mutate()}>
      {t(WORKFLOWS.exportExcel)}
    </Button>
  );
}

const CATEGORIES: Readonly<Record<WorkflowStatus, { title: Words; empty: Words }>> = {
  active: { title: WORKFLOW.activeTitle, empty: WORKFLOWS.noActive },
  draft: { title: WORKFLOW.draftTitle, empty: WORKFLOWS.noDraft },
  closed: { title: WORKFLOW.closedTitle, empty: WORKFLOWS.noClosed },
};

function SortSelect() {
  const t = useText();
  const { sort, setSort } = useListContext();
  const at = SORT_OPTIONS.findIndex((option) => option.field === sort.field && option.order === sort.order);
  return (
    <TextField
      select
      label={t(WORKFLOWS.sort)}
      value={Math.max(at, 0)}
      onChange={(event) => setSort(SORT_OPTIONS[Number(event.target.value)] ?? SORT_OPTIONS[0])}
      sx={{ width: { xs: '100%', sm: 340 }, bgcolor: 'background.paper', borderRadius: 1 }}
    >
      {SORT_OPTIONS.map((option, place) => (
        <MenuItem key={`${option.field}-${option.order}`} value={place}>
          {t(option.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function EmptyList({ category }: { category: WorkflowStatus }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const mayCreate = useCan('manage_workflows');
  const create = useNewWorkflow();
  if (filterValues['q']) {
    return (
      <Card>
        <EmptyState
          icon={<WorkflowIcon />}
          title={t(WORKFLOWS.noMatch)}
          action={<Button onClick={() => setFilters({})}>{t(COMMON.clearSearch)}</Button>}
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<WorkflowIcon />}
        title={t(CATEGORIES[category].empty)}
        action={
          mayCreate &&
          category !== 'closed' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
              <Button variant="contained" loading={create.isPending} onClick={() => create.mutate()}>
                {t(WORKFLOW.createFirst)}
              </Button>
              <GuideLink guide="admin" task="create" />
            </Box>
          )
        }
      />
    </Card>
  );
}

function Rows({ category }: { category: WorkflowStatus }) {
  const { data, error, isPending, isFetching, refetch } = useListContext<WorkflowRow>();
  if (isPending) {
    return [1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={104} sx={{ mb: 1.5, borderRadius: 3 }} />
    ));
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return <EmptyList category={category} />;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: isFetching ? 0.7 : 1, transition: 'opacity .15s' }}
    >
      {data.map((workflow) => (
        <Box component="li" key={workflow.id} sx={{ mb: 1.5 }}>
          <WorkflowCard workflow={workflow} />
        </Box>
      ))}
    </Box>
  );
}

export default function WorkflowListPage({ category }: { category: WorkflowStatus }) {
  const t = useText();
  const { title } = CATEGORIES[category];
  usePage({ label: t(COMMON.workflows), to: '/workflows' }, { label: t(title) });
  const [first] = SORT_OPTIONS;
  return (
    <RowList
      key={category}
      resource="workflows"
      storeKey={`workflows.${category}`}
      filter={category === 'draft' ? { status: category, touched: true } : { status: category }}
      sort={{ field: first.field, order: first.order }}
      perPage={25}
    >
      <PageTitle title={t(title)} actions={<ExportWorkflowsButton />} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 2 }}>
        <ListSearch label={t(WORKFLOWS.search)} placeholder={t(WORKFLOWS.search)} />
        <SortSelect />
      </Box>
      <Rows category={category} />
      <ListPagination />
    </RowList>
  );
}
