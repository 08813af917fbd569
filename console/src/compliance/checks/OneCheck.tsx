import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { readBirthDate } from '@homologa/domain/identity/birth-date';
import type { HolderKind } from '@homologa/domain/screenings/asked-shareholder';
import { Box, Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { FormProblem } from '../../shared/forms/form-problems';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { ShareholderLines } from '../request/ShareholderLines';
import { askedOfTexts, isWrongBirthDate, type ShareholderTexts, wrongBirthDates } from '../request/shareholder-texts';
import { CHECKS } from './checks.texts';
import { KindInput } from './KindInput';
import { QuotaNote } from './QuotaNote';

interface Typed {
  name: string;
  kind: HolderKind;
  country: string;
  tax_id: string;
  birth_date: string;
  shareholders: ShareholderTexts[];
}

const NEW: Typed = { name: '', kind: 'company', country: '', tax_id: '', birth_date: '', shareholders: [] };

function Kind() {
  const { field } = useController<Typed, 'kind'>({ name: 'kind' });
  return <KindInput value={field.value} onChange={field.onChange} />;
}

function Fields() {
  const t = useText();
  const countries = useCountryOptions();
  const isPerson = useWatch<Typed, 'kind'>({ name: 'kind' }) === 'person';
  return (
    <>
      <Kind />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <TextInput
          source="name"
          label={t(CHECKS.name)}
          autoFocus
          required
          slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
        />
        <TextInput
          source="country"
          select
          label={t(CHECKS.country)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t(CHECKS.notKnown)}</MenuItem>
          {countries.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextInput>
        <TextInput source="tax_id" label={t(CHECKS.taxId)} slotProps={{ htmlInput: { maxLength: 100 } }} />
        {isPerson && <TextInput source="birth_date" label={t(BIRTH.birthDate)} helperText={t(BIRTH.birthDateHint)} />}
      </Box>
      {!isPerson && <ShareholderLines />}
    </>
  );
}

/** Form that checks one name. The fields keep their values until the server answers and are then cleared. */
export function OneCheck({ onChecked }: { onChecked: (checks: ComplianceCheckResponse[]) => Promise<void> }) {
  const t = useText();
  const { runChecks } = useProvider();
  const [stored] = useState(NEW);
  const form = useSubmitForm({
    stored,
    check: ({ name, kind, birth_date: born, shareholders }): FormProblem[] => [
      ...(name.trim() === '' ? [{ field: 'name', message: t(CHECKS.nameMissing) }] : []),
      ...(kind === 'person' && isWrongBirthDate(born)
        ? [{ field: 'birth_date', message: t(BIRTH.birthDateWrong) }]
        : []),
      ...(kind === 'company' ? wrongBirthDates(shareholders) : []).map((field) => ({
        field,
        message: t(BIRTH.birthDateWrong),
      })),
    ],
    send: ({ birth_date: born, shareholders, ...typed }) =>
      runChecks({
        checks: [
          {
            ...typed,
            birth_date: typed.kind === 'person' ? readBirthDate(born) : null,
            shareholders: typed.kind === 'company' ? askedOfTexts(shareholders) : [],
          },
        ],
      }),
    next: (_answer, { kind, country }) => ({ ...NEW, kind, country }),
    onDone: onChecked,
  });
  return (
    <SubmitForm form={form} label={t(CHECKS.one)} onSendKeys={() => form.submit()}>
      {/* Disabled while sending: the response clears the fields and would discard later edits. */}
      <Box inert={form.isPending} sx={{ opacity: form.isPending ? 0.6 : 1 }}>
        <Fields />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <QuotaNote>
          {(isFull) => (
            <Button type="submit" variant="contained" loading={form.isPending} disabled={isFull}>
              {t(CHECKS.check)}
            </Button>
          )}
        </QuotaNote>
      </Box>
    </SubmitForm>
  );
}
