import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import {
  TIMELINE_EVENT_WORDS,
  TIMELINE_SIDE_WORDS,
  TIMELINE_WAIT_WORDS,
} from '@homologa/domain/onboarding/timeline-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { DETAIL } from './detail.texts';

interface LineProps {
  what: string;
  who: string;
  when: ReactNode;
  isToCome?: boolean;
}

function Line({ what, who, when, isToCome = false }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 0.75,
        pl: 2,
        borderLeft: 2,
        borderLeftStyle: isToCome ? 'dashed' : 'solid',
        borderColor: isToCome ? 'divider' : 'primary.main',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <span>{what}</span>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {who}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {when}
      </Typography>
    </Box>
  );
}

function Awaited({ awaited }: { awaited: TimelineResponse['awaited'] }) {
  const t = useText();
  const format = useFormat();
  if (!awaited) return <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t(DETAIL.nobodyAwaited)}</Typography>;
  const { side, wait, since, due } = awaited;
  return (
    <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
      <strong>{t(DETAIL.awaited, { who: t(TIMELINE_SIDE_WORDS[side]), what: t(TIMELINE_WAIT_WORDS[wait]) })}</strong>
      {since && <div>{t(DETAIL.awaitedSince, { date: format.date(since) })}</div>}
      {due && <div>{t(DETAIL.dueBy, { date: format.day(due) })}</div>}
    </Alert>
  );
}

function Lines({ timeline: { events, awaited, next } }: { timeline: TimelineResponse }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Awaited awaited={awaited} />
      <Box component="ol" className="print-long" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map(({ event, by, created_at: at }) => (
          <Line
            key={`${at}-${event}`}
            what={t(TIMELINE_EVENT_WORDS[event])}
            who={t(TIMELINE_SIDE_WORDS[by])}
            when={
              <time dateTime={at} title={format.dateTime(at)}>
                {format.date(at)}
              </time>
            }
          />
        ))}
      </Box>
      {next.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t(DETAIL.comesNext)}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {next.map(({ wait, side, due }) => (
              <Line
                key={wait}
                isToCome
                what={t(TIMELINE_WAIT_WORDS[wait])}
                who={t(TIMELINE_SIDE_WORDS[side])}
                when={due ? t(DETAIL.dueBy, { date: format.day(due) }) : ''}
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

export function TimelinePanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow_id: workflowId, id } = supplier;
  // The key extends the supplier's key, so that refreshing the supplier refreshes its timeline.
  const { data, error, refetch } = useQuery({
    queryKey: ['suppliers', 'getSupplierTimeline', workflowId, id],
    queryFn: () => dataProvider.getSupplierTimeline(workflowId, id),
  });
  return (
    <Panel title={t(DETAIL.timeline)}>
      {data ? (
        <Lines timeline={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        [1, 2, 3].map((row) => <Skeleton key={row} height={32} />)
      )}
    </Panel>
  );
}
