import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { PAYMENT_REGION_WORDS } from '@homologa/domain/payments/charge-words';
import StatementIcon from '@mui/icons-material/AccountBalanceOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { Box, Button, Card, Link, Stack, Tooltip, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { GuideLink } from '../../shared/guides/GuideLink';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { RowList } from '../../shared/lists/RowList';
import { usePage } from '../../shared/ui/crumbs';
import { useNow } from '../../shared/ui/hooks/use-now';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { AccountantCsv } from './AccountantCsv';
import { ChargeStateChip } from './ChargeStateChip';
import { PaymentFilters } from './PaymentFilters';
import { PAYMENTS } from './payments.texts';
import { useChargeMoney } from './use-charge-money';

const nameOf = ({ supplier }: ChargeResponse): string => supplier.company_name || supplier.tax_id || '–';

function Reference({ charge }: { charge: ChargeResponse }) {
  return (
    <Link component={RouterLink} to={`/desk/payments/${charge.id}`} sx={{ fontWeight: 600, py: 1 }}>
      {charge.reference}
    </Link>
  );
}

function States({ charge }: { charge: ChargeResponse }) {
  const open = charge.issues.filter(({ resolved_at: at }) => at === null);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <ChargeStateChip state={charge.state} />
      {[...new Set(open.map(({ kind }) => kind))].map((kind) => (
        <ChargeStateChip key={kind} state={kind} />
      ))}
    </Box>
  );
}

function Amount({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  const money = useChargeMoney();
  const { amount, deduction } = charge;
  if (amount === 0) return t(PAYMENTS.noPrice);
  return (
    <>
      {money(charge, amount)}
      {deduction && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t(PAYMENTS.deduction, {
            rate: deduction.rate,
            amount: money(charge, deduction.amount),
            remainder: money(charge, deduction.remainder),
          })}
        </Typography>
      )}
    </>
  );
}

function Cards({ charges }: { charges: readonly ChargeResponse[] }) {
  return (
    <CardList>
      {charges.map((charge) => (
        <Stack key={charge.id} component="li" sx={{ p: 2, gap: 0.75, overflowWrap: 'anywhere' }}>
          <Reference charge={charge} />
          <Typography variant="body2">
            {nameOf(charge)} · {charge.client.name}
          </Typography>
          <Box>
            <Amount charge={charge} />
          </Box>
          <States charge={charge} />
        </Stack>
      ))}
    </CardList>
  );
}

function Rows() {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const columns: ListColumn<ChargeResponse>[] = [
    {
      key: 'reference',
      opensRow: true,
      label: t(PAYMENTS.reference),
      render: (charge) => <Reference charge={charge} />,
    },
    {
      key: 'supplier',
      label: t(PAYMENTS.supplier),
      render: (charge) => (
        <>
          {nameOf(charge)}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {charge.client.name}
          </Typography>
        </>
      ),
    },
    { key: 'region', label: t(PAYMENTS.region), render: ({ region }) => t(PAYMENT_REGION_WORDS[region]) },
    {
      key: 'amount',
      sort: 'amount',
      isNumber: true,
      label: t(PAYMENTS.amount),
      render: (charge) => <Amount charge={charge} />,
    },
    { key: 'state', label: t(PAYMENTS.state), render: (charge) => <States charge={charge} /> },
    {
      key: 'asked',
      sort: 'asked_at',
      label: t(PAYMENTS.asked),
      render: ({ asked_at: at }) => (
        <Tooltip describeChild title={format.dateTime(at)}>
          <time dateTime={at} tabIndex={0}>
            {format.relative(at, now)}
          </time>
        </Tooltip>
      ),
    },
    {
      key: 'proved',
      sort: 'proved_at',
      label: t(PAYMENTS.proved),
      render: ({ proved_at: at }) => (at ? format.date(at) : '–'),
    },
  ];
  return (
    <ListTable
      label={t(PAYMENTS.title)}
      columns={columns}
      empty={
        <EmptyState
          icon={<PaymentsIcon />}
          title={t(PAYMENTS.empty)}
          text={t(PAYMENTS.emptyHint)}
          action={<GuideLink guide="payments" task="find" />}
        />
      }
      renderCards={(charges) => (charges ? <Cards charges={charges} /> : <PageSkeleton />)}
    />
  );
}

function Title() {
  const t = useText();
  return (
    <PageTitle
      title={t(PAYMENTS.title)}
      subtitle={t(PAYMENTS.subtitle)}
      actions={
        <>
          <Button component={RouterLink} to="/desk/payments/statement" variant="outlined" startIcon={<StatementIcon />}>
            {t(PAYMENTS.statement)}
          </Button>
          <AccountantCsv />
        </>
      }
    />
  );
}

export default function PaymentsPage() {
  const t = useText();
  usePage({ label: t(PAYMENTS.title) });
  return (
    <RowList
      resource="payments"
      queryOptions={{ refetchInterval: 30_000 }}
      storeKey="desk.payments"
      sort={{ field: 'asked_at', order: 'ASC' }}
      filterDefaultValues={{ state: 'to_check' }}
      perPage={25}
    >
      <Title />
      <PaymentFilters />
      <Card>
        <Rows />
        <ListPagination />
      </Card>
    </RowList>
  );
}
