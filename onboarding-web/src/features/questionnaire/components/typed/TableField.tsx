import type { TableFormat } from '@homologa/domain/questionnaires/answer-format';
import { inCellOrder, type TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/Button';
import { useI18n } from '../../../../i18n/I18nProvider';
import { TYPED } from '../../typed.texts';
import { CellInput } from './CellInput';

type Row = TableAnswer['rows'][number];

interface TableFieldProps {
  id: string;
  format: TableFormat;
  answer: TableAnswer | null;
  country: string;
  isReadOnly: boolean;
  /** True after a submit that found the table incomplete: empty cells of required columns say so. */
  isIncomplete: boolean;
  onAnswer: (answer: TableAnswer | null) => void;
  /** Receives what the first cell wants whose text cannot be saved. */
  onProblem: (problem: string | null) => void;
}

/** Leaves out empty cells, and empty rows at the end: these are lines to write on. */
function toAnswer(rows: readonly Row[]): TableAnswer | null {
  const ordered = inCellOrder<TableAnswer>({ rows }).rows;
  const last = ordered.findLastIndex((row) => Object.keys(row).length > 0);
  return last < 0 ? null : { rows: ordered.slice(0, last + 1) };
}

/** A table as cards, one per row, so that it fits a phone. */
export function TableField({
  id,
  format,
  answer,
  country,
  isReadOnly,
  isIncomplete,
  onAnswer,
  onProblem,
}: TableFieldProps) {
  const { t } = useI18n();
  const stored = answer?.rows ?? [];
  const [count, setCount] = useState(1);
  const [told, setTold] = useState('');
  // Rows get other fields after a removal: texts that cannot be saved belong to the row that is gone.
  const [turn, setTurn] = useState(0);
  const problems = useRef(new Map<string, string>());
  const focusOn = useFocusAfter();
  const total = Math.max(stored.length, isReadOnly ? 0 : count);
  const rows = Array.from({ length: total }, (_, row): Row => stored[row] ?? {});
  const rowId = (row: number): string => (row === 0 ? id : `${id}-${row}`);

  const tellProblem = () => onProblem([...problems.current.values()][0] ?? null);
  const put = (row: number, column: string, value: string | null, problem: string | null) => {
    const key = `${row}.${column}`;
    if (problem === null) problems.current.delete(key);
    else problems.current.set(key, problem);
    tellProblem();
    onAnswer(toAnswer(rows.map((known, place) => (place === row ? { ...known, [column]: value ?? '' } : known))));
  };
  const add = () => {
    focusOn(rowId(total));
    setTold('');
    setCount(total + 1);
  };
  const remove = (removed: number) => {
    focusOn(total > 1 ? rowId(Math.min(removed, total - 2)) : `${id}-add`);
    setTold(t(TYPED.removed_row, { n: removed + 1 }));
    problems.current.clear();
    tellProblem();
    setTurn(turn + 1);
    setCount(Math.max(total - 1, 1));
    onAnswer(toAnswer(rows.filter((_, row) => row !== removed)));
  };
  return (
    <>
      {rows.map((row, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no identity of its own
        <section key={`${turn}.${place}`} className="card table-row" aria-labelledby={rowId(place)}>
          <div className="table-row-head">
            <h3 id={rowId(place)} tabIndex={-1}>
              {t(TYPED.row, { n: place + 1 })}
            </h3>
            {!isReadOnly && (total > 1 || stored.length > 0) && (
              <Button
                kind="quiet"
                aria-label={`${t(TYPED.remove_row)}: ${t(TYPED.row, { n: place + 1 })}`}
                onClick={() => remove(place)}
              >
                {t(TYPED.remove_row)}
              </Button>
            )}
          </div>
          <div className="table-cells">
            {format.columns.map((column) => {
              const cellId = `${rowId(place)}-${column.id}`;
              const isMissing = isIncomplete && column.required && place < stored.length && !row[column.id];
              return (
                <div key={column.id} className={isMissing ? 'field field-wrong' : 'field'}>
                  <label htmlFor={cellId}>
                    {column.title}
                    {column.required && <span className="asterisk">{'\u00a0*'}</span>}
                  </label>
                  {isMissing && (
                    <p id={`${cellId}-error`} className="field-error">
                      {t(WORDS.required)}
                    </p>
                  )}
                  <CellInput
                    id={cellId}
                    label={column.title}
                    format={column.format}
                    value={row[column.id] ?? ''}
                    country={country}
                    isRequired={column.required}
                    isReadOnly={isReadOnly}
                    error={isMissing ? t(WORDS.required) : null}
                    describedBy={isMissing ? `${cellId}-error` : undefined}
                    onChange={({ value, problem }) => put(place, column.id, value, problem)}
                  />
                </div>
              );
            })}
          </div>
        </section>
      ))}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {!isReadOnly && total < format.max_rows && (
        <Button kind="secondary" id={`${id}-add`} onClick={add}>
          {t(TYPED.add_row)}
        </Button>
      )}
      {!isReadOnly && total >= format.max_rows && <p className="hint">{t(TYPED.full, { max: format.max_rows })}</p>}
    </>
  );
}

/** Focuses an element after the next render, because a new row is in the DOM only then. */
function useFocusAfter(): (anchor: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current ? document.getElementById(wanted.current) : null;
    wanted.current = null;
    element?.focus();
  });
  return (anchor) => {
    wanted.current = anchor;
  };
}
