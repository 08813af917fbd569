import { isRetentionAllowed, RETENTION_KIND_WORDS, RETENTION_MAX_DAYS } from '@homologa/domain/privacy/retention';
import type { RetentionRuleResponse } from '@homologa/domain/privacy/retention.contract';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useCompany } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { afterPaint } from '../../shared/ui/after-paint';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { useNow } from '../../shared/ui/hooks/use-now';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { Loaded } from '../../shared/ui/states/Loaded';
import { RETENTION, RETENTION_PREVIEW } from './retention.texts';

const MAX_DIGITS = 5;
const keyOf = (companyId: string) => ['retention', 'getRetention', companyId] as const;

/** Setting of a company's admins: how long each kind of the company's data is kept. */
export function RetentionSection() {
  const company = useCompany();
  return company ? <Rules companyId={company.id} /> : null;
}

function Rules({ companyId }: { companyId: string }) {
  const t = useText();
  const dataProvider = useProvider();
  const query = useQuery({ queryKey: keyOf(companyId), queryFn: () => dataProvider.getRetention(companyId) });
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(RETENTION.hint)}</Typography>
      <Loaded query={query}>
        {({ rules }) => (
          <Stack spacing={3}>
            {rules.map((rule) => (
              <Rule key={rule.kind} companyId={companyId} rule={rule} />
            ))}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function Rule({ companyId, rule }: { companyId: string; rule: RetentionRuleResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const { kind, minimum } = rule;
  /** Number of days as typed; null as long as the field shows the saved rule. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const shown = typed ?? `${rule.days ?? ''}`;
  const days = shown === '' ? null : Number(shown);
  const isAllowed = isRetentionAllowed(days, minimum);
  const isPreviewed = days !== null && days !== rule.days && isAllowed;
  const preview = useQuery({
    queryKey: ['retention', 'previewRetention', companyId, kind, days],
    queryFn: () => dataProvider.previewRetention(companyId, kind, days ?? 0),
    enabled: isPreviewed,
  });
  const deletesMore = isPreviewed && (rule.days === null || days < rule.days);
  const canSave = isAllowed && days !== rule.days && (!deletesMore || preview.isSuccess);
  const says = preview.data ? t(RETENTION_PREVIEW[kind], { count: preview.data.count }) : '';
  const save = useAction(() => dataProvider.setRetention(companyId, { kind, days }), {
    success: t(COMMON.saved),
    onDone: (answer) => {
      queries.setQueryData(keyOf(companyId), answer);
      setTyped(null);
      setAsking(false);
      // The button that had the focus is disabled now.
      afterPaint(() => field.current?.focus());
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    if (deletesMore) setAsking(true);
    else save.mutate();
  };
  return (
    <Box component="form" onSubmit={submit} aria-label={t(RETENTION_KIND_WORDS[kind])}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t(RETENTION_KIND_WORDS[kind])}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t(RETENTION.days)}
          value={shown}
          error={!isAllowed}
          helperText={t(RETENTION.range, { minimum, maximum: RETENTION_MAX_DAYS })}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
          inputRef={field}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" loading={save.isPending} disabled={!canSave}>
          {t(COMMON.save)}
        </Button>
      </Box>
      {isPreviewed ? (
        <Preview says={says} error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <State rule={rule} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t(RETENTION.confirm, { days: days ?? '' })}
        confirmLabel={t(COMMON.save)}
        isBusy={save.isPending}
        isDangerous
        onConfirm={() => save.mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {says} {t(RETENTION.forGood)}
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}

/** Says what a rule would delete today, before it is saved. */
function Preview({ says, error, onRetry }: { says: string; error: Error | null; onRetry: () => void }) {
  if (says === '' && error) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Typography variant="body2" role="status" sx={{ mt: 1 }}>
      {says || ' '}
    </Typography>
  );
}

function State({ rule }: { rule: RetentionRuleResponse }) {
  const t = useText();
  const format = useFormat();
  const now = useNow().getTime();
  const { days, starts_at: startsAt, ran_at: ranAt, last_count: count, total_count: total } = rule;
  const lines = [
    ...(days === null ? [t(RETENTION.kept)] : []),
    // Also after earlier runs: a rule that was shortened waits for its notice again.
    ...(startsAt && Date.parse(startsAt) > now ? [t(RETENTION.startsAt, { date: format.date(startsAt) })] : []),
    ...(ranAt ? [t(RETENTION.ran, { date: format.dateTime(ranAt), count, total })] : []),
  ];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {lines.join(' ')}
    </Typography>
  );
}
