import { maxLengthOf } from '@homologa/domain/bir-form/field';
import { birFieldLabel } from '@homologa/domain/bir-form/form-labels';
import { birFieldNote } from '@homologa/domain/bir-form/form-notes';
import { BIR_HINT_WORDS } from '@homologa/domain/bir-form/form-words';
import { phoneText } from '@homologa/domain/countries/phone';
import { hasStates } from '@homologa/domain/countries/states';
import { useState } from 'react';
import { describedBy, FieldFrame } from '../../../components/Field';
import { PhoneNote } from '../../../components/PhoneNote';
import { useI18n } from '../../../i18n/I18nProvider';
import { anchorOf, autoCompleteOf, inputModeOf, noteText } from '../field-texts';
import type { ControlProps, FormFieldProps } from './field-props';
import { NumberInput } from './NumberInput';
import { SelectInput } from './SelectInput';
import { YesNo } from './YesNo';

const SELECTS = new Set(['country', 'currency', 'choice', 'month']);

export function FormField(props: FormFieldProps) {
  const { asked, form, values, path, row, error, onChange } = props;
  const { locale } = useI18n();
  const id = anchorOf(path);
  const hint = BIR_HINT_WORDS[asked.label]?.[locale];
  const label = birFieldLabel(asked, form, locale);
  const value = values[asked.name];
  const text = typeof value === 'string' ? value : '';
  const isOptional = !asked.isRequired;
  if (asked.kind === 'yes_no') {
    return <YesNo {...{ id, label, hint, error, isOptional }} value={value} onChange={onChange} />;
  }
  if (asked.kind === 'whole' || asked.kind === 'percent' || asked.kind === 'amount') return <NumberInput {...props} />;
  const control: ControlProps = {
    id,
    'aria-required': asked.isRequired,
    'aria-invalid': error !== null,
    'aria-describedby': describedBy({ id, error }, hint),
  };
  const frame = { field: { id, error }, label, hint, isOptional };
  if (SELECTS.has(asked.kind) || (asked.kind === 'state' && hasStates(form.country))) {
    return (
      <FieldFrame {...frame}>
        <SelectInput asked={asked} country={form.country} control={control} value={value} onChange={onChange} />
      </FieldFrame>
    );
  }
  if (asked.kind === 'long_text') {
    return (
      <FieldFrame {...frame}>
        <textarea
          {...control}
          className="control"
          rows={3}
          maxLength={maxLengthOf(asked)}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>
      <TextInput {...{ asked, row, control, text, onChange }} country={form.country} />
    </FieldFrame>
  );
}

interface TextInputProps extends Pick<FormFieldProps, 'asked' | 'row' | 'onChange'> {
  control: ControlProps;
  text: string;
  country: string;
}

function TextInput({ asked, row, control, text, country, onChange }: TextInputProps) {
  const [isTyped, setTyped] = useState(false);
  const isTaxId = asked.kind === 'tax_id';
  const input = (
    <input
      {...control}
      className={asked.kind === 'day' ? 'control control-short' : 'control'}
      type={asked.kind === 'day' ? 'date' : 'text'}
      inputMode={inputModeOf(asked, country)}
      autoComplete={autoCompleteOf(asked, row)}
      autoCapitalize={isTaxId ? 'characters' : asked.kind === 'email' || asked.kind === 'url' ? 'none' : undefined}
      maxLength={asked.kind === 'day' ? undefined : maxLengthOf(asked)}
      value={asked.kind === 'phone' && !isTyped ? phoneText(text) : text}
      onBlur={() => setTyped(false)}
      onChange={({ target }) => {
        setTyped(true);
        onChange(isTaxId ? target.value.toUpperCase() : target.value);
      }}
    />
  );
  if (!isTaxId && asked.kind !== 'phone') return input;
  const isAsked = !isTyped && !control['aria-invalid'];
  return (
    <>
      {input}
      {asked.kind === 'phone' ? (
        isAsked && <PhoneNote typed={text} countryId={country} />
      ) : (
        <TaxIdNote text={isAsked ? text : ''} country={country} />
      )}
    </>
  );
}

function TaxIdNote({ text, country }: { text: string; country: string }) {
  const { t } = useI18n();
  const note = birFieldNote({ kind: 'tax_id' }, text, country);
  return (
    <p className="field-note" role="status">
      {note ? noteText(note, country, t) : ''}
    </p>
  );
}
