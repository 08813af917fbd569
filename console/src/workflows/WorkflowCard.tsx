import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { WorkflowPayment } from '@homologa/domain/catalog/workflow-traits';
import { WORKFLOW_TYPE_WORDS } from '@homologa/domain/catalog/workflow-words';
import type { Words } from '@homologa/domain/language/locales';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { COVER_RATIO } from '@homologa/domain/workflows/limits';
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { Box, Card, CardActionArea, Chip, LinearProgress, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useFileUrl } from '../shared/http/use-file-url';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { useNow } from '../shared/ui/hooks/use-now';
import { useSeen } from '../shared/ui/hooks/use-seen';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { WORKFLOWS } from './workflows.texts';

const PAYS: Readonly<Record<WorkflowPayment, Words>> = {
  client: WORKFLOWS.clientPays,
  supplier: WORKFLOWS.supplierPays,
};

function Cover({ workflow }: { workflow: WorkflowRow }) {
  const [place, isSeen] = useSeen<HTMLDivElement>();
  const { cover } = workflow.info;
  const url = useFileUrl(isSeen ? cover : null);
  if (!cover) return null;
  return (
    <Box
      ref={place}
      sx={{
        width: { xs: '100%', sm: 168 },
        flex: 'none',
        aspectRatio: COVER_RATIO,
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {url && (
        <Box component="img" src={url} alt="" sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }} />
      )}
    </Box>
  );
}

function useDateLabel(workflow: WorkflowRow): string {
  const t = useText();
  const format = useFormat();
  if (workflow.status === 'draft') return t(WORKFLOWS.createdOn, { date: format.date(workflow.created_at) });
  if (workflow.status === 'active') return t(WORKFLOWS.launchedOn, { date: format.date(workflow.launched_at) });
  return t(WORKFLOWS.closedOn, { date: format.date(workflow.closed_at) });
}

/** Due date of an onboarding workflow. After the due date only the label changes: the workflow stays open. */
function DueDate({ workflow }: { workflow: WorkflowRow }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const day = workflow.onboarding.due_date;
  if (!day || workflow.type !== 'onboarding' || workflow.status === 'closed') return null;
  const text = t(isOverdue(day, now) ? WORKFLOWS.overdueSince : WORKFLOWS.dueOn, { date: format.day(day) });
  return isOverdue(day, now) ? (
    <Chip size="small" color="warning" variant="outlined" label={text} />
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}

function Progress({ workflow }: { workflow: WorkflowRow }) {
  const t = useText();
  const { suppliers_count: total, suppliers_completed_count: done } = workflow;
  if (total === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(WORKFLOWS.noSuppliers)}
      </Typography>
    );
  }
  const progress = t(WORKFLOWS.progress, { done, count: total });
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {progress}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={progress}
        value={(done / total) * 100}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}

export function WorkflowCard({ workflow }: { workflow: WorkflowRow }) {
  const t = useText();
  const date = useDateLabel(workflow);
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={`/workflows/${workflow.id}/${workflow.status === 'draft' ? 'edit' : 'results'}`}
        sx={{
          p: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          alignItems: 'center',
        }}
      >
        <Box
          sx={{ minWidth: 0, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, alignItems: 'center' }}
        >
          <Cover workflow={workflow} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {workflow.info.title || t(WORKFLOW.untitled)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, alignItems: 'center' }}>
              <Chip
                size="small"
                label={t(REPORT_TYPE_WORDS[workflow.report_type])}
                color="primary"
                variant="outlined"
              />
              <Chip size="small" label={t(WORKFLOW_TYPE_WORDS[workflow.type])} variant="outlined" />
              <Chip size="small" label={t(PAYS[workflow.payment])} variant="outlined" />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {date}
              </Typography>
              <DueDate workflow={workflow} />
            </Box>
          </Box>
        </Box>
        <Progress workflow={workflow} />
      </CardActionArea>
    </Card>
  );
}
