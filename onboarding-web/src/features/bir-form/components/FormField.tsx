import { maxLengthOf } from '@homologa/domain/bir-form/field';
import { birFieldLabel } from '@homologa/domain/bir-form/form-labels';
import { birFieldNote } from '@homologa/domain/bir-form/form-notes';
import { BIR_HINT_WORDS } from '@homologa/domain/bir-form/form-words';
import { phoneText } from '@homologa/domain/countries/phone';
import { hasStates } from '@homologa/domain/countries/states';
import { taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { useState } from 'react';
import { describedBy, FieldFrame } from '../../../components/Field';
import { PhoneNote } from '../../../components/phone/PhoneNote';
import { PhonePrefix } from '../../../components/phone/PhonePrefix';
import { TaxIdInput } from '../../../components/TaxIdInput';
import { TAX_ID_HINTS } from '../../../components/tax-id.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { anchorOf, autoCompleteOf, inputModeOf, noteText } from '../field-texts';
import type { ControlProps, FormFieldProps } from './field-props';
import { NumberInput } from './NumberInput';
import { SelectInput } from './SelectInput';
import { YesNo } from './YesNo';

const SELECTS = new Set(['country', 'currency', 'choice', 'month']);

export function FormField(props: FormFieldProps) {
  const { asked, form, values, path, row, error, onChange } = props;
  const { t, locale } = useI18n();
  const id = anchorOf(path);
  const taxIdKind = asked.kind === 'tax_id' ? taxIdKindOf(form.country) : null;
  const hint = taxIdKind ? t(TAX_ID_HINTS[taxIdKind]) : BIR_HINT_WORDS[asked.label]?.[locale];
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
  const type = (typed: string) => {
    setTyped(true);
    onChange(typed);
  };
  const isDay = asked.kind === 'day';
  const input = {
    ...control,
    maxLength: isDay ? undefined : maxLengthOf(asked),
    onBlur: () => setTyped(false),
  };
  const note = isTyped || control['aria-invalid'] ? '' : text;
  if (asked.kind === 'tax_id') {
    return (
      <>
        <TaxIdInput {...input} kind={taxIdKindOf(country)} value={text} onType={type} />
        <ValueNote asked={asked} text={note} country={country} />
      </>
    );
  }
  const shown = asked.kind === 'phone' && !isTyped ? phoneText(text) : text;
  const element = (
    <input
      {...input}
      className={isDay ? 'control control-short' : 'control'}
      type={isDay ? 'date' : asked.kind === 'phone' ? 'tel' : 'text'}
      inputMode={inputModeOf(asked, country)}
      autoComplete={autoCompleteOf(asked, row)}
      autoCapitalize={capitalsOf(asked)}
      value={shown}
      onChange={({ target }) => type(target.value)}
    />
  );
  if (asked.kind === 'phone') {
    return (
      <>
        <div className="with-prefix">
          <PhonePrefix typed={shown} countryId={country} />
          {element}
        </div>
        {!isTyped && !control['aria-invalid'] && <PhoneNote typed={text} countryId={country} />}
      </>
    );
  }
  return (
    <>
      {element}
      {asked.kind === 'postal_code' && <ValueNote asked={asked} text={note} country={country} />}
    </>
  );
}

function capitalsOf({ kind, label }: FormFieldProps['asked']): 'none' | 'characters' | undefined {
  if (kind === 'email' || kind === 'url') return 'none';
  return label === 'identity_document' || kind === 'postal_code' ? 'characters' : undefined;
}

function ValueNote({ asked, text, country }: { asked: FormFieldProps['asked']; text: string; country: string }) {
  const { t } = useI18n();
  const note = birFieldNote(asked, text, country);
  return (
    <p className="field-note" role="status">
      {note ? noteText(note, text, country, t) : ''}
    </p>
  );
}
