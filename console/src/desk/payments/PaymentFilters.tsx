import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { CHARGE_WORDS, PAYMENT_REGION_WORDS } from '@homologa/domain/payments/charge-words';
import { CHARGE_FILTERS } from '@homologa/domain/payments/charges';
import { Box, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useText } from '../../shared/i18n/use-text';
import { ListSearch } from '../../shared/lists/ListSearch';
import { SelectFilter } from '../../shared/lists/SelectFilter';
import { PAYMENTS } from './payments.texts';
import { PAYMENT_SUMMARY_KEY } from './use-take-payment';

const TABS = [...CHARGE_FILTERS, 'all'] as const;

function useSummary() {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: PAYMENT_SUMMARY_KEY,
    queryFn: () => dataProvider.getPaymentSummary(),
    refetchInterval: 30_000,
  });
}

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
        <ListSearch label={t(PAYMENTS.search)} placeholder={t(PAYMENTS.search)} />
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
