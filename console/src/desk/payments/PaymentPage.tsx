import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { PAYMENT_REGION_WORDS } from '@homologa/domain/payments/charge-words';
import { PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { Box, Link, Stack } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { Facts } from '../../shared/ui/Facts';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Panel } from '../../shared/ui/Panel';
import { Loaded } from '../../shared/ui/states/Loaded';
import { ChargeStateChip } from './ChargeStateChip';
import { DecidePayment } from './DecidePayment';
import { PaymentIssues } from './PaymentIssues';
import { PaymentProofs } from './PaymentProofs';
import { PAYMENTS } from './payments.texts';
import { useChargeMoney } from './use-charge-money';

export default function PaymentPage() {
  const { id = '' } = useParams();
  const query = useGetOne<ChargeResponse>('payments', { id });
  return <Loaded query={query}>{(charge) => <Payment charge={charge} />}</Loaded>;
}

function Asked({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  const format = useFormat();
  const money = useChargeMoney();
  const mayOpenRequest = useCan('work_at_desk');
  const { amount, deduction, method, region, supplier, decided_by: by, decided_at: at, request_id: requestId } = charge;
  const country = isCountryId(supplier.country) ? t(COUNTRY_NAMES[supplier.country]) : supplier.country;
  const decided = [by?.name ?? (charge.paid_online && t(PAYMENTS.byProvider)), format.dateTime(at)];
  const facts = [
    { label: t(PAYMENTS.amount), value: amount === 0 ? t(PAYMENTS.noPrice) : money(charge, amount) },
    {
      label: t(PAYMENTS.method),
      value: [method && t(PAYMENT_METHOD_WORDS[method]), charge.paid_online && t(PAYMENTS.online)]
        .filter(Boolean)
        .join(' · '),
    },
    { label: t(PAYMENTS.region), value: t(PAYMENT_REGION_WORDS[region]) },
    { label: t(PAYMENTS.supplier), value: [supplier.tax_id, country].filter(Boolean).join(' · ') },
    { label: t(PAYMENTS.client), value: `${charge.client.name} · ${charge.workflow.title}` },
    { label: t(PAYMENTS.asked), value: format.dateTime(charge.asked_at) },
    { label: t(PAYMENTS.proved), value: charge.proved_at && format.dateTime(charge.proved_at) },
    ...(at ? [{ label: t(PAYMENTS.decided), value: decided.filter(Boolean).join(' · ') }] : []),
    ...(charge.reason ? [{ label: t(PAYMENTS.reason), value: charge.reason }] : []),
    ...(charge.reminded_at ? [{ label: t(PAYMENTS.reminded), value: format.dateTime(charge.reminded_at) }] : []),
    {
      label: t(PAYMENTS.request),
      value: mayOpenRequest && requestId && (
        <Link component={RouterLink} to={`/desk/${requestId}`}>
          {t(PAYMENTS.openRequest)}
        </Link>
      ),
    },
  ];
  return (
    <Panel title={t(PAYMENTS.whatWasAsked)} action={<ChargeStateChip state={charge.state} />}>
      <Facts columns={2} facts={facts} />
      {deduction && (
        <Box sx={{ mt: 1.5 }}>
          {t(PAYMENTS.deduction, {
            rate: deduction.rate,
            amount: money(charge, deduction.amount),
            remainder: money(charge, deduction.remainder),
          })}
        </Box>
      )}
    </Panel>
  );
}

function Payment({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  const name = charge.supplier.company_name || charge.supplier.tax_id || charge.reference;
  usePage({ label: t(PAYMENTS.title), to: '/desk/payments' }, { label: name });
  return (
    <>
      <PageTitle title={name} subtitle={charge.reference} actions={<DecidePayment charge={charge} />} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' }, alignItems: 'start' }}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Asked charge={charge} />
          <PaymentIssues charge={charge} />
        </Stack>
        <PaymentProofs charge={charge} />
      </Box>
    </>
  );
}
