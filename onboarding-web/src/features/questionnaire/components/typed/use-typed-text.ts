import type { SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { formatCell } from '@homologa/domain/questionnaires/format-answer';
import { useState } from 'react';
import type { CellInputProps } from './cell-parts';
import { type TypedText, textOver, understand, useReading } from './typed-texts';

/** The text in an input for a canonical answer: numbers as the reader writes them, without unit or currency. */
function inputText(format: SimpleFormat, value: string, reading: Parameters<typeof formatCell>[2]): string {
  if (value === '') return '';
  if (format.kind === 'number' || format.kind === 'percent') return formatCell({ kind: 'number' }, value, reading);
  if (format.kind === 'money') return formatCell(format, value, reading).replace(/ [A-Z]{3}$/, '');
  return format.kind === 'phone' ? formatCell(format, value, reading) : value;
}

/**
 * Text of an input for a typed answer: stays as typed while it is edited or cannot be read, and is shown as it is
 * understood afterwards. A text that cannot be read leaves the answer as it is. What is wanted is shown once the input
 * has lost the focus.
 */
export function useTypedText({ format, value, typed, onText, onChange }: CellInputProps) {
  const reading = useReading();
  const [isEditing, setEditing] = useState(false);
  const over = textOver(typed, value);
  const problem = over === null ? null : understand(format, over, reading).problem;

  function type(next: Omit<TypedText, 'value'>): string | null {
    const read = understand(format, next, reading);
    onText({ ...next, value: read.value ?? value });
    if (read.value !== null && read.value !== value) onChange(read.value);
    return read.value;
  }
  return {
    over,
    text: over?.text ?? inputText(format, value, reading),
    isEditing,
    /** What is wanted, once the supplier has left the input. */
    problem: isEditing ? null : problem,
    type,
    onFocus: () => setEditing(true),
    onBlur: () => {
      setEditing(false);
      if (problem === null && typed !== undefined) onText(null);
    },
  };
}
