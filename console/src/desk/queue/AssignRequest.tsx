import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { holderOf, isAtDesk, useRequest, useTakeAnswer } from '../request-context';
import { QUEUE } from './queue.texts';
import { useQueueSummary } from './use-queue-summary';

const NOBODY = 'nobody';

function AssignDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const takeAnswer = useTakeAnswer();
  const { data: summary } = useQueueSummary();
  const form = useSubmitForm({
    stored: { staff: holderOf(request)?.id ?? NOBODY },
    send: ({ staff }) => dataProvider.assignRequest(request.id, staff === NOBODY ? null : staff),
    codes: { desk_assignee_unknown: 'staff' },
    success: t(QUEUE.done),
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(QUEUE.assign)} submitLabel={t(QUEUE.assign)} onClose={onClose}>
      <TextInput source="staff" select fullWidth label={t(QUEUE.assignTo)} sx={{ mt: 1 }}>
        <MenuItem value={NOBODY}>{t(QUEUE.release)}</MenuItem>
        {(summary?.staff ?? []).map(({ id, name, open }) => (
          <MenuItem key={id} value={id}>
            {t(QUEUE.counted, { name, count: open })}
          </MenuItem>
        ))}
      </TextInput>
    </FormDialog>
  );
}

export function AssignRequest() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const request = useRequest();
  const isAssignable = isOpenRequest(request.status) && isAtDesk(request);
  if (!isAssignable && request.correction === null) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(QUEUE.assign)}
      </Button>
      {isOpen && <AssignDialog onClose={() => setOpen(false)} />}
    </>
  );
}
