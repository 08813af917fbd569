import { phoneText } from '@homologa/domain/countries/phone';
import type { CallBody } from '@homologa/domain/desk/desk.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { Box, Button, Chip, Divider, MenuItem, Typography } from '@mui/material';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { TextInput } from '../shared/forms/TextInput';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { deskApi } from './desk.api';
import { CALL_OUTCOME_WORDS, DESK } from './desk.texts';
import { isWorkable, useRequest, useTakeAnswer } from './request-context';

const OUTCOMES = Object.keys(CALL_OUTCOME_WORDS) as CallBody['outcome'][];

function CallForm() {
  const t = useText();
  const { id, supplier } = useRequest();
  const onDone = useTakeAnswer();
  const firstNumber = phoneText(supplier.account?.phone || supplier.invite.phone);
  const stored: CallBody = { number: firstNumber, outcome: 'verified', note: '' };
  const form = useSubmitForm({
    stored,
    check: ({ number }) => (number.trim() === '' ? [violation('phone_required', 'number')] : []),
    send: (call) => deskApi.logCall(id, call),
    success: t(DESK.logged),
    next: (_, sent) => ({ ...sent, note: '' }),
    onDone,
  });
  return (
    <SubmitForm form={form} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextInput source="number" type="tel" required label={t(DESK.number)} />
        <TextInput source="outcome" select label={t(DESK.outcome)}>
          {OUTCOMES.map((outcome) => (
            <MenuItem key={outcome} value={outcome}>
              {t(CALL_OUTCOME_WORDS[outcome])}
            </MenuItem>
          ))}
        </TextInput>
      </Box>
      <TextInput source="note" multiline minRows={2} label={t(DESK.note)} />
      <Box>
        <Button type="submit" variant="outlined" loading={form.isPending}>
          {t(DESK.logCall)}
        </Button>
      </Box>
    </SubmitForm>
  );
}

/** Number called, outcome and note, by whom and when; the newest first. */
export function CallLog() {
  const t = useText();
  const format = useFormat();
  const request = useRequest();
  const calls = [...request.calls].sort((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <Panel title={t(DESK.calls)}>
      {isWorkable(request) && <CallForm />}
      {calls.length === 0 && <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>{t(DESK.noCalls)}</Typography>}
      {calls.map((call) => (
        <Box key={call.id} sx={{ mt: 1.5 }}>
          <Divider sx={{ mb: 1 }} />
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <strong>{call.number}</strong>
            <Chip size="small" label={t(CALL_OUTCOME_WORDS[call.outcome])} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {call.staff.name} · {format.dateTime(call.created_at)}
            </Typography>
          </Box>
          {call.note && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{call.note}</Typography>}
        </Box>
      ))}
    </Panel>
  );
}
