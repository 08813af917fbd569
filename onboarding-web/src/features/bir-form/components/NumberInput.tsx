import { birFieldLabel } from '@homologa/domain/bir-form/form-labels';
import { BIR_HINT_WORDS } from '@homologa/domain/bir-form/form-words';
import { formatNumber, type NumberKind, numberLocale } from '@homologa/domain/language/number-locale';
import { parseNumber } from '@homologa/domain/language/parse-number';
import { useReaderRegion } from '@homologa/web/texts/reader-region';
import { useState } from 'react';
import { describedBy, FieldFrame } from '../../../components/Field';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import { anchorOf, inputModeOf } from '../field-texts';
import type { FormFieldProps } from './field-props';

/** Smallest number whose thousands separator could be misread. */
const LARGE = 1000;

export function NumberInput({ asked, form, values, path, draft, error, onChange, onDraft }: FormFieldProps) {
  const { t, locale } = useI18n();
  const region = useReaderRegion();
  const [editing, setEditing] = useState<string | null>(null);
  // Keeps the parsed number visible after the input loses the focus: hiding the line that shows it would move the
  // button that the user is about to click.
  const [isTyped, setTyped] = useState(false);
  const id = anchorOf(path);
  const value = values[asked.name];
  const currencyField = asked.name === 'share_capital' ? 'capital_currency' : 'currency';
  const currency = asked.unit === 'currency' ? values[currencyField] : undefined;
  const unit = typeof currency === 'string' ? ` ${currency}` : '';
  const printed =
    typeof value === 'number' && asked.unit !== 'year'
      ? formatNumber(value, numberLocale(locale, region), { kind: asked.kind as NumberKind })
      : String(value ?? '');
  const isLarge = isTyped && typeof value === 'number' && Math.abs(value) >= LARGE && asked.unit !== 'year';
  const problem = draft !== undefined && editing === null ? t(FORM.notNumber) : error;
  const hint = BIR_HINT_WORDS[asked.label]?.[locale];
  const type = (text: string) => {
    setEditing(text);
    setTyped(true);
    const number = parseNumber(text, { isFraction: asked.kind === 'percent' });
    const isNumber = number === null || Number.isFinite(number);
    onDraft(isNumber ? null : text);
    onChange(isNumber ? number : null);
  };
  return (
    <FieldFrame
      field={{ id, error: problem }}
      label={`${birFieldLabel(asked, form, locale)}${unit && ` (${unit.trim()})`}`}
      hint={hint}
      isOptional={!asked.isRequired}
    >
      <input
        id={id}
        className="control control-short"
        inputMode={inputModeOf(asked, form.country)}
        autoComplete="off"
        maxLength={30}
        value={editing ?? draft ?? printed}
        aria-required={asked.isRequired}
        aria-invalid={problem !== null}
        aria-describedby={describedBy({ id, error: problem }, hint)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setEditing(null)}
      />
      {isLarge && <p className="hint">{t(FORM.readAs, { value: `${printed}${unit}` })}</p>}
    </FieldFrame>
  );
}
