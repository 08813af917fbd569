import { RETENTION_KIND_WORDS } from '@homologa/domain/privacy/retention';
import type { RetentionRuleResponse } from '@homologa/domain/privacy/retention.contract';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useCompany } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Loaded } from '../../shared/ui/states/Loaded';
import { RETENTION } from './retention.texts';

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
              <Rule key={`${rule.kind} ${rule.days}`} companyId={companyId} rule={rule} />
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
  const { kind, minimum } = rule;
  const [typed, setTyped] = useState(`${rule.days ?? ''}`);
  const days = typed === '' ? null : Number(typed);
  const isAllowed = days === null || days >= minimum;
  const save = useAction(() => dataProvider.setRetention(companyId, { kind, days }), {
    success: t(COMMON.saved),
    onDone: (answer) => void queries.setQueryData(keyOf(companyId), answer),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Box component="form" onSubmit={submit} aria-label={t(RETENTION_KIND_WORDS[kind])}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t(RETENTION_KIND_WORDS[kind])}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t(RETENTION.days)}
          value={typed}
          error={!isAllowed}
          helperText={t(RETENTION.minimum, { days: minimum })}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" loading={save.isPending} disabled={!isAllowed || days === rule.days}>
          {t(COMMON.save)}
        </Button>
      </Box>
      {days !== rule.days && days !== null && isAllowed ? (
        <Preview companyId={companyId} kind={kind} days={days} />
      ) : (
        <State rule={rule} />
      )}
    </Box>
  );
}

/** Says what a rule would delete today, before it is saved. */
function Preview({ companyId, kind, days }: Pick<RetentionRuleResponse, 'kind'> & { companyId: string; days: number }) {
  const t = useText();
  const dataProvider = useProvider();
  const { data } = useQuery({
    queryKey: ['retention', 'previewRetention', companyId, kind, days],
    queryFn: () => dataProvider.previewRetention(companyId, kind, days),
  });
  return (
    <Typography variant="body2" role="status" sx={{ mt: 1 }}>
      {data ? t(RETENTION.preview, { count: data.count }) : ' '}
    </Typography>
  );
}

function State({ rule }: { rule: RetentionRuleResponse }) {
  const t = useText();
  const format = useFormat();
  const { days, starts_at: startsAt, ran_at: ranAt, last_count: count, total_count: total } = rule;
  const lines = [
    ...(days === null ? [t(RETENTION.kept)] : []),
    ...(startsAt && !ranAt ? [t(RETENTION.startsAt, { date: format.date(startsAt) })] : []),
    ...(ranAt ? [t(RETENTION.ran, { date: format.dateTime(ranAt), count, total })] : []),
  ];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {lines.join(' ')}
    </Typography>
  );
}
