import { readCheckLines, type WrongCheckLine } from '@homologa/domain/compliance/checks/check-lines';
import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { HolderKind } from '@homologa/domain/screenings/asked-shareholder';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { LeaveGuard } from '../../shared/forms/LeaveGuard';
import { useText } from '../../shared/i18n/use-text';
import { CHECKS, LINE_PROBLEMS } from './checks.texts';
import { KindInput } from './KindInput';
import { QuotaNote } from './QuotaNote';
import { useCheckRoom } from './use-check-room';

const MOST_NAMED = 8;

function WrongLines({ wrong }: { wrong: readonly WrongCheckLine[] }) {
  const t = useText();
  if (wrong.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {t(CHECKS.wrongStay)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.slice(0, MOST_NAMED).map(({ number, problem, value }) => (
          <li key={number}>{t(CHECKS.line, { n: number, problem: t(LINE_PROBLEMS[problem], { value }) })}</li>
        ))}
        {wrong.length > MOST_NAMED && <li>{t(CHECKS.andMore, { count: wrong.length - MOST_NAMED })}</li>}
      </Box>
    </Alert>
  );
}

/**
 * Checks a pasted column of names. Invalid lines, and lines beyond the company's quota of checks, stay in the field
 * after all other lines were sent, so that no pasted line is lost.
 */
export function ManyChecks({ onChecked }: { onChecked: (checks: ComplianceCheckResponse[]) => Promise<void> }) {
  const t = useText();
  const id = useId();
  const { runChecks } = useProvider();
  const most = useCheckRoom()?.most ?? 0;
  const [text, setText] = useState('');
  const [kind, setKind] = useState<HolderKind>('company');
  const { lines, wrong } = useMemo(() => readCheckLines(text), [text]);
  const sent = lines.slice(0, most);
  const kept = lines.slice(most);
  const run = useAction(() => runChecks({ checks: sent.map(({ text: _text, ...line }) => ({ ...line, kind })) }), {
    onDone: async (checks) => {
      // A repeated line is checked together with its first occurrence and leaves the field with it. If the first
      // occurrence exceeded the quota, both stay.
      const isLeft = (text: string) => kept.some((line) => line.text.trim() === text.trim());
      const left = wrong.filter(({ problem, text: line }) => problem !== 'repeated' || isLeft(line));
      setText([...left, ...kept].map((line) => line.text).join('\n'));
      await onChecked(checks);
    },
  });
  const canSend = sent.length > 0 && !run.isPending;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !canSend) return;
    event.preventDefault();
    run.mutate();
  };
  return (
    <Box component="section" aria-label={t(CHECKS.many)}>
      <LeaveGuard id={id} isUnsaved={text.trim() !== ''} />
      <KindInput value={kind} onChange={setKind} />
      <TextField
        label={t(CHECKS.names)}
        helperText={t(CHECKS.namesHint)}
        value={text}
        multiline
        minRows={5}
        maxRows={14}
        fullWidth
        autoFocus
        disabled={run.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ mt: 1.5 }}
      />
      <WrongLines wrong={wrong} />
      {kept.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t(CHECKS.overQuota, { count: kept.length, most })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <QuotaNote>
          {() => (
            <Button variant="contained" loading={run.isPending} disabled={!canSend} onClick={() => run.mutate()}>
              {sent.length === 0 ? t(CHECKS.check) : t(CHECKS.checkMany, { count: sent.length })}
            </Button>
          )}
        </QuotaNote>
      </Box>
    </Box>
  );
}
