import type { SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import type { TypedText } from './typed-texts';

export interface CellInputProps {
  id: string;
  /** Name of the field, for the parts of a field with several controls. */
  label: string;
  format: SimpleFormat;
  /** Canonical answer, '' for none. */
  value: string;
  typed: TypedText | undefined;
  /** Country of the supplier; '' in a preview. */
  country: string;
  isRequired: boolean;
  isReadOnly: boolean;
  /** Shown unless the field itself says what is wanted. */
  error: string | null;
  describedBy?: string | undefined;
  onText: (typed: TypedText | null) => void;
  /** Takes an answer that can be saved, '' for none; called after `onText`. */
  onChange: (value: string) => void;
}

export const problemId = (id: string): string => `${id}-problem`;

export function Problem({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={problemId(id)} className="field-error typed-problem" role="status">
      {text ?? ''}
    </p>
  );
}
