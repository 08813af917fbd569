import type { TaxIdKind } from '@homologa/domain/identity/tax-id';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { maskedCaret, maskTaxId } from '../lib/typing/tax-id-mask';

interface TaxIdInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> {
  kind: TaxIdKind | null;
  value: string;
  onType: (masked: string) => void;
}

/**
 * Input of a tax id, the same in the report form and in the payment: upper case, with the punctuation of the kind while
 * typing, and the digits keyboard where the kind has digits only.
 */
export function TaxIdInput({ kind, value, onType, ...input }: TaxIdInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <input
      {...input}
      ref={element}
      className="control"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={kind === 'cuit' || kind === 'ruc' || kind === 'dni' ? 'numeric' : 'text'}
      value={maskTaxId(kind, value)}
      onChange={({ target }) => {
        caret.current = maskedCaret(kind, target.value, target.selectionStart ?? target.value.length);
        onType(maskTaxId(kind, target.value));
      }}
    />
  );
}
