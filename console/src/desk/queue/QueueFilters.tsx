import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Chip, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { ListSearch } from '../../shared/lists/ListSearch';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { CALLS } from '../calls.texts';
import { SECOND_LOOK } from '../delivery/second-look.texts';
import { DESK } from '../desk.texts';
import { QUEUE } from './queue.texts';
import { useQueueSummary } from './use-queue-summary';

const STATUS_TABS = [
  'open',
  'queued',
  'taken',
  'awaiting_supplier',
  'verified',
  'delivered',
  'unable_to_locate',
  'failed',
] as const;
const KINDS = ['bir', 'ccr', 'cfr'] as const;

const CHOICE = { flex: { xs: '1 1 150px', md: '1 1 110px' }, minWidth: 0, maxWidth: { sm: 200 } };

interface MarkFilterProps {
  source: string;
  label: string;
}

/** Toggle filter that is only as wide as its label, so that all filters of the queue fit in one line. */
function MarkFilter({ source, label }: MarkFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const isOn = filterValues[source] === true;
  return (
    <Chip
      label={label}
      icon={isOn ? <CheckIcon /> : undefined}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      role="switch"
      aria-checked={isOn}
      onClick={() => setFilters({ ...filterValues, [source]: isOn ? undefined : true })}
    />
  );
}

function StatusTabs() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const status = STATUS_TABS.find((tab) => tab === filterValues['status']) ?? 'open';
  return (
    <Tabs
      value={status}
      variant="scrollable"
      aria-label={t(DESK.status)}
      sx={{ flex: 1, minWidth: 0, '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
      onChange={(_, next: (typeof STATUS_TABS)[number]) =>
        setFilters({ ...filterValues, status: next === 'open' ? undefined : next })
      }
    >
      {STATUS_TABS.map((tab) => (
        <Tab key={tab} value={tab} label={t(tab === 'open' ? DESK.open : REQUEST_STATUS_WORDS[tab])} />
      ))}
    </Tabs>
  );
}

export function QueueFilters() {
  const t = useText();
  const { data: summary } = useQueueSummary();
  const counted = (name: string, count: number): string => t(QUEUE.counted, { name, count });
  const countryOf = (country: string): string => (isCountryId(country) ? t(COUNTRY_NAMES[country]) : country);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusTabs />
        <Box sx={{ display: 'flex', width: { xs: '100%', sm: 300 }, my: 1 }}>
          <ListSearch label={t(DESK.search)} placeholder={t(DESK.search)} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' }, alignItems: 'center', mt: 1, mb: 2 }}>
        <SelectFilter
          sx={CHOICE}
          name="assignee"
          label={t(QUEUE.assignee)}
          all={t(QUEUE.everybody)}
          choices={[
            { value: 'me', label: t(QUEUE.me, { count: summary?.mine.open ?? 0 }) },
            { value: 'nobody', label: t(QUEUE.nobody, { count: summary?.unassigned.open ?? 0 }) },
            ...(summary?.staff ?? []).map(({ id, name, open }) => ({ value: id, label: counted(name, open) })),
          ]}
        />
        <SelectFilter
          sx={CHOICE}
          name="client"
          label={t(QUEUE.client)}
          all={t(QUEUE.allClients)}
          choices={(summary?.clients ?? []).map(({ id, name, open }) => ({ value: id, label: counted(name, open) }))}
        />
        <SelectFilter
          sx={CHOICE}
          name="country"
          label={t(QUEUE.country)}
          all={t(QUEUE.allCountries)}
          choices={(summary?.countries ?? [])
            .filter(({ country }) => country !== '')
            .map(({ country, open }) => ({ value: country, label: counted(countryOf(country), open) }))}
        />
        <SelectFilter
          sx={CHOICE}
          name="kind"
          label={t(QUEUE.kind)}
          all={t(QUEUE.allKinds)}
          choices={KINDS.map((kind) => ({ value: kind, label: t(REPORT_TYPE_WORDS[kind]) }))}
        />
        <MarkFilter source="overdue" label={t(QUEUE.onlyOverdue)} />
        <MarkFilter source="second_look" label={t(SECOND_LOOK.only, { count: summary?.second_looks ?? 0 })} />
        <MarkFilter source="call_back" label={t(CALLS.onlyCallBacks, { count: summary?.call_backs.all ?? 0 })} />
      </Box>
    </>
  );
}
