import { COUNTRIES } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { type SimpleFormat, YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { MAX_TYPED_TEXT } from '@homologa/domain/questionnaires/limits';
import { type FocusEvent, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { PhoneNote } from '../../../../components/phone/PhoneNote';
import { PhonePrefix } from '../../../../components/phone/PhonePrefix';
import { TaxIdInput } from '../../../../components/TaxIdInput';
import { useI18n } from '../../../../i18n/I18nProvider';
import { TYPED } from '../../typed.texts';
import { type CellInputProps, Problem, problemId } from './cell-parts';
import { MoneyInput } from './MoneyInput';
import { useTypedText } from './use-typed-text';

/** Input for one typed answer, with what is wanted below it. */
export function CellInput(props: CellInputProps) {
  switch (props.format.kind) {
    case 'money':
      return <MoneyInput {...props} format={props.format} />;
    case 'country':
    case 'yes_no':
      return <ChoiceInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
}

function ChoiceInput({
  id,
  format,
  value,
  country,
  isRequired,
  isReadOnly,
  error,
  describedBy,
  onChange,
}: CellInputProps) {
  const { t, locale } = useI18n();
  const choices = useMemo(() => {
    if (format.kind === 'yes_no')
      return Object.entries(YES_NO_WORDS).map(([key, words]) => ({ key, name: words[locale] }));
    return COUNTRIES.map((one) => ({ key: one.id as string, name: COUNTRY_NAMES[one.id][locale] })).sort(
      (a, b) => Number(b.key === country) - Number(a.key === country) || a.name.localeCompare(b.name, locale),
    );
  }, [format.kind, country, locale]);
  return (
    <select
      id={id}
      className="control control-short"
      value={value}
      disabled={isReadOnly}
      aria-required={isRequired}
      aria-invalid={error !== null}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t(TYPED.choose)}</option>
      {choices.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}

const INPUT_MODES = {
  number: 'decimal',
  percent: 'decimal',
  email: 'email',
  web_address: 'url',
  phone: 'tel',
} as const;
const TYPES = { date: 'date', phone: 'tel' } as const;
const COMPLETED = { email: 'email', web_address: 'url', phone: 'tel' } as const;
const of = <Value,>(table: Partial<Record<string, Value>>, kind: string): Value | undefined => table[kind];

/** Numbers below zero need a minus, which the keyboards of digits of some phones lack. */
const isNegativeAllowed = (format: SimpleFormat): boolean =>
  (format.kind === 'number' || format.kind === 'percent') && format.min !== undefined && format.min < 0;

const dateText = (text: string, { badInput }: ValidityState) => ({ text, ...(badInput ? { isHalf: true } : {}) });

function TextInput(props: CellInputProps) {
  const { id, format, country, isRequired, isReadOnly, error, describedBy } = props;
  const typed = useTypedText(props);
  const { kind } = format;
  const isInvalid = typed.problem !== null || error !== null;
  const common = {
    id,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': [describedBy, problemId(id)].filter(Boolean).join(' '),
    onFocus: typed.onFocus,
    onBlur: typed.onBlur,
  };
  const maxLength = format.kind === 'short_text' || format.kind === 'long_text' ? format.max_length : undefined;
  if (kind === 'long_text') {
    return (
      <>
        <textarea
          {...common}
          className="control"
          rows={3}
          maxLength={maxLength ?? MAX_TYPED_TEXT}
          value={typed.text}
          onChange={({ target }) => typed.type({ text: target.value })}
        />
        <Counter text={typed.text} max={maxLength} />
        <Problem id={id} text={typed.problem} />
      </>
    );
  }
  if (format.kind === 'tax_id') {
    return (
      <>
        <TaxIdInput
          {...common}
          kind={taxIdKindOf(format.country ?? country)}
          value={typed.text}
          onType={(text) => typed.type({ text })}
        />
        <Problem id={id} text={typed.problem} />
      </>
    );
  }
  // A date of which a part is missing is '' to the page, and to React no change of an empty input.
  const look = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>): void => {
    if (validity.badInput !== (typed.over?.isHalf ?? false)) typed.type(dateText(value, validity));
  };
  const leaveDate = (event: FocusEvent<HTMLInputElement>): void => {
    typed.onBlur();
    look(event);
  };
  const isShort = kind === 'date' || kind === 'number' || kind === 'percent';
  const input = (
    <input
      {...common}
      className={isShort ? 'control control-short' : 'control'}
      type={of(TYPES, kind) ?? 'text'}
      inputMode={isNegativeAllowed(format) ? undefined : of(INPUT_MODES, kind)}
      autoComplete={of(COMPLETED, kind) ?? 'off'}
      autoCapitalize={kind === 'email' || kind === 'web_address' ? 'none' : undefined}
      maxLength={kind === 'short_text' ? (maxLength ?? MAX_TYPED_TEXT) : kind === 'date' ? undefined : 300}
      min={format.kind === 'date' ? format.from : undefined}
      max={format.kind === 'date' ? format.to : undefined}
      value={typed.text}
      onChange={({ target }) =>
        typed.type(kind === 'date' ? dateText(target.value, target.validity) : { text: target.value })
      }
      {...(kind === 'date' ? { onKeyUp: look, onBlur: leaveDate } : {})}
    />
  );
  return (
    <>
      {withUnit(format, input, <PhonePrefix typed={typed.text} countryId={country} />)}
      {kind === 'short_text' && <Counter text={typed.text} max={maxLength} />}
      {kind === 'phone' && !typed.isEditing && !isInvalid && <PhoneNote typed={typed.text} countryId={country} />}
      <Problem id={id} text={typed.problem} />
    </>
  );
}

function withUnit(format: SimpleFormat, input: ReactNode, prefix: ReactNode): ReactNode {
  if (format.kind === 'phone') {
    return (
      <div className="with-prefix">
        {prefix}
        {input}
      </div>
    );
  }
  const unit = format.kind === 'percent' ? '%' : format.kind === 'number' ? format.unit : undefined;
  if (!unit) return input;
  return (
    <div className="with-unit">
      {input}
      <span className="unit">{unit}</span>
    </div>
  );
}

function Counter({ text, max }: { text: string; max: number | undefined }) {
  const { t } = useI18n();
  return max === undefined ? null : (
    <p className="hint counter">{t(TYPED.counter, { count: Array.from(text).length, max })}</p>
  );
}
