import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { CHARGE_WORDS, PAYMENT_REGION_WORDS } from '@homologa/domain/payments/charge-words';
import { CHARGE_FILTERS } from '@homologa/domain/payments/charges';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { Box, Tab, Tabs, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { useDebounced } from '../../shared/ui/use-debounced';
import { PAYMENT_SUMMARY_KEY, paymentsApi } from './payments.api';
import { PAYMENTS } from './payments.texts';

const TABS = [...CHARGE_FILTERS, 'all'] as const;

/** How many there are of each, from time to time. */
const useSummary = () =>
  useQuery({ queryKey: PAYMENT_SUMMARY_KEY, queryFn: paymentsApi.getSummary, refetchInterval: 30_000 });

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
      label={t(PAYMENTS.search)}
      value={text}
      sx={{ width: { xs: '100%', sm: 320 } }}
      onChange={(event) => {
        setText(event.target.value);
        search(event.target.value);
      }}
    />
  );
}

/** State, search, client and region; they are in the address. */
export function PaymentFilters() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { data: summary } = useSummary();
  const state = TABS.find((tab) => tab === filterValues['state']) ?? 'all';
  const labelOf = (tab: (typeof TABS)[number]): string =>
    tab === 'all'
      ? t(PAYMENTS.all)
      : t(PAYMENTS.counted, { name: t(CHARGE_WORDS[tab]), count: summary?.counts[tab] ?? 0 });
  return (
    <>
      <Tabs
        value={state}
        variant="scrollable"
        aria-label={t(PAYMENTS.state)}
        sx={{ mb: 1.5 }}
        onChange={(_, next: (typeof TABS)[number]) =>
          setFilters({ ...filterValues, state: next === 'all' ? undefined : next })
        }
      >
        {TABS.map((tab) => (
          <Tab key={tab} value={tab} label={labelOf(tab)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        <Search />
        <SelectFilter
          name="client"
          label={t(PAYMENTS.client)}
          all={t(PAYMENTS.allClients)}
          choices={(summary?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectFilter
          name="region"
          label={t(PAYMENTS.region)}
          all={t(PAYMENTS.allRegions)}
          choices={PAYMENT_REGIONS.map((region) => ({ value: region, label: t(PAYMENT_REGION_WORDS[region]) }))}
        />
      </Box>
    </>
  );
}
