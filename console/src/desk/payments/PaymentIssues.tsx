import type { ChargeIssueResponse, ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ReasonDialog } from '../queue/ReasonDialog';
import { PAYMENTS } from './payments.texts';
import { useChargeMoney } from './use-charge-money';
import { useTakePayment } from './use-take-payment';

interface IssueProps {
  charge: ChargeResponse;
  issue: ChargeIssueResponse;
}

function ResolveDialog({ charge, issue, onClose }: IssueProps & { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  return (
    <ReasonDialog
      title={t(PAYMENTS.resolveTitle)}
      source="note"
      label={t(PAYMENTS.resolveTitle)}
      missing="issue_note_required"
      submitLabel={t(PAYMENTS.resolve)}
      send={(note) => dataProvider.resolvePaymentIssue(charge.id, issue.id, note)}
      success={t(PAYMENTS.resolvedNow)}
      onDone={useTakePayment()}
      onClose={onClose}
    />
  );
}

function Issue({ charge, issue }: IssueProps) {
  const t = useText();
  const money = useChargeMoney();
  const [isOpen, setOpen] = useState(false);
  const { kind, amount: told, currency, resolved_at: resolvedAt, resolved_by: by, note } = issue;
  const amount = told === null ? t(PAYMENTS.unknownAmount) : money({ region: charge.region, currency }, told);
  return (
    <Alert
      severity={resolvedAt ? 'success' : 'error'}
      action={
        !resolvedAt && (
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {t(PAYMENTS.resolve)}
          </Button>
        )
      }
    >
      {t(PAYMENTS[kind], { amount })}
      {resolvedAt && <div>{t(PAYMENTS.resolved, { name: by?.name ?? '–', note })}</div>}
      {isOpen && <ResolveDialog charge={charge} issue={issue} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

export function PaymentIssues({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  if (charge.issues.length === 0) return null;
  return (
    <Panel title={t(PAYMENTS.issues)}>
      <Stack spacing={1}>
        {charge.issues.map((issue) => (
          <Issue key={issue.id} charge={charge} issue={issue} />
        ))}
      </Stack>
    </Panel>
  );
}
