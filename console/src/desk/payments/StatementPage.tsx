import { CURRENCIES } from '@homologa/domain/catalog/payment-regions';
import type {
  ChargeResponse,
  StatementLineResponse,
  StatementResponse,
} from '@homologa/domain/payments/charge.contract';
import { Alert, Box, Button, Card, Chip, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { UploadButton } from '../../shared/ui/UploadButton';
import { ChargeStateChip } from './ChargeStateChip';
import { PAYMENTS, STATEMENT } from './payments.texts';
import { useChargeMoney } from './use-charge-money';
import { PAYMENT_SUMMARY_KEY, useTakePayment } from './use-take-payment';

type LineSuggestion = StatementLineResponse['suggestions'][number];
type Problem = LineSuggestion['problem'];

const moneyOf = ({ amount, currency }: StatementLineResponse, format: ReturnType<typeof useFormat>): string =>
  `${format.amount(amount)} ${currency}`;

const MISFIT_WORDS = {
  amount: STATEMENT.otherAmount,
  currency: STATEMENT.otherCurrency,
  part: STATEMENT.partOnly,
} as const;

function Misfit({ problem, charge }: { problem: Problem; charge: ChargeResponse }) {
  const t = useText();
  if (problem === 'second_payment') return <ChargeStateChip state={problem} />;
  // A charge without a price matches any amount.
  if (problem === null || (problem === 'amount' && charge.amount === 0)) return null;
  return <Chip size="small" color="warning" label={t(MISFIT_WORDS[problem])} />;
}

interface SuggestionProps {
  line: StatementLineResponse;
  suggestion: LineSuggestion;
  charge: ChargeResponse;
  onAccepted: (charge: ChargeResponse) => void;
}

function Suggestion({ line, suggestion, charge, onAccepted }: SuggestionProps) {
  const t = useText();
  const dataProvider = useProvider();
  const format = useFormat();
  const money = useChargeMoney();
  const take = useTakePayment();
  const words = [line.date, moneyOf(line, format), line.text].filter(Boolean).join(' · ');
  const accept = useAction(
    () =>
      dataProvider.acceptPayment(charge.id, {
        note: t(STATEMENT.noteText, { line: words }).slice(0, 1000),
        version: charge.version,
      }),
    {
      success: t(PAYMENTS.accepted),
      onDone: async (answer) => {
        onAccepted(answer);
        await take(answer);
      },
    },
  );
  const isSecond = suggestion.problem === 'second_payment';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/desk/payments/${charge.id}`}>
          {charge.reference}
        </Link>{' '}
        {charge.supplier.company_name} · {charge.amount === 0 ? t(PAYMENTS.noPrice) : money(charge, charge.amount)}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t(suggestion.by === 'reference' ? STATEMENT.byReference : STATEMENT.byAmount)}
          {isSecond && ` · ${t(STATEMENT.secondPayment)}`}
        </Typography>
      </Box>
      <Misfit problem={suggestion.problem} charge={charge} />
      <ChargeStateChip state={charge.state} />
      {charge.state !== 'accepted' && !isSecond && (
        <Button
          size="small"
          variant="outlined"
          loading={accept.isPending}
          aria-label={`${t(PAYMENTS.accept)} ${charge.reference}`}
          onClick={() => accept.mutate()}
        >
          {t(PAYMENTS.accept)}
        </Button>
      )}
    </Box>
  );
}

function Matches({ match, onAccepted }: { match: StatementResponse; onAccepted: (charge: ChargeResponse) => void }) {
  const t = useText();
  const format = useFormat();
  const { columns, currency, lines, unmatched, payments } = match;
  return (
    <>
      <Alert severity="info" sx={{ my: 2 }}>
        {t(STATEMENT.columns, { amount: columns.amount, date: columns.date ?? t(STATEMENT.noDate) })}{' '}
        {columns.currency && `${t(STATEMENT.currencyColumn, { column: columns.currency })} `}
        {currency && `${t(STATEMENT.currencyElse, { currency })} `}
        {t(STATEMENT.counts, { matched: lines.length, unmatched })}
      </Alert>
      <Card>
        {lines.length === 0 && <EmptyState title={t(STATEMENT.none)} />}
        <CardList>
          {lines.map((line) => (
            <Stack key={line.line} component="li" sx={{ p: 2, gap: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <strong>{moneyOf(line, format)}</strong> {[line.date, line.text].filter(Boolean).join(' · ')}
              </Typography>
              {line.suggestions.map((suggestion) => {
                const charge = payments.find(({ id }) => id === suggestion.payment_id);
                if (!charge) return null;
                return (
                  <Suggestion
                    key={suggestion.payment_id}
                    line={line}
                    suggestion={suggestion}
                    charge={charge}
                    onAccepted={onAccepted}
                  />
                );
              })}
            </Stack>
          ))}
        </CardList>
      </Card>
    </>
  );
}

interface CurrencySelectProps {
  currencies: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}

/** Selects the currency of statement lines that state no currency. Lists the currencies of open payments first. */
function CurrencySelect({ currencies, value, onChange }: CurrencySelectProps) {
  const t = useText();
  return (
    <TextField
      select
      size="small"
      label={t(STATEMENT.currency)}
      helperText={t(STATEMENT.currencyHint)}
      value={value}
      sx={{ width: { xs: '100%', sm: 260 } }}
      onChange={(event) => onChange(event.target.value)}
    >
      {[...new Set([...currencies, ...CURRENCIES])].map((currency) => (
        <MenuItem key={currency} value={currency}>
          {currency}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Matches a bank statement to open payments; a person confirms each match. */
export default function StatementPage() {
  const t = useText();
  const dataProvider = useProvider();
  const [match, setMatch] = useState<StatementResponse | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const summary = useQuery({ queryKey: PAYMENT_SUMMARY_KEY, queryFn: () => dataProvider.getPaymentSummary() });
  const currencies = summary.data?.currencies ?? [];
  const currency = chosen ?? currencies[0] ?? '';
  const read = useAction(dataProvider.matchStatement, { onDone: (answer) => setMatch(answer) });
  const choose = (next: string) => {
    setChosen(next);
    if (file) read.mutate({ file, currency: next });
  };
  const upload = (next: File) => {
    setFile(next);
    read.mutate({ file: next, currency });
  };
  usePage({ label: t(PAYMENTS.title), to: '/desk/payments' }, { label: t(STATEMENT.title) });
  return (
    <>
      <PageTitle title={t(STATEMENT.title)} subtitle={t(STATEMENT.subtitle)} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <CurrencySelect currencies={currencies} value={currency} onChange={choose} />
        <UploadButton
          label={t(STATEMENT.upload)}
          accept=".csv,.txt"
          disabled={summary.isPending}
          isBusy={read.isPending}
          onFile={upload}
        />
      </Box>
      {match && (
        <Matches
          match={match}
          onAccepted={(charge) =>
            setMatch({
              ...match,
              payments: match.payments.map((each) => (each.id === charge.id ? charge : each)),
            })
          }
        />
      )}
    </>
  );
}
