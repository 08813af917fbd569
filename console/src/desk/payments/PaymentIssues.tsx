import { violation } from '@homologa/domain/errors/error-codes';
import type { ChargeIssueResponse, ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { paymentsApi } from './payments.api';
import { PAYMENTS } from './payments.texts';
import { useChargeMoney } from './use-charge-money';
import { useTakePayment } from './use-take-payment';

interface IssueProps {
  charge: ChargeResponse;
  issue: ChargeIssueResponse;
}

function ResolveDialog({ charge, issue, onClose }: IssueProps & { onClose: () => void }) {
  const t = useText();
  const take = useTakePayment();
  const form = useSubmitForm({
    stored: { note: '' },
    check: ({ note }) => (note.trim() === '' ? [violation('issue_note_required', 'note')] : []),
    send: ({ note }) => paymentsApi.resolve(charge.id, issue.id, note),
    success: t(PAYMENTS.resolvedNow),
    onDone: async (answer) => {
      onClose();
      await take(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(PAYMENTS.resolveTitle)} submitLabel={t(PAYMENTS.resolve)} onClose={onClose}>
      <TextInput
        source="note"
        required
        multiline
        minRows={2}
        fullWidth
        label={t(PAYMENTS.resolveTitle)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
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

/** Money that does not fit what was asked, and what was done about it. */
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
