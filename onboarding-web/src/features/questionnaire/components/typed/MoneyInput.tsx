import { currencyOf, FORM_CURRENCIES } from '@homologa/domain/bir-form/currencies';
import { parseNumber } from '@homologa/domain/language/parse-number';
import type { SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { answerProblemText } from '@homologa/domain/questionnaires/answer-problem-words';
import { formatCell } from '@homologa/domain/questionnaires/format-answer';
import { checkCell, currencyIn } from '@homologa/domain/questionnaires/format-rules';
import { readAnswer } from '@homologa/domain/questionnaires/read-answer';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { TYPED } from '../../typed.texts';
import { type CellInputProps, Problem, problemId } from './cell-parts';
import { useNumbers } from './use-numbers';
import type { CellChange } from './use-typed-text';

interface MoneyInputProps extends CellInputProps {
  format: Extract<SimpleFormat, { kind: 'money' }>;
}

/** Amount and currency; a typed currency sign or code chooses the currency. */
export function MoneyInput({
  id,
  label,
  format,
  value,
  country,
  isRequired,
  isReadOnly,
  error,
  describedBy,
  onChange,
}: MoneyInputProps) {
  const { t, locale } = useI18n();
  const numbers = useNumbers();
  const choices = currenciesOf(format, country);
  const [typed, setTyped] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState(choices[0] ?? 'USD');
  const currency = value === '' ? chosen : currencyIn(value);
  const shown = value === '' ? '' : formatCell(format, value, { locale, numbers }).replace(` ${currencyIn(value)}`, '');

  function understand(text: string, own: string): CellChange {
    if (text.trim() === '') return { value: null, problem: null };
    const writing = { locale, numbers, country };
    // A number alone gets the chosen currency; a text with a sign or code names its own.
    const isBare = Number.isFinite(parseNumber(text)) && !/[A-Za-z€£]/.test(text);
    const read = readAnswer(format, isBare ? `${text.replace(/\$/g, '')} ${own}` : text, writing);
    const problem = read === null ? 'not_money' : checkCell(format, read);
    return problem === null
      ? { value: read, problem: null }
      : { value: null, problem: answerProblemText(problem, format, locale, numbers) };
  }

  const problem = typed === null ? null : understand(typed, currency).problem;
  const isInvalid = error !== null || (problem !== null && !isEditing);
  const put = (text: string, own: string) => {
    const change = understand(text, own);
    if (change.value !== null) setChosen(currencyIn(change.value));
    onChange(change);
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
          value={typed ?? shown}
          readOnly={isReadOnly}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={[describedBy, problemId(id)].filter(Boolean).join(' ')}
          onFocus={() => setEditing(true)}
          onBlur={() => {
            setEditing(false);
            if (problem === null) setTyped(null);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            put(target.value, currency);
          }}
        />
        <select
          className="control"
          aria-label={`${t(TYPED.currency)}: ${label}`}
          value={currency}
          disabled={isReadOnly || choices.length === 1}
          onChange={({ target }) => {
            setChosen(target.value);
            if ((typed ?? shown) !== '') put(typed ?? shown, target.value);
          }}
        >
          {[...new Set([currency, ...choices])].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </div>
      <Problem id={id} text={isEditing ? null : problem} />
    </>
  );
}

/** The currencies of the format, or all of the report form, the supplier's own and USD first. */
function currenciesOf({ currencies }: MoneyInputProps['format'], country: string): readonly string[] {
  if (currencies) return currencies;
  const own = currencyOf(country);
  return [...new Set([...(own ? [own] : []), 'USD', ...FORM_CURRENCIES])];
}
