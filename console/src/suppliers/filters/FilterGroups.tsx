import { SUPPLIER_STATUSES } from '@homologa/domain/catalog/supplier-status';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { Box, TextField, Typography } from '@mui/material';
import { memo, useEffect, useId, useMemo, useState, useTransition } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { useDebounced } from '../../shared/ui/hooks/use-debounced';
import { useIndustries, useStatistics } from '../statistics/use-statistics';
import { FilterField, MAX_SHOWN } from './FilterField';
import type { FilterGroup } from './filter-groups';
import {
  dayOfBound,
  endOfDay,
  type FilterKey,
  startOfDay,
  statusesOf,
  type TableFilter,
  valuesOf,
  withStatuses,
  withValues,
} from './filter-model';
import { optionsOf, valueLabel } from './filter-options';
import { FILTER_GROUP_WORDS, FILTER_WORDS, FILTERS } from './filters.texts';
import { useActiveWorkflows, useFilterNames } from './use-filter-names';

type Change = (next: (filter: TableFilter) => TableFilter) => void;

interface FieldProps {
  filterKey: FilterKey;
  /** Values, separated by commas: a text is compared by memo, a list is always new. */
  values: string;
  ids: readonly string[] | undefined;
  statistics: StatisticsResponse | undefined;
  onChange: Change;
}

type ListedProps = FieldProps & { workflows?: ReadonlyMap<string, string>; onSearch?: (text: string) => void };

const NO_WORKFLOWS: ReadonlyMap<string, string> = new Map();

function ListedField({ filterKey, values, statistics, workflows = NO_WORKFLOWS, onSearch, onChange }: ListedProps) {
  const t = useText();
  const named = useFilterNames(filterKey === 'workflow_id' ? values.split(',').filter(Boolean) : NO_IDS);
  const { locale, date, labels } = named;
  const titles = named.workflows;
  const chosen = useMemo(() => values.split(',').filter(Boolean), [values]);
  const options = useMemo(() => {
    const names = { t, locale, date, labels, workflows: new Map([...workflows, ...titles]) };
    return optionsOf(filterKey, chosen, names, statistics);
  }, [filterKey, chosen, t, locale, date, labels, titles, workflows, statistics]);
  return (
    <FilterField
      name={t(FILTER_WORDS[filterKey])}
      options={options}
      chosen={chosen}
      // Keep only the last chosen waiting time, because waiting times overlap: more than 30 days includes more than
      // 10 days.
      onChange={(next) =>
        onChange((now) => withValues(now, filterKey, filterKey === 'waiting_days' ? next.slice(-1) : next))
      }
      onSearch={onSearch}
    />
  );
}

const NO_IDS: readonly string[] = [];

function DayField({ filterKey, values, onChange }: FieldProps & { filterKey: 'created_from' | 'created_to' }) {
  const t = useText();
  const bound = filterKey === 'created_from' ? startOfDay : endOfDay;
  return (
    <TextField
      type="date"
      size="small"
      label={t(FILTER_WORDS[filterKey])}
      value={dayOfBound(filterKey, values)}
      onChange={({ target }) =>
        onChange((now) => withValues(now, filterKey, target.value ? [bound(target.value)] : []))
      }
      // The first day starts a line, so that both days of the range are in one line.
      sx={filterKey === 'created_from' ? { gridColumnStart: 1 } : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function WorkflowField(props: FieldProps) {
  const [searched, setSearched] = useState('');
  const search = useDebounced(setSearched, SEARCH_DEBOUNCE);
  return <ListedField {...props} workflows={useActiveWorkflows(searched)} onSearch={search} />;
}

function IndustryField(props: FieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(setTyped, SEARCH_DEBOUNCE);
  const { data: industry } = useIndustries(props.ids, typed.trim());
  const { statistics } = props;
  const found = useMemo(() => statistics && { ...statistics, industry: industry ?? [] }, [statistics, industry]);
  const isSearched = typed !== '' || (industry?.length ?? 0) > MAX_SHOWN;
  return <ListedField {...props} statistics={found} onSearch={isSearched ? search : undefined} />;
}

const Field = memo(function Field(props: FieldProps) {
  const { filterKey } = props;
  if (filterKey === 'created_from' || filterKey === 'created_to') return <DayField {...props} filterKey={filterKey} />;
  if (filterKey === 'workflow_id') return <WorkflowField {...props} />;
  if (filterKey === 'industry') return <IndustryField {...props} />;
  return <ListedField {...props} />;
});

const StatusField = memo(function StatusField({ values, onChange }: Pick<FieldProps, 'values' | 'onChange'>) {
  const t = useText();
  const names = useFilterNames(NO_IDS);
  return (
    <FilterField
      name={t(FILTER_WORDS.status)}
      options={SUPPLIER_STATUSES.map((value) => ({ value, label: valueLabel({ key: 'status', value }, names) }))}
      chosen={values.split(',').filter(Boolean)}
      onChange={(statuses) => onChange((now) => withStatuses(now, statuses))}
    />
  );
});

interface FilterGroupsProps {
  groups: readonly { group: FilterGroup; keys: readonly (FilterKey | 'status')[] }[];
  /** Without headings and in one column, for the filters of a table column. */
  isPlain: boolean;
  ids: readonly string[] | undefined;
  chosen: TableFilter;
  onChange: Change;
}

const COLUMNS = { sm: '1fr 1fr' };

/**
 * Renders one group after the other, each as a transition of its own, so that the dialog's frame is painted at once and
 * the first fields soon after it.
 */
export function FilterGroups({ groups, isPlain, ids, chosen, onChange }: FilterGroupsProps) {
  const t = useText();
  const headingId = useId();
  const { data: statistics } = useStatistics(ids);
  const [count, setCount] = useState(isPlain ? groups.length : 0);
  const [, startTransition] = useTransition();
  const isComplete = count >= groups.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + 1));
  }, [count, isComplete]);
  if (groups.length === 0) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary', py: 2 }}>
        {t(FILTERS.noOptions)}
      </Typography>
    );
  }
  return groups.slice(0, count).map(({ group, keys }) => (
    <Box
      key={group}
      component="section"
      aria-labelledby={isPlain ? undefined : headingId + group}
      sx={{
        display: 'grid',
        gap: 2,
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: isPlain ? undefined : COLUMNS,
      }}
    >
      {!isPlain && (
        <Typography
          id={headingId + group}
          component="h3"
          variant="overline"
          sx={{
            gridColumn: '1 / -1',
            lineHeight: 1.5,
            color: 'text.secondary',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {t(FILTER_GROUP_WORDS[group])}
        </Typography>
      )}
      {keys.map((key) =>
        key === 'status' ? (
          <StatusField key={key} values={statusesOf(chosen).join()} onChange={onChange} />
        ) : (
          <Field
            key={key}
            filterKey={key}
            values={valuesOf(chosen, key).join()}
            ids={ids}
            statistics={statistics}
            onChange={onChange}
          />
        ),
      )}
    </Box>
  ));
}
