import EditIcon from '@mui/icons-material/EditNoteOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { useAction } from '../../../shared/data/use-action';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { ReasonDialog } from '../../queue/ReasonDialog';
import { useHolds, useRequest, useTakeAnswer } from '../../request-context';
import { CORRECTION } from './correction.texts';

function BeginDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const { id } = useRequest();
  return (
    <ReasonDialog
      title={t(CORRECTION.begin)}
      text={t(CORRECTION.beginText)}
      source="reason"
      label={t(CORRECTION.reason)}
      helperText={t(CORRECTION.reasonHint)}
      missing="correction_reason_required"
      submitLabel={t(CORRECTION.start)}
      send={(reason) => dataProvider.beginCorrection(id, reason)}
      onDone={useTakeAnswer()}
      onClose={onClose}
    />
  );
}

export function BeginCorrection() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        {t(CORRECTION.begin)}
      </Button>
      {isOpen && <BeginDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export function CorrectionUnderWay() {
  const t = useText();
  const dataProvider = useProvider();
  const format = useFormat();
  const { id, correction } = useRequest();
  const onDone = useTakeAnswer();
  const abandon = useAction(() => dataProvider.abandonCorrection(id), { success: t(CORRECTION.abandoned), onDone });
  const holds = useHolds();
  if (!correction) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {t(CORRECTION.underWay, {
        name: correction.begun_by?.name ?? '–',
        date: format.dateTime(correction.begun_at),
      })}
      <Box sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{correction.reason}</Box>
      <Box sx={{ display: holds ? 'flex' : 'none', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          color="inherit"
          loading={abandon.isPending}
          onClick={() => abandon.mutate()}
        >
          {t(CORRECTION.abandon)}
        </Button>
      </Box>
    </Alert>
  );
}
