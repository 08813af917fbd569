import type { BirForm, BirLabel } from '@homologa/domain/bir-form/bir-form';
import type { BirField } from '@homologa/domain/bir-form/field';
import type { BirRow, BirValue } from '@homologa/domain/bir-form/form-values';

interface FieldPlace {
  path: string;
  row: number | null;
}

export interface FormFieldProps extends FieldPlace {
  asked: BirField<BirLabel>;
  form: BirForm;
  values: BirRow;
  draft: string | undefined;
  error: string | null;
  onChange: (value: BirValue) => void;
  onDraft: (text: string | null) => void;
}

export interface ControlProps {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}
