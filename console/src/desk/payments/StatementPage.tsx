import type {
  ChargeResponse,
  StatementLineResponse,
  StatementResponse,
} from '@homologa/domain/payments/charge.contract';
import { Alert, Box, Button, Card, Chip, Divider, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageTitle } from '../../shared/ui/PageTitle';
import { UploadButton } from '../../shared/ui/UploadButton';
import { ChargeStateChip } from './ChargeStateChip';
import { paymentsApi } from './payments.api';
import { PAYMENTS, STATEMENT } from './payments.texts';
import { useChargeMoney } from './use-charge-money';
import { useTakePayment } from './use-take-payment';

interface SuggestionProps {
  line: StatementLineResponse;
  suggestion: StatementLineResponse['suggestions'][number];
  charge: ChargeResponse;
  onAccepted: (charge: ChargeResponse) => void;
}

/** A payment that a line may be, and the way to accept it by that line. */
function Suggestion({ line, suggestion, charge, onAccepted }: SuggestionProps) {
  const t = useText();
  const format = useFormat();
  const money = useChargeMoney();
  const take = useTakePayment();
  const words = [line.date, format.amount(line.amount), line.text].filter(Boolean).join(' · ');
  const accept = useAction(
    () =>
      paymentsApi.accept(charge.id, {
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
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/desk/payments/${charge.id}`}>
          {charge.reference}
        </Link>{' '}
        {charge.supplier.company_name} · {money(charge, charge.amount)}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t(suggestion.by === 'reference' ? STATEMENT.byReference : STATEMENT.byAmount)}
        </Typography>
      </Box>
      {!suggestion.fits && <Chip size="small" color="warning" label={t(STATEMENT.otherAmount)} />}
      <ChargeStateChip state={charge.state} />
      {charge.state !== 'accepted' && (
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
  const { columns, lines, unmatched, payments } = match;
  return (
    <>
      <Alert severity="info" sx={{ my: 2 }}>
        {t(STATEMENT.columns, { amount: columns.amount, date: columns.date ?? t(STATEMENT.noDate) })}{' '}
        {t(STATEMENT.counts, { matched: lines.length, unmatched })}
      </Alert>
      <Card>
        {lines.length === 0 && <EmptyState title={t(STATEMENT.none)} />}
        <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <Stack key={line.line} component="li" sx={{ p: 2, gap: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <strong>{format.amount(line.amount)}</strong> {[line.date, line.text].filter(Boolean).join(' · ')}
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
        </Stack>
      </Card>
    </>
  );
}

/** A bank statement beside the payments that it may name: each is confirmed by a person (reference 8.17). */
export default function StatementPage() {
  const t = useText();
  const [match, setMatch] = useState<StatementResponse | null>(null);
  const read = useAction(paymentsApi.matchStatement, { onDone: (answer) => setMatch(answer) });
  usePage({ label: t(PAYMENTS.title), to: '/desk/payments' }, { label: t(STATEMENT.title) });
  return (
    <>
      <PageTitle title={t(STATEMENT.title)} subtitle={t(STATEMENT.subtitle)} />
      <UploadButton
        label={t(STATEMENT.upload)}
        accept=".csv,.txt"
        isBusy={read.isPending}
        onFile={(file) => read.mutate(file)}
      />
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
