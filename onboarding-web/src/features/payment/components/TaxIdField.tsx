import { type TaxIdKind, taxIdWarnings } from '@homologa/domain/identity/tax-id';
import { SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { useLayoutEffect, useRef, useState } from 'react';
import { describedBy, FieldFrame } from '../../../components/Field';
import { NOTE } from '../../../components/note.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import type { FieldBinding } from '../../../lib/use-form';
import { REFERENCE } from '../reference.texts';
import { maskedCaret } from '../tax-id-mask';

interface TaxIdFieldProps {
  field: FieldBinding;
  kind: TaxIdKind | null;
  label: string;
}

export function TaxIdField({ field, kind, label }: TaxIdFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [isTyping, setTyping] = useState(false);
  const { error, onChange, ...bound } = field;
  const hint = kind ? t(REFERENCE[`${kind}_hint`]) : undefined;
  const [warning] = kind && !isTyping && !error ? taxIdWarnings(kind, bound.value) : [];
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        {...bound}
        ref={input}
        className="control"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={kind === 'cuit' || kind === 'ruc' || kind === 'dni' ? 'numeric' : 'text'}
        maxLength={100}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={describedBy(field, hint)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => {
          const { value, selectionStart } = event.target;
          caret.current = maskedCaret(kind, value, selectionStart ?? value.length);
          onChange(event);
        }}
      />
      <p className="field-note" role="status">
        {warning ? t(NOTE.warning, { warning: t(SUPPLIER_WARNING_WORDS[warning]) }) : ''}
      </p>
    </FieldFrame>
  );
}
