import { DESK_JOB_STATE_WORDS, DESK_JOB_STATES, type DeskJobState } from '@homologa/domain/desk/desk-jobs';
import { formatCount, sumOf } from '@homologa/domain/desk/job-counts';
import { jobName } from '@homologa/domain/jobs/job-name-words';
import { Box, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { CompanyFilter } from '../CompanyFilter';
import { stateIn } from './job-list';
import { JOBS } from './jobs.texts';
import { useJobQueues } from './use-job-queues';

export function JobFilters() {
  const t = useText();
  const format = useFormat();
  const { filterValues, setFilters } = useListContext();
  const { data } = useJobQueues();
  const names = data?.names ?? [];
  const state = stateIn(filterValues);
  const labelOf = (one: DeskJobState): string => {
    const name = t(DESK_JOB_STATE_WORDS[one]);
    return data ? t(JOBS.counted, { name, count: formatCount(sumOf(names, one), format.number) }) : name;
  };
  const choices = names
    .filter(({ counts }) => counts[state] > 0)
    .map(({ name, counts }) => ({
      value: name,
      label: t(JOBS.counted, { name: t(jobName(name)), count: formatCount(counts[state], format.number) }),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <Tabs
        value={state}
        variant="scrollable"
        aria-label={t(JOBS.state)}
        sx={{ mb: 2 }}
        onChange={(_, next: DeskJobState) => setFilters({ ...filterValues, state: next })}
      >
        {DESK_JOB_STATES.map((one) => (
          <Tab key={one} value={one} label={labelOf(one)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        <SelectFilter
          name="name"
          label={t(JOBS.job)}
          all={t(JOBS.allJobs)}
          choices={choices}
          sx={{ width: { xs: '100%', sm: 300 } }}
        />
        <CompanyFilter />
      </Box>
    </>
  );
}
