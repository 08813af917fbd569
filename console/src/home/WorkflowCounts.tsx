import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import { WORKFLOW_STATUS_WORDS } from '@homologa/domain/catalog/workflow-words';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useCan } from '../shared/auth/use-can';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { HOME } from './home.texts';

const PLACES: Readonly<Record<WorkflowStatus, string>> = {
  active: '/workflows',
  draft: '/workflows/draft',
  closed: '/workflows/completed',
};

interface WorkflowCountsProps {
  counts: StatisticsResponse['workflows'];
  /**
   * True for selected workflows: the counts then have no links, because workflow lists cannot be filtered by the
   * selection.
   */
  isChosen: boolean;
}

export function WorkflowCounts({ counts, isChosen }: WorkflowCountsProps) {
  const t = useText();
  const format = useFormat();
  const seesDrafts = useCan('see_drafts');
  const shown = (['active', 'draft', 'closed'] as const).filter(
    (status) => status !== 'draft' || (seesDrafts && !isChosen),
  );
  return (
    <Panel title={t(HOME.workflows)}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: `repeat(${shown.length}, 1fr)` } }}>
        {shown.map((status) => (
          <Box
            key={status}
            {...(isChosen ? {} : { component: Link, to: PLACES[status] })}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 1,
              px: 2,
              py: 1,
              borderRadius: 2,
              bgcolor: 'action.hover',
              color: 'text.primary',
              textDecoration: 'none',
              '&[href]:hover': { bgcolor: 'action.selected' },
            }}
          >
            <span>{t(WORKFLOW_STATUS_WORDS[status])}</span>
            <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.4 }}>
              {format.number(counts[status])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
