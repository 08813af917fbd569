import { type TaxIdKind, taxIdNotes, taxIdWarnings } from '@homologa/domain/identity/tax-id';
import { SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { useState } from 'react';
import { describedBy, FieldFrame } from '../../../components/Field';
import { NOTE } from '../../../components/note.texts';
import { TaxIdInput } from '../../../components/TaxIdInput';
import { TAX_ID_HINTS } from '../../../components/tax-id.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import type { FieldBinding } from '../../../lib/use-form';

interface TaxIdFieldProps {
  field: FieldBinding;
  kind: TaxIdKind | null;
  countryId: string;
  label: string;
  onType: (masked: string) => void;
}

export function TaxIdField({ field, kind, countryId, label, onType }: TaxIdFieldProps) {
  const { t } = useI18n();
  const [isTyping, setTyping] = useState(false);
  const { error, onChange: _masked, ...bound } = field;
  const hint = kind ? t(TAX_ID_HINTS[kind]) : undefined;
  const notes = kind ? taxIdWarnings(kind, bound.value) : taxIdNotes(countryId, bound.value);
  const [warning] = isTyping || error ? [] : notes;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <TaxIdInput
        {...bound}
        kind={kind}
        maxLength={100}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={describedBy(field, hint)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onType={onType}
      />
      <p className="field-note" role="status">
        {warning ? t(NOTE.warning, { warning: t(SUPPLIER_WARNING_WORDS[warning]) }) : ''}
      </p>
    </FieldFrame>
  );
}
