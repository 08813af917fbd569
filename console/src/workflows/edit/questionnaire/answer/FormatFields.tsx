import type { AnswerFormat, SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { MAX_ANSWER_LENGTH } from '@homologa/domain/questionnaires/limits';
import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useCountryOptions } from '../../../../shared/i18n/use-country-options';
import { useText } from '../../../../shared/i18n/use-text';
import { ANSWER } from './answer.texts';
import { currenciesOf, hasPartOfCode, isTurned, withParameter } from './answer-formats';
import { OptionalNumberField } from './OptionalNumberField';

interface FormatFieldsProps<Format> {
  format: Format;
  onChange: (format: Format) => void;
}

const ROW = { display: 'flex', gap: 1.5, flexWrap: 'wrap', '& > *': { flex: '1 1 150px', maxWidth: 280 } } as const;

/** Parameters of a format, such as the smallest number; nothing for a kind without parameters. */
export function FormatFields({ format, onChange }: FormatFieldsProps<SimpleFormat>) {
  const t = useText();
  const put = (change: object) => onChange(withParameter(format, change as Partial<SimpleFormat>));
  const fields = <Parameters format={format} onChange={put} />;
  return (
    <>
      <Box sx={{ ...ROW, '&:empty': { display: 'none' } }}>{fields}</Box>
      {isTurned(format) && (
        <Alert role="status" severity="warning">
          {t(ANSWER.turned)}
        </Alert>
      )}
    </>
  );
}

function Parameters({ format, onChange }: { format: SimpleFormat; onChange: (change: object) => void }) {
  const t = useText();
  if (format.kind === 'short_text' || format.kind === 'long_text') {
    return (
      <OptionalNumberField
        label={t(ANSWER.maxLength)}
        value={format.max_length}
        min={1}
        max={MAX_ANSWER_LENGTH}
        isWhole
        onChange={(length) => onChange({ max_length: length ?? undefined })}
      />
    );
  }
  if (format.kind === 'date') {
    return (
      <>
        <DayField label={t(ANSWER.from)} value={format.from} onChange={(from) => onChange({ from })} />
        <DayField label={t(ANSWER.to)} value={format.to} onChange={(to) => onChange({ to })} />
      </>
    );
  }
  if (format.kind === 'tax_id') return <TaxCountryField country={format.country} onChange={onChange} />;
  if (format.kind !== 'number' && format.kind !== 'money' && format.kind !== 'percent') return null;
  return (
    <>
      {format.kind === 'number' && (
        <TextField
          size="small"
          label={t(ANSWER.unit)}
          value={format.unit ?? ''}
          slotProps={{ htmlInput: { maxLength: 20 } }}
          // The contract takes no unit of blanks only.
          onChange={({ target }) => onChange({ unit: target.value.trim() === '' ? undefined : target.value })}
        />
      )}
      {format.kind === 'number' && (
        <OptionalNumberField
          label={t(ANSWER.decimals)}
          value={format.decimals}
          min={0}
          max={6}
          isWhole
          onChange={(decimals) => onChange({ decimals: decimals ?? undefined })}
        />
      )}
      {format.kind === 'money' && <CurrenciesField currencies={format.currencies} onChange={onChange} />}
      <OptionalNumberField
        label={t(ANSWER.min)}
        value={format.min}
        onChange={(min) => onChange({ min: min ?? undefined })}
      />
      <OptionalNumberField
        label={t(ANSWER.max)}
        value={format.max}
        onChange={(max) => onChange({ max: max ?? undefined })}
      />
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={value ?? ''}
    slotProps={{ inputLabel: { shrink: true } }}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
);

function TaxCountryField({ country, onChange }: { country: string | undefined; onChange: (change: object) => void }) {
  const t = useText();
  const countries = useCountryOptions();
  return (
    <TextField
      select
      size="small"
      label={t(ANSWER.taxCountry)}
      value={country ?? ''}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={({ target }) => onChange({ country: target.value || undefined })}
    >
      <MenuItem value="">{t(ANSWER.ownCountry)}</MenuItem>
      {countries.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface CurrenciesFieldProps {
  currencies: readonly string[] | undefined;
  onChange: (change: Pick<Extract<AnswerFormat, { kind: 'money' }>, 'currencies'>) => void;
}

/**
 * Currency codes, typed as a list; incomplete ones stay visible while the field has the focus. While none is complete,
 * the former ones stay: without any, the answer could be in every currency.
 */
function CurrenciesField({ currencies = [], onChange }: CurrenciesFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      size="small"
      label={t(ANSWER.currencies)}
      helperText={t(ANSWER.currenciesHint)}
      error={typed !== null && hasPartOfCode(typed)}
      value={typed ?? currencies.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        const codes = currenciesOf(target.value);
        if (codes || target.value.trim() === '') onChange({ currencies: codes });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
