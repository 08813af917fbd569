import { GATEWAY_WORDS } from '@homologa/domain/reports/gateways';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { Alert, Box, Button, DialogContentText, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { holderOf, isAtDesk, useHolds, useRequest, useTakeAnswer } from '../request-context';
import { GATEWAY } from './gateway.texts';

interface MoveDialogProps {
  choices: ReturnType<typeof useRequest>['gateways'];
  onClose: () => void;
}

function SandboxWarning() {
  const t = useText();
  const isSandbox = useWatch({ name: 'gateway' }) === 'sandbox';
  return (
    <Box role="status">
      {isSandbox && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(GATEWAY.sandbox)}
        </Alert>
      )}
    </Box>
  );
}

function MoveDialog({ choices, onClose }: MoveDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { id } = useRequest();
  const takeAnswer = useTakeAnswer();
  const form = useSubmitForm({
    stored: { gateway: choices[0] ?? 'desk', reason: '' },
    send: (change) => dataProvider.moveRequestToGateway(id, change),
    codes: { gateway_unknown: 'gateway' },
    success: t(GATEWAY.moved),
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(GATEWAY.title)} submitLabel={t(GATEWAY.move)} onClose={onClose}>
      <DialogContentText>{t(GATEWAY.intro)}</DialogContentText>
      <TextInput source="gateway" select fullWidth label={t(GATEWAY.madeBy)} sx={{ mt: 2 }}>
        {choices.map((name) => (
          <MenuItem key={name} value={name}>
            {t(GATEWAY_WORDS[name])}
          </MenuItem>
        ))}
      </TextInput>
      <SandboxWarning />
      <TextInput
        source="reason"
        multiline
        minRows={2}
        fullWidth
        label={t(GATEWAY.reason)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}

/**
 * Button that moves the request to another gateway (the desk or an external provider that produces the report), or
 * restarts a stopped request at the same gateway. Hidden while another staff member is working on the request.
 */
export function MoveToGateway() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const request = useRequest();
  const holds = useHolds();
  const { status, gateway, gateways } = request;
  const isStanding = isOpenRequest(status);
  const isOver = status === 'delivered' || status === 'cancelled' || status === 'awaiting_supplier';
  const isOthers = isStanding && isAtDesk(request) && holderOf(request) !== null && !holds;
  const choices = gateways.filter((name) => !isStanding || name !== gateway);
  if (isOver || isOthers || choices.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(GATEWAY.move)}
      </Button>
      {isOpen && <MoveDialog choices={choices} onClose={() => setOpen(false)} />}
    </>
  );
}

export function AtGateway() {
  const t = useText();
  const request = useRequest();
  if (isAtDesk(request) || !isOpenRequest(request.status)) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(GATEWAY.elsewhere, { gateway: t(GATEWAY_WORDS[request.gateway]) })}
    </Alert>
  );
}
