import type { AnswerKind, SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { answerProblemText } from '@homologa/domain/questionnaires/answer-problem-words';
import { formatCell } from '@homologa/domain/questionnaires/format-answer';
import { type AnswerProblem, checkCell } from '@homologa/domain/questionnaires/format-rules';
import { readAnswer } from '@homologa/domain/questionnaires/read-answer';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { useNumbers } from './use-numbers';

const UNREADABLE: Partial<Record<AnswerKind, AnswerProblem>> = {
  date: 'not_date',
  number: 'not_number',
  percent: 'not_percent',
  money: 'not_money',
  country: 'not_country',
};

export interface CellChange {
  /** Canonical answer; null while the text cannot be read or does not fit. */
  value: string | null;
  /** What is wanted; null for a text that can be saved. */
  problem: string | null;
}

interface TypedTextOptions {
  format: SimpleFormat;
  /** Canonical answer, '' for none. */
  value: string;
  country: string;
  onChange: (change: CellChange) => void;
}

/** The text in an input for a canonical answer: numbers as the reader writes them, without unit. */
function inputText(format: SimpleFormat, value: string, reading: Parameters<typeof formatCell>[2]): string {
  if (value === '') return '';
  if (format.kind === 'number' || format.kind === 'percent') return formatCell({ kind: 'number' }, value, reading);
  return format.kind === 'phone' ? formatCell(format, value, reading) : value;
}

/**
 * Text of an input for a typed answer: stays as typed while it is edited or cannot be read, and is shown as it is
 * understood afterwards. What is wanted is shown once the input has lost the focus.
 */
export function useTypedText({ format, value, country, onChange }: TypedTextOptions) {
  const { locale } = useI18n();
  const numbers = useNumbers();
  const [typed, setTyped] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);

  function understand(text: string): CellChange {
    if (text.trim() === '') return { value: null, problem: null };
    const read = readAnswer(format, text, { locale, numbers, country });
    const problem = read === null ? (UNREADABLE[format.kind] ?? 'not_yes_no') : checkCell(format, read, { country });
    if (problem === null) return { value: read, problem: null };
    return { value: null, problem: answerProblemText(problem, format, locale, numbers) };
  }

  const problem = typed === null ? null : understand(typed).problem;
  return {
    text: typed ?? inputText(format, value, { locale, numbers }),
    isEditing,
    /** What is wanted, once the supplier has left the input. */
    problem: isEditing ? null : problem,
    type: (text: string) => {
      setTyped(text);
      onChange(understand(text));
    },
    onFocus: () => setEditing(true),
    onBlur: () => {
      setEditing(false);
      if (problem === null) setTyped(null);
    },
  };
}
