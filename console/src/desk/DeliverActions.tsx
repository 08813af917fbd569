import DeliverIcon from '@mui/icons-material/SendOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Button, Checkbox, DialogContentText, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../shared/data/use-action';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { ConfirmDialog } from '../shared/ui/ConfirmDialog';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { deskApi } from './desk.api';
import { DESK } from './desk.texts';
import { Findings } from './Findings';
import { useRequest, useTakeAnswer } from './request-context';

/** Data verified, then deliver; the server says what is still missing. */
export function DeliverActions() {
  const t = useText();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const failures = useViolations();
  const [isOpen, setOpen] = useState(false);
  const [makesDocument, setMakesDocument] = useState(false);
  const verify = useAction(() => deskApi.verify(request.id), { success: t(DESK.verified), onDone });
  const deliver = useAction(() => deskApi.deliver(request.id, makesDocument), {
    success: t(DESK.delivered),
    onError: failures.fail,
    onDone: async (answer) => {
      setOpen(false);
      await onDone(answer);
    },
  });
  return (
    <>
      {request.status === 'taken' && (
        <Button
          variant="outlined"
          startIcon={<VerifiedIcon />}
          loading={verify.isPending}
          onClick={() => verify.mutate()}
        >
          {t(DESK.verify)}
        </Button>
      )}
      <Button variant="contained" startIcon={<DeliverIcon />} onClick={() => setOpen(true)}>
        {t(DESK.deliver)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(DESK.deliverTitle)}
        confirmLabel={t(DESK.deliver)}
        isBusy={deliver.isPending}
        onConfirm={() => deliver.mutate()}
        onClose={() => {
          setOpen(false);
          failures.clear();
        }}
      >
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <Findings />
        <DialogContentText>
          {t(DESK.deliverText, { supplier: request.supplier.company_name, client: request.client.name })}
        </DialogContentText>
        {request.kind !== 'cfr' && (
          <>
            <FormControlLabel
              control={
                <Checkbox checked={makesDocument} onChange={(_event, isChecked) => setMakesDocument(isChecked)} />
              }
              label={t(DESK.makeDocument)}
            />
            <FormHelperText>{t(DESK.makeDocumentHelp)}</FormHelperText>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
