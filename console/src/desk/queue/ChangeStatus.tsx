import type { RequestStatusBody } from '@homologa/domain/desk/desk.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { isOpenRequest, type RequestStatusByHand, statusesByHand } from '@homologa/domain/reports/request-status';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { isAtDesk, useHolds, useRequest, useTakeAnswer } from '../request-context';
import { ReasonInput } from './ReasonDialog';
import { STATUS, STATUS_ACTIONS } from './status.texts';

interface StatusDialogProps {
  first: RequestStatusByHand;
  choices: readonly RequestStatusByHand[];
  onClose: () => void;
}

function StatusDialog({ first, choices, onClose }: StatusDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { id } = useRequest();
  const takeAnswer = useTakeAnswer();
  const stored: RequestStatusBody = { status: first, reason: '' };
  const form = useSubmitForm({
    stored,
    check: ({ reason }) => (reason.trim() === '' ? [violation('status_reason_required', 'reason')] : []),
    send: (change) => dataProvider.setRequestStatus(id, change),
    codes: { status_reason_required: 'reason' },
    success: t(STATUS.changed),
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(STATUS.change)} submitLabel={t(STATUS.change)} onClose={onClose}>
      {/* Wraps, because phones would cut off the longest status. */}
      <TextInput
        source="status"
        select
        fullWidth
        label={t(STATUS.next)}
        sx={{ mt: 1, '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {choices.map((status) => (
          <MenuItem key={status} value={status}>
            {t(STATUS_ACTIONS[status])}
          </MenuItem>
        ))}
      </TextInput>
      <ReasonInput source="reason" label={t(STATUS.reason)} />
    </FormDialog>
  );
}

/**
 * Button that sets a status of the desk request that the product cannot detect by itself. Hidden if staff can set no
 * other status.
 */
export function ChangeStatus() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const request = useRequest();
  const { status } = request;
  const holds = useHolds();
  const mayChange = isAtDesk(request) && (!isOpenRequest(status) || holds);
  const choices = mayChange ? statusesByHand(status) : [];
  const [first] = choices;
  if (!first) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(STATUS.change)}
      </Button>
      {isOpen && <StatusDialog first={first} choices={choices} onClose={() => setOpen(false)} />}
    </>
  );
}
