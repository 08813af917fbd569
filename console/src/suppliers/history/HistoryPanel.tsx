import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import { TIMELINE_SIDE_WORDS, TIMELINE_WAIT_WORDS } from '@homologa/domain/onboarding/timeline-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Text } from '@homologa/web/texts/text';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { DETAIL } from '../detail/detail.texts';
import { LegendButton } from '../legends/LegendButton';
import { traitsOf } from '../workflow/workflow-traits';
import { HistoryList } from './HistoryList';
import { HISTORY_KIND_WORDS } from './history.texts';
import { HISTORY_KINDS, type HistoryEvent, mergeHistory } from './history-events';
import { useActivity, useTimeline } from './use-timeline';

function byWhom({ actor, side }: HistoryEvent, t: Text): string {
  if (actor?.kind === 'member') return actor.name ? t(DETAIL.by, { name: actor.name }) : '';
  if (actor?.kind === 'rule') return t(DETAIL.byRule);
  if (actor?.kind === 'provider' || side === 'provider') return t(DETAIL.byProvider);
  return actor?.kind === 'supplier' || side === 'supplier' ? t(DETAIL.bySupplier) : '';
}

function Awaited({ awaited }: { awaited: TimelineResponse['awaited'] }) {
  const t = useText();
  const format = useFormat();
  if (!awaited) return <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t(DETAIL.nobodyAwaited)}</Typography>;
  const { side, wait, since, due } = awaited;
  return (
    <Alert severity="info" role="status" sx={{ mb: 1.5, py: 0.25 }}>
      <strong>{t(DETAIL.awaited, { who: t(TIMELINE_SIDE_WORDS[side]), what: t(TIMELINE_WAIT_WORDS[wait]) })}</strong>
      {since && <div>{t(DETAIL.awaitedSince, { date: format.date(since) })}</div>}
      {due && <div>{t(DETAIL.dueBy, { date: format.day(due) })}</div>}
    </Alert>
  );
}

function ComesNext({ next }: { next: TimelineResponse['next'] }) {
  const t = useText();
  const format = useFormat();
  if (next.length === 0) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t(DETAIL.comesNext)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {next.map(({ wait, side, due }) => (
          <Box
            component="li"
            key={wait}
            sx={{ py: 0.25, pl: 1.5, borderLeft: '2px dashed', borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {t(TIMELINE_WAIT_WORDS[wait])}{' '}
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {[t(TIMELINE_SIDE_WORDS[side]), due && t(DETAIL.dueBy, { date: format.day(due) })]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function History({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const activity = useActivity(supplier);
  const timeline = useTimeline(supplier);
  const failed = [activity, timeline].find(({ data, error }) => error && !data);
  if (failed) {
    const retry = () => void Promise.all([activity.refetch(), timeline.refetch()]);
    return <ErrorState error={failed.error} onRetry={retry} />;
  }
  if (!activity.data || !timeline.data) return [1, 2, 3, 4, 5, 6].map((row) => <Skeleton key={row} height={40} />);
  const { events, awaited, next } = timeline.data;
  const lines = mergeHistory(activity.data, events).map((event) => ({
    ...event,
    text: t(event.words),
    who: byWhom(event, t),
  }));
  return (
    <>
      <Awaited awaited={awaited} />
      <ComesNext next={next} />
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noActivity)}</Typography>
      ) : (
        <HistoryList
          lines={lines}
          kinds={HISTORY_KINDS.map((kind) => ({ kind, label: t(HISTORY_KIND_WORDS[kind]) }))}
        />
      )}
    </>
  );
}

/**
 * Shows the activity that the specification requires, merged with the events, the current wait and the next steps of
 * the timeline. Also links to the legend of the statuses.
 */
export function HistoryPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const reached = supplier.status_updates.map(({ name }) => name);
  return (
    <Panel
      title={t(DETAIL.activity)}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {supplier.receipt && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(DETAIL.receipt)}: {supplier.receipt.number}
            </Typography>
          )}
          <LegendButton legend="status" scope={{ workflow: traitsOf(supplier.workflow), reached }} />
        </Box>
      }
    >
      <History supplier={supplier} />
    </Panel>
  );
}
