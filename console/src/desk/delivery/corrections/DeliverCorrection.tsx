import { violation } from '@homologa/domain/errors/error-codes';
import { DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import DeliverIcon from '@mui/icons-material/SendOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSubmitForm } from '../../../shared/forms/use-submit-form';
import { useText } from '../../../shared/i18n/use-text';
import { useDetailLines } from '../../../suppliers/deliveries/use-detail-lines';
import { useFigureText } from '../../../suppliers/deliveries/use-figure-text';
import { DESK } from '../../desk.texts';
import { ReasonInput } from '../../queue/ReasonDialog';
import { useRequest, useTakeAnswer } from '../../request-context';
import { DETAILS } from '../details.texts';
import { Findings } from '../Findings';
import { useMayNotDeliver } from '../SecondLook';
import { type Change, ChangesTable } from './ChangesTable';
import { CORRECTION } from './correction.texts';

const without = (lines: readonly string[], others: readonly string[]) => lines.filter((one) => !others.includes(one));

/** Lists all changes of the correction; for lists, only the entries that differ. */
function useChanges(): Change[] {
  const t = useText();
  const print = useFigureText();
  const linesOf = useDetailLines();
  const { correction } = useRequest();
  if (!correction) return [];
  const { changes, changed_details: details, details_before: old = {}, details_after: next = {} } = correction;
  const { files_added: added = [], files_removed: removed = [] } = correction;
  const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);
  return [
    ...REPORT_FIELD_NAMES.flatMap((name) => {
      const change = changes.find(({ figure }) => figure === REPORT_FIELDS[name].wire);
      // Omit the shareholders' names if the shareholdings changed: the shareholdings contain the names.
      if (!change || (name === 'shareholders' && details.includes('shareholdings'))) return [];
      return [
        {
          label: t(REPORT_FIELD_WORDS[name]),
          before: [print(name, change.before)],
          after: [print(name, change.after)],
        },
      ];
    }),
    ...details.map((name) => {
      const [before, after] = [linesOf(name, old), linesOf(name, next)];
      return { label: t(DETAIL_WORDS[name]), before: without(before, after), after: without(after, before) };
    }),
    ...(added.length + removed.length > 0
      ? [{ label: t(DESK.files), before: namesOf(removed), after: namesOf(added) }]
      : []),
  ];
}

function Changes() {
  const t = useText();
  const changes = useChanges();
  if (changes.length === 0) return <DialogContentText sx={{ mt: 1 }}>{t(CORRECTION.nothing)}</DialogContentText>;
  return <ChangesTable changes={changes} />;
}

function DeliverCorrectionDialog({ onClose }: { onClose: () => void }) {
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
    <FormDialog
      form={form}
      title={t(CORRECTION.deliver)}
      submitLabel={t(CORRECTION.deliver)}
      maxWidth="md"
      onClose={onClose}
    >
      <DialogContentText>{t(CORRECTION.deliverText)}</DialogContentText>
      <Changes />
      <Findings />
      {lacksNote && <ReasonInput source="note" label={t(DETAILS.note)} />}
    </FormDialog>
  );
}

export function DeliverCorrection() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const mayNotDeliver = useMayNotDeliver();
  return (
    <>
      <Button variant="contained" startIcon={<DeliverIcon />} disabled={mayNotDeliver} onClick={() => setOpen(true)}>
        {t(CORRECTION.deliver)}
      </Button>
      {isOpen && <DeliverCorrectionDialog onClose={() => setOpen(false)} />}
    </>
  );
}
