import type { CallBody } from '@homologa/domain/desk/desk.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { Box, Button, Chip, Divider, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { deskApi } from './desk.api';
import { CALL_OUTCOME_WORDS, DESK } from './desk.texts';
import { isWorkable, useRequest, useTakeAnswer } from './request-context';

const OUTCOMES = Object.keys(CALL_OUTCOME_WORDS) as CallBody['outcome'][];

function CallForm() {
  const t = useText();
  const { id, supplier } = useRequest();
  const onDone = useTakeAnswer();
  const failures = useViolations();
  const firstNumber = supplier.account?.phone || supplier.invite.phone;
  const [call, setCall] = useState<CallBody>({ number: firstNumber, outcome: 'verified', note: '' });
  const log = useDeed(() => deskApi.logCall(id, call), {
    success: t(DESK.logged),
    onError: failures.fail,
    onDone: async (answer) => {
      setCall({ ...call, note: '' });
      await onDone(answer);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const broken = call.number.trim() === '' ? [violation('phone_required', 'number')] : [];
    if (!failures.check(broken)) log.mutate();
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 1.5 }}>
      <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          type="tel"
          required
          label={t(DESK.number)}
          value={call.number}
          onChange={(event) => setCall({ ...call, number: event.target.value })}
        />
        <TextField
          select
          label={t(DESK.outcome)}
          value={call.outcome}
          onChange={(event) => setCall({ ...call, outcome: event.target.value as CallBody['outcome'] })}
        >
          {OUTCOMES.map((outcome) => (
            <MenuItem key={outcome} value={outcome}>
              {t(CALL_OUTCOME_WORDS[outcome])}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        multiline
        minRows={2}
        label={t(DESK.note)}
        value={call.note}
        onChange={(event) => setCall({ ...call, note: event.target.value })}
      />
      <Box>
        <Button type="submit" variant="outlined" loading={log.isPending}>
          {t(DESK.logCall)}
        </Button>
      </Box>
    </Box>
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
