import { violation } from '@homologa/domain/errors/error-codes';
import { DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { DialogContentText, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { useFigureText } from '../../suppliers/deliveries/use-figure-text';
import { ReasonInput } from '../queue/ReasonDialog';
import { useRequest, useTakeAnswer } from '../request-context';
import { CORRECTION } from './correction.texts';
import { DETAILS } from './details.texts';
import { Findings } from './Findings';

function Changes() {
  const t = useText();
  const print = useFigureText();
  const { correction } = useRequest();
  const { changes = [], changed_details: details = [] } = correction ?? {};
  const rows = REPORT_FIELD_NAMES.flatMap((name) => {
    const change = changes.find(({ figure }) => figure === REPORT_FIELDS[name].wire);
    return change ? [{ name, ...change }] : [];
  });
  return (
    <>
      {rows.length === 0 ? (
        <DialogContentText sx={{ mt: 1 }}>{t(CORRECTION.noFigures)}</DialogContentText>
      ) : (
        <Table size="small" sx={{ mt: 1, '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t(CORRECTION.figure)}</TableCell>
              <TableCell>{t(CORRECTION.before)}</TableCell>
              <TableCell>{t(CORRECTION.after)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, before, after }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {t(REPORT_FIELD_WORDS[name])}
                </TableCell>
                <TableCell>{print(name, before)}</TableCell>
                <TableCell sx={{ fontWeight: 600 }}>{print(name, after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {details.length > 0 && (
        <DialogContentText sx={{ mt: 1 }}>
          {t(CORRECTION.details, { names: details.map((name) => t(DETAIL_WORDS[name])).join(', ') })}
        </DialogContentText>
      )}
    </>
  );
}

export function DeliverCorrectionDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const { id, delivery_gaps: gaps } = useRequest();
  const takeAnswer = useTakeAnswer();
  const lacksNote = gaps.includes('contradictions');
  const form = useSubmitForm({
    stored: { note: '' },
    check: ({ note }) => (lacksNote && note.trim() === '' ? [violation('figures_contradictory', 'note')] : []),
    send: ({ note }) => dataProvider.deliverCorrection(id, note),
    codes: { figures_contradictory: 'note' },
    success: t(CORRECTION.delivered),
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(CORRECTION.deliver)} submitLabel={t(CORRECTION.deliver)} onClose={onClose}>
      <DialogContentText>{t(CORRECTION.deliverText)}</DialogContentText>
      <Changes />
      <Findings />
      {lacksNote && <ReasonInput source="note" label={t(DETAILS.note)} />}
    </FormDialog>
  );
}
