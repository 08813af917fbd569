import { currencyOf, FORM_CURRENCIES } from '@homologa/domain/bir-form/currencies';
import type { SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { currencyIn } from '@homologa/domain/questionnaires/format-rules';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { TYPED } from '../../typed.texts';
import { type CellInputProps, Problem, problemId } from './cell-parts';
import { useTypedText } from './use-typed-text';

interface MoneyInputProps extends CellInputProps {
  format: Extract<SimpleFormat, { kind: 'money' }>;
}

/** Amount and currency; a typed currency sign or code chooses the currency. */
export function MoneyInput(props: MoneyInputProps) {
  const { id, label, format, value, country, isRequired, isReadOnly, error, describedBy, onText } = props;
  const { t } = useI18n();
  const choices = currenciesOf(format, country);
  const typed = useTypedText(props);
  const [chosen, setChosen] = useState(choices[0] ?? 'USD');
  // The currency chosen beside a text that cannot be read counts once the text can be read.
  const currency = typed.over?.currency ?? (value === '' ? chosen : currencyIn(value));
  const isInvalid = error !== null || typed.problem !== null;
  const put = (text: string, own: string) => {
    const read = typed.type({ text, currency: own });
    if (read) typed.type({ text, currency: currencyIn(read) });
    setChosen(read ? currencyIn(read) : own);
    return read;
  };
  return (
    <>
      <div className="money">
        <input
          id={id}
          className="control"
          inputMode={format.min !== undefined && format.min < 0 ? undefined : 'decimal'}
          autoComplete="off"
          maxLength={40}
          value={typed.text}
          readOnly={isReadOnly}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={[describedBy, problemId(id)].filter(Boolean).join(' ')}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
          onChange={({ target }) => put(target.value, currency)}
        />
        <select
          className="control"
          aria-label={`${t(TYPED.currency)}: ${label}`}
          value={currency}
          disabled={isReadOnly || choices.length === 1}
          onChange={({ target }) => {
            if (typed.text === '') setChosen(target.value);
            // The amount is not being edited: it is shown as it was understood.
            else if (put(typed.text, target.value) !== null) onText(null);
          }}
        >
          {[...new Set([currency, ...choices])].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </div>
      <Problem id={id} text={typed.problem} />
    </>
  );
}

/** The currencies of the format, or all of the report form, the supplier's own and USD first. */
function currenciesOf({ currencies }: MoneyInputProps['format'], country: string): readonly string[] {
  if (currencies) return currencies;
  const own = currencyOf(country);
  return [...new Set([...(own ? [own] : []), 'USD', ...FORM_CURRENCIES])];
}
