import type { CorrectionsInput, DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { Words } from '@homologa/domain/language/locales';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useCountryOptions } from '../shared/i18n/use-country-options';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { DETAIL } from '../suppliers/detail/detail.texts';
import { deskApi } from './desk.api';
import { DESK } from './desk.texts';
import { useRequest, useTakeAnswer } from './request-context';

type CorrectionField = keyof CorrectionsInput;

const FIELDS: Readonly<Record<CorrectionField, Words>> = {
  company_name: INVITE_FIELD_WORDS.company_name,
  full_name: INVITE_FIELD_WORDS.full_name,
  country: INVITE_FIELD_WORDS.country,
  tax_id: INVITE_FIELD_WORDS.tax_id,
  address: INVITE_FIELD_WORDS.address,
  sic: INVITE_FIELD_WORDS.sic,
  phone: INVITE_FIELD_WORDS.phone,
  website: DETAIL.website,
};
const NAMES = Object.keys(FIELDS) as CorrectionField[];

const currentOf = ({ supplier }: DeskRequestResponse): Record<CorrectionField, string> => ({
  company_name: supplier.invite.company_name,
  full_name: supplier.invite.full_name,
  country: supplier.invite.country,
  tax_id: supplier.invite.tax_id,
  address: supplier.invite.address,
  sic: supplier.invite.sic,
  phone: supplier.invite.phone,
  website: supplier.website ?? '',
});

/** Corrects what the supplier gave; only what differs is sent, and it shows in the supplier's activity. */
export function CorrectionsForm() {
  const t = useText();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const countries = useCountryOptions();
  const failures = useViolations();
  const current = currentOf(request);
  const [typed, setTyped] = useState<CorrectionsInput>({});
  const changed = NAMES.filter((name) => typed[name] !== undefined && typed[name] !== current[name]);
  const save = useDeed(
    () => deskApi.saveCorrections(request.id, Object.fromEntries(changed.map((name) => [name, typed[name]]))),
    {
      success: t(DESK.saved),
      onError: failures.fail,
      onDone: async (answer) => {
        failures.clear();
        setTyped({});
        await onDone(answer);
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length > 0) save.mutate();
  };
  return (
    <Panel title={t(DESK.corrections)}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t(DESK.correctionsHint)}
      </Typography>
      <Box component="form" onSubmit={submit} noValidate>
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 1.5 }}>
          {NAMES.map((name) => (
            <TextField
              key={name}
              select={name === 'country'}
              label={t(FIELDS[name])}
              value={typed[name] ?? current[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            >
              {name === 'country' &&
                countries.map((country) => (
                  <MenuItem key={country.id} value={country.id}>
                    {country.name}
                  </MenuItem>
                ))}
            </TextField>
          ))}
        </Box>
        <Button type="submit" variant="outlined" loading={save.isPending} disabled={changed.length === 0}>
          {t(DESK.saveCorrections)}
        </Button>
      </Box>
    </Panel>
  );
}
