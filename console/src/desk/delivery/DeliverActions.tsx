import { violation } from '@homologa/domain/errors/error-codes';
import DeliverIcon from '@mui/icons-material/SendOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Alert, Button, Checkbox, DialogContentText, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { CALLS, GAP_WORDS } from '../calls.texts';
import { DESK } from '../desk.texts';
import { ReasonInput } from '../queue/ReasonDialog';
import { useRequest, useTakeAnswer } from '../request-context';
import { DETAILS } from './details.texts';
import { Findings } from './Findings';
import { useMayNotDeliver } from './SecondLook';

type Step = 'verify' | 'deliver';

function useGaps(step: Step) {
  const { delivery_gaps: gaps } = useRequest();
  return step === 'deliver' ? gaps : gaps.filter((gap) => gap === 'verified_call' || gap === 'payment');
}

function StepDialog({ step, onClose }: { step: Step; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const takeAnswer = useTakeAnswer();
  const [makesDocument, setMakesDocument] = useState(false);
  const mayMakeDocument = step === 'deliver' && request.kind !== 'cfr';
  const gaps = useGaps(step).filter((gap) => !(makesDocument && gap === 'report_file'));
  const lacksCall = gaps.includes('verified_call');
  const lacksNote = gaps.includes('contradictions');
  const label = t(step === 'deliver' ? DESK.deliver : DESK.verify);
  const form = useSubmitForm({
    stored: { reason: '', note: '' },
    check: ({ reason, note }) => [
      ...(lacksCall && reason.trim() === '' ? [violation('verified_call_required', 'reason')] : []),
      ...(lacksNote && note.trim() === '' ? [violation('figures_contradictory', 'note')] : []),
    ],
    send: ({ reason, note }) =>
      step === 'deliver'
        ? dataProvider.deliverRequest(request.id, {
            reason,
            makes_document: makesDocument,
            ...(lacksNote ? { note } : {}),
          })
        : dataProvider.verifyRequest(request.id, reason),
    codes: { verified_call_required: 'reason', figures_contradictory: 'note' },
    success: t(step === 'deliver' ? DESK.delivered : DESK.verified),
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(step === 'deliver' ? DESK.deliverTitle : CALLS.verifyTitle)}
      submitLabel={label}
      // For any other gap in the report staff can deliver with a written reason, but a missing payment always blocks
      // the delivery.
      isDisabled={gaps.includes('payment')}
      onClose={onClose}
    >
      {step === 'deliver' && (
        <DialogContentText>
          {t(DESK.deliverText, { supplier: request.supplier.company_name, client: request.client.name })}
        </DialogContentText>
      )}
      {gaps.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(CALLS.missing)}
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{t(GAP_WORDS[gap])}</li>
            ))}
          </ul>
        </Alert>
      )}
      {step === 'deliver' && <Findings />}
      {mayMakeDocument && (
        <>
          <FormControlLabel
            control={<Checkbox checked={makesDocument} onChange={(_event, isChecked) => setMakesDocument(isChecked)} />}
            label={t(DESK.makeDocument)}
          />
          <FormHelperText>{t(DESK.makeDocumentHelp)}</FormHelperText>
        </>
      )}
      {lacksNote && <ReasonInput source="note" label={t(DETAILS.note)} />}
      {lacksCall && (
        <TextInput
          source="reason"
          multiline
          minRows={2}
          fullWidth
          label={t(CALLS.reason)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ mt: 2 }}
        />
      )}
    </FormDialog>
  );
}

export function DeliverActions() {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const [open, setOpen] = useState<Step | null>(null);
  const hasGaps = useGaps('verify').length > 0;
  const mayNotDeliver = useMayNotDeliver();
  const verify = useAction(() => dataProvider.verifyRequest(request.id, ''), { success: t(DESK.verified), onDone });
  return (
    <>
      {request.status === 'taken' && (
        <Button
          variant="outlined"
          startIcon={<VerifiedIcon />}
          loading={verify.isPending}
          onClick={() => (hasGaps ? setOpen('verify') : verify.mutate())}
        >
          {t(DESK.verify)}
        </Button>
      )}
      <Button
        variant="contained"
        startIcon={<DeliverIcon />}
        disabled={mayNotDeliver}
        onClick={() => setOpen('deliver')}
      >
        {t(DESK.deliver)}
      </Button>
      {open && <StepDialog step={open} onClose={() => setOpen(null)} />}
    </>
  );
}
