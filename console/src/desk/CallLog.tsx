import { phoneText } from '@homologa/domain/countries/phone';
import type { CallBody } from '@homologa/domain/desk/desk.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import { CALL_TIME_WORDS } from '@homologa/domain/suppliers/receipts/receipt';
import { Alert, Box, Button, Chip, Divider, MenuItem, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useProvider } from '../shared/data/provider/use-provider';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { TextInput } from '../shared/forms/TextInput';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { CALLS } from './calls.texts';
import { CALL_OUTCOME_WORDS, DESK } from './desk.texts';
import { useIsWorkable, useRequest, useTakeAnswer } from './request-context';

const OUTCOMES = Object.keys(CALL_OUTCOME_WORDS) as CallBody['outcome'][];

function CallBackTime() {
  const t = useText();
  const outcome: unknown = useWatch({ name: 'outcome' });
  if (outcome !== 'call_back') return null;
  return (
    <TextInput
      source="call_back_at"
      type="datetime-local"
      required
      label={t(CALLS.callBackAt)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function CallForm() {
  const t = useText();
  const dataProvider = useProvider();
  const { id, supplier, bir_request: supplied, phone_to_call: otherNumber } = useRequest();
  const onDone = useTakeAnswer();
  const typedPhone = supplied?.company.phone;
  const formPhone = typeof typedPhone === 'string' ? typedPhone : '';
  const given = otherNumber || supplier.invite.phone || formPhone;
  const firstNumber = phoneText(ownPhoneOf({ given, account: supplier.account?.phone }));
  const stored = { number: firstNumber, outcome: 'verified' as CallBody['outcome'], note: '', call_back_at: '' };
  const form = useSubmitForm({
    stored,
    check: ({ number, outcome, call_back_at: at }) => [
      ...(number.trim() === '' ? [violation('phone_required', 'number')] : []),
      ...(outcome === 'call_back' && at === '' ? [violation('call_back_time_required', 'call_back_at')] : []),
    ],
    send: ({ call_back_at: at, ...call }) =>
      dataProvider.logCall(id, {
        ...call,
        call_back_at: call.outcome === 'call_back' ? new Date(at).toISOString() : null,
      }),
    success: t(DESK.logged),
    next: (_, sent) => ({ ...sent, note: '', call_back_at: '' }),
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
      <CallBackTime />
      <TextInput source="note" multiline minRows={2} label={t(DESK.note)} />
      <Box>
        <Button type="submit" variant="outlined" loading={form.isPending}>
          {t(DESK.logCall)}
        </Button>
      </Box>
    </SubmitForm>
  );
}

export function CallLog() {
  const t = useText();
  const format = useFormat();
  const request = useRequest();
  const isWorkable = useIsWorkable();
  const { phone_to_call: otherNumber, call_attempts: attempts } = request;
  const calls = [...request.calls].sort((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <Panel title={t(DESK.calls)}>
      {otherNumber && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t(CALLS.otherNumber, { phone: phoneText(otherNumber) })}
        </Alert>
      )}
      {request.supplier.call_time !== 'any' && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t(CALLS.preferredTime, { time: t(CALL_TIME_WORDS[request.supplier.call_time]) })}
        </Alert>
      )}
      {isWorkable && <CallForm />}
      {attempts.made > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          <strong>{t(CALLS.attempts, attempts)}.</strong> {t(CALLS.attemptsHint)}
        </Typography>
      )}
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
          {call.call_back_at && (
            <Typography variant="body2">{t(CALLS.callAgain, { date: format.dateTime(call.call_back_at) })}</Typography>
          )}
          {call.note && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{call.note}</Typography>}
        </Box>
      ))}
    </Panel>
  );
}
