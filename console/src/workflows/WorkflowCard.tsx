import { REPORT_TYPE_WORDS } from '@homologa/domain/i18n/report-words';
import { WORKFLOW_TYPE_WORDS } from '@homologa/domain/i18n/workflow-words';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { Box, Card, CardActionArea, Chip, LinearProgress, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { useNow } from '../shared/ui/use-now';
import { WORKFLOWS } from './workflows.texts';

/** The date that matters in each category (client-platform.md section 2, 'Workflow lists'). */
function useDateLabel(workflow: WorkflowRow): string {
  const t = useText();
  const format = useFormat();
  if (workflow.status === 'draft') return t(WORKFLOWS.createdOn, { date: format.date(workflow.created_at) });
  if (workflow.status === 'active') return t(WORKFLOWS.launchedOn, { date: format.date(workflow.launched_at) });
  return t(WORKFLOWS.closedOn, { date: format.date(workflow.closed_at) });
}

/** When an onboarding is due; once that is over it says so and nothing else changes. */
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

/** A line of a workflow list: a draft leads to its edit page, others to their results. */
export function WorkflowCard({ workflow }: { workflow: WorkflowRow }) {
  const t = useText();
  const date = useDateLabel(workflow);
  const { suppliers_count: total, suppliers_completed_count: done } = workflow;
  const progress = t(WORKFLOWS.progress, { done, count: total });
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
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {workflow.info.title || t(WORKFLOWS.untitled)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, alignItems: 'center' }}>
            <Chip size="small" label={t(REPORT_TYPE_WORDS[workflow.report_type])} color="primary" variant="outlined" />
            <Chip size="small" label={t(WORKFLOW_TYPE_WORDS[workflow.type])} variant="outlined" />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {date}
            </Typography>
            <DueDate workflow={workflow} />
          </Box>
        </Box>
        <Box>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {progress}
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-label={progress}
            value={total === 0 ? 0 : (done / total) * 100}
            sx={{ height: 6, borderRadius: 3 }}
          />
        </Box>
      </CardActionArea>
    </Card>
  );
}
