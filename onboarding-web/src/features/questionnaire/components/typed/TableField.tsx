import type { TableFormat } from '@homologa/domain/questionnaires/answer-format';
import { inCellOrder, type TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/Button';
import { useI18n } from '../../../../i18n/I18nProvider';
import { TYPED } from '../../typed.texts';
import { CellInput } from './CellInput';
import { type TypedTexts, withText } from './typed-texts';

type Row = TableAnswer['rows'][number];

interface TableFieldProps {
  id: string;
  format: TableFormat;
  answer: TableAnswer | null;
  country: string;
  isReadOnly: boolean;
  /** True after a submit that found the table incomplete: empty cells of required columns say so. */
  isIncomplete: boolean;
  texts: TypedTexts;
  onTexts: (texts: TypedTexts) => void;
  onAnswer: (answer: TableAnswer | null) => void;
}

/** Gives each row a key of its own, which it keeps when rows before it are removed. */
function withKeys(keys: readonly number[], total: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  return [...keys, ...Array.from({ length: total - keys.length }, (_, more) => next + more)];
}

/** Leaves out empty cells, and empty rows at the end: these are lines to write on. */
function toAnswer(rows: readonly Row[]): TableAnswer | null {
  const ordered = inCellOrder<TableAnswer>({ rows }).rows;
  const last = ordered.findLastIndex((row) => Object.keys(row).length > 0);
  return last < 0 ? null : { rows: ordered.slice(0, last + 1) };
}

const cellOf = (row: number, column: string): string => `${row}.${column}`;
const rowOf = (cell: string): number => Number.parseInt(cell, 10);

/** Texts of the rows that are left when one is removed, at their new places. */
const withoutRow = (texts: TypedTexts, removed: number): TypedTexts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([cell]) => rowOf(cell) !== removed)
      .map(([cell, typed]) => {
        const row = rowOf(cell);
        return [cellOf(row > removed ? row - 1 : row, cell.slice(cell.indexOf('.') + 1)), typed];
      }),
  );

/** A table as cards, one per row, so that it fits a phone. */
export function TableField({
  id,
  format,
  answer,
  country,
  isReadOnly,
  isIncomplete,
  texts,
  onTexts,
  onAnswer,
}: TableFieldProps) {
  const { t } = useI18n();
  const stored = answer?.rows ?? [];
  // Rows go by 'remove' only: one that is emptied while it is edited stays, with its fields and the focus.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const [told, setTold] = useState('');
  const focusOn = useFocusAfter();
  const wanted = Math.max(stored.length, 1, ...Object.keys(texts).map((cell) => rowOf(cell) + 1));
  if (keys.length < wanted) setKeys(withKeys(keys, wanted));
  const total = isReadOnly ? stored.length : keys.length;
  const rows = Array.from({ length: total }, (_, row): Row => stored[row] ?? {});
  const rowId = (row: number): string => (row === 0 ? id : `${id}-${row}`);

  const put = (row: number, column: string, value: string) =>
    onAnswer(toAnswer(rows.map((known, place) => (place === row ? { ...known, [column]: value } : known))));
  const add = () => {
    focusOn(rowId(total));
    setTold('');
    setKeys(withKeys(keys, total + 1));
  };
  const remove = (removed: number) => {
    focusOn(total > 1 ? rowId(Math.min(removed, total - 2)) : `${id}-add`);
    setTold(t(TYPED.removed_row, { n: removed + 1 }));
    onTexts(withoutRow(texts, removed));
    setKeys(keys.filter((_, row) => row !== removed));
    onAnswer(toAnswer(rows.filter((_, row) => row !== removed)));
  };
  return (
    <div className="table-rows">
      {rows.map((row, place) => (
        <section key={keys[place] ?? place} className="card table-row" aria-labelledby={rowId(place)}>
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
                    typed={isReadOnly ? undefined : texts[cellOf(place, column.id)]}
                    country={country}
                    isRequired={column.required}
                    isReadOnly={isReadOnly}
                    error={isMissing ? t(WORDS.required) : null}
                    describedBy={isMissing ? `${cellId}-error` : undefined}
                    onText={(typed) => onTexts(withText(texts, cellOf(place, column.id), typed))}
                    onChange={(value) => put(place, column.id, value)}
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
    </div>
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
