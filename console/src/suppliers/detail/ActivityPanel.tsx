import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { SUPPLIER_EVENT_WORDS } from '@homologa/domain/suppliers/supplier-event-words';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';
import type { Text } from '@homologa/web/texts/text';
import { Box, Skeleton, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { LegendButton } from '../legends/LegendButton';
import { traitsOf } from '../workflow/workflow-traits';
import { DETAIL } from './detail.texts';

function byWhom({ actor }: SupplierHistoryEntry, t: Text): string {
  if (!actor) return '';
  if (actor.kind === 'member') return actor.name ? t(DETAIL.by, { name: actor.name }) : '';
  return t(actor.kind === 'provider' ? DETAIL.byProvider : DETAIL.bySupplier);
}

function Entry({ entry }: { entry: SupplierHistoryEntry }) {
  const t = useText();
  const format = useFormat();
  const who = byWhom(entry, t);
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, columnGap: 2, py: 0.75 }}>
      <Box sx={{ flex: 1 }}>
        <span>{t(SUPPLIER_EVENT_WORDS[entry.event])}</span>
        {who && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {who}
          </Typography>
        )}
      </Box>
      <Tooltip describeChild title={format.dateTime(entry.created_at)}>
        <Typography
          component="time"
          tabIndex={0}
          dateTime={entry.created_at}
          sx={{
            color: 'text.secondary',
            whiteSpace: 'nowrap',
            alignSelf: 'flex-start',
            typography: { xs: 'body2', sm: 'body1' },
          }}
        >
          {format.date(entry.created_at)}
        </Typography>
      </Tooltip>
    </Box>
  );
}

function Entries({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow_id: workflowId, id } = supplier;
  // The key extends the supplier's key, so that refreshing the supplier refreshes its history.
  const { data, error, refetch } = useQuery({
    queryKey: ['suppliers', 'getSupplierHistory', workflowId, id],
    queryFn: () => dataProvider.getSupplierHistory(workflowId, id),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return [1, 2, 3].map((row) => <Skeleton key={row} height={32} />);
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noActivity)}</Typography>;
  return (
    <Box component="ol" className="print-long" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Entry key={`${entry.created_at}-${entry.event}`} entry={entry} />
      ))}
    </Box>
  );
}

export function ActivityPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const reached = supplier.status_updates.map(({ name }) => name);
  return (
    <Panel
      title={t(DETAIL.activity)}
      action={<LegendButton legend="status" scope={{ workflow: traitsOf(supplier.workflow), reached }} />}
    >
      <Entries supplier={supplier} />
    </Panel>
  );
}
