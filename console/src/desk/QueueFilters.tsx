import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { Box, FormControlLabel, MenuItem, Switch, Tab, Tabs, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../shared/i18n/use-text';
import { useDebounced } from '../shared/ui/use-debounced';
import { CALLS } from './calls.texts';
import { DESK } from './desk.texts';
import { QUEUE } from './queue.texts';
import { SECOND_LOOK } from './second-look.texts';
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

interface Choice {
  value: string;
  label: string;
}

interface ChoiceFilterProps {
  source: string;
  label: string;
  /** What no choice means. */
  all: string;
  choices: readonly Choice[];
}

/** One filter that is a choice of a few values. */
function ChoiceFilter({ source, label, all, choices }: ChoiceFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const given: unknown = filterValues[source];
  const value = typeof given === 'string' ? given : '';
  // What is chosen stays in the list, also when nothing of it is open any more.
  const known = value === '' || choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      sx={{ flex: '1 1 150px', maxWidth: { sm: 240 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={(event) => setFilters({ ...filterValues, [source]: event.target.value || undefined })}
    >
      <MenuItem value="">{all}</MenuItem>
      {(known ? choices : [...choices, { value, label: value }]).map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One filter that is on or off. */
function SwitchFilter({ source, label }: { source: string; label: string }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={filterValues[source] === true}
          onChange={(_, isOn) => setFilters({ ...filterValues, [source]: isOn || undefined })}
        />
      }
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
      sx={{ flex: 1, minWidth: 0 }}
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

function Search() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const [text, setText] = useState(typeof filterValues['q'] === 'string' ? filterValues['q'] : '');
  const search = useDebounced(
    (q: string) => setFilters({ ...filterValues, q: q.trim() || undefined }),
    SEARCH_DEBOUNCE,
  );
  return (
    <TextField
      type="search"
      label={t(DESK.search)}
      value={text}
      sx={{ width: { xs: '100%', sm: 280 }, my: 1 }}
      onChange={(event) => {
        setText(event.target.value);
        search(event.target.value);
      }}
    />
  );
}

/** Status and search, then holder, client, country, kind and lateness, each with what is open of it. */
export function QueueFilters() {
  const t = useText();
  const { data: summary } = useQueueSummary();
  const counted = (name: string, count: number): string => t(QUEUE.counted, { name, count });
  const countryOf = (country: string): string => (isCountryId(country) ? t(COUNTRY_NAMES[country]) : country);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusTabs />
        <Search />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mt: 1, mb: 2 }}>
        <ChoiceFilter
          source="assignee"
          label={t(QUEUE.assignee)}
          all={t(QUEUE.everybody)}
          choices={[
            { value: 'me', label: t(QUEUE.me, { count: summary?.mine.open ?? 0 }) },
            { value: 'nobody', label: t(QUEUE.nobody, { count: summary?.unassigned.open ?? 0 }) },
            ...(summary?.staff ?? []).map(({ id, name, open }) => ({ value: id, label: counted(name, open) })),
          ]}
        />
        <ChoiceFilter
          source="client"
          label={t(QUEUE.client)}
          all={t(QUEUE.allClients)}
          choices={(summary?.clients ?? []).map(({ id, name, open }) => ({ value: id, label: counted(name, open) }))}
        />
        <ChoiceFilter
          source="country"
          label={t(QUEUE.country)}
          all={t(QUEUE.allCountries)}
          choices={(summary?.countries ?? [])
            .filter(({ country }) => country !== '')
            .map(({ country, open }) => ({ value: country, label: counted(countryOf(country), open) }))}
        />
        <ChoiceFilter
          source="kind"
          label={t(QUEUE.kind)}
          all={t(QUEUE.allKinds)}
          choices={KINDS.map((kind) => ({ value: kind, label: t(REPORT_TYPE_WORDS[kind]) }))}
        />
        <SwitchFilter source="overdue" label={t(QUEUE.onlyOverdue)} />
        <SwitchFilter source="second_look" label={t(SECOND_LOOK.only, { count: summary?.second_looks ?? 0 })} />
        <SwitchFilter source="call_back" label={t(CALLS.onlyCallBacks, { count: summary?.call_backs.all ?? 0 })} />
      </Box>
    </>
  );
}
