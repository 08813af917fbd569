import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { HIT_QUEUES, type HitQueue, PROPOSERS } from '@homologa/domain/compliance/hit-queue';
import { HIT_BANDS } from '@homologa/domain/screenings/screening-rules';
import { HIT_BAND_WORDS } from '@homologa/domain/screenings/screening-words';
import { Box, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ListSearch } from '../../shared/lists/ListSearch';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { HIT_QUEUE_WORDS, QUEUE } from './queue.texts';
import { useHitSummary } from './use-hit-summary';

const AGES = [1, 7, 30, 90] as const;
/** Style of a filter's select: it grows with the chosen option, because a fixed width cuts 'Any score' in Portuguese. */
const CHOICE = { flex: '1 1 auto', minWidth: 120, maxWidth: { sm: 260 } };

export const queueIn = (filter: Record<string, unknown>): HitQueue =>
  HIT_QUEUES.find((queue) => queue === filter['queue']) ?? 'open';

function QueueTabs() {
  const t = useText();
  const format = useFormat();
  const { data: summary } = useHitSummary();
  const { filterValues, setFilters } = useListContext();
  const labelOf = (queue: HitQueue): string => {
    const count = summary?.counts[queue];
    if (count === undefined) return t(HIT_QUEUE_WORDS[queue]);
    const number = count === MORE_THAN_WINDOW ? `${format.number(count - 1)}+` : format.number(count);
    return `${t(HIT_QUEUE_WORDS[queue])} (${number})`;
  };
  const choose = (queue: HitQueue) => {
    const { proposed_by: _proposer, ...others } = filterValues;
    setFilters({ ...others, queue: queue === 'open' ? undefined : queue });
  };
  return (
    <Tabs
      value={queueIn(filterValues)}
      variant="scrollable"
      aria-label={t(QUEUE.states)}
      sx={{ flex: 1, minWidth: 0 }}
      onChange={(_, queue: HitQueue) => choose(queue)}
    >
      {HIT_QUEUES.map((queue) => (
        <Tab key={queue} value={queue} label={labelOf(queue)} />
      ))}
    </Tabs>
  );
}

export function HitFilters() {
  const t = useText();
  const { filterValues } = useListContext();
  const { data: summary } = useHitSummary();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <QueueTabs />
        <Box sx={{ display: 'flex', width: { xs: '100%', sm: 320 }, my: 1 }}>
          <ListSearch label={t(QUEUE.search)} placeholder={t(QUEUE.search)} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mt: 1, mb: 2 }}>
        <SelectFilter
          sx={CHOICE}
          name="band"
          label={t(QUEUE.score)}
          all={t(QUEUE.anyScore)}
          choices={HIT_BANDS.map((band) => ({ value: band, label: t(HIT_BAND_WORDS[band]) }))}
        />
        <SelectFilter
          sx={CHOICE}
          name="list"
          label={t(QUEUE.list)}
          all={t(QUEUE.allLists)}
          choices={(summary?.lists ?? []).map(({ code, title }) => ({ value: code, label: title }))}
        />
        <SelectFilter
          sx={CHOICE}
          name="min_days"
          label={t(QUEUE.found)}
          all={t(QUEUE.anyAge)}
          choices={AGES.map((count) => ({ value: String(count), label: t(QUEUE.olderThan, { count }) }))}
        />
        <SelectFilter
          sx={CHOICE}
          name="owner"
          label={t(QUEUE.owner)}
          all={t(QUEUE.allOwners)}
          choices={[
            ...(summary?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: 'nobody', label: t(QUEUE.admins) },
          ]}
        />
        {queueIn(filterValues) === 'proposed' && (
          <SelectFilter
            sx={CHOICE}
            name="proposed_by"
            label={t(QUEUE.proposedBy)}
            all={t(QUEUE.anybody)}
            choices={PROPOSERS.map((who) => ({ value: who, label: t(QUEUE[who]) }))}
          />
        )}
      </Box>
    </>
  );
}
