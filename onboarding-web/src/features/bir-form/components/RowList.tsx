import { type BirSection, isListSection, MAX_ROWS } from '@homologa/domain/bir-form/bir-form';
import { type BirRow, birPath, sectionRows } from '@homologa/domain/bir-form/form-values';
import { BIR_ROW_WORDS } from '@homologa/domain/bir-form/form-words';
import { presetsOf, presetsWith } from '@homologa/domain/bir-form/presets';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { ADD_WORDS, FORM } from '../bir-form.texts';
import { anchorOf } from '../field-texts';
import { listKey, shownRows } from '../form-entries';
import type { BirFormState } from '../use-bir-form';
import { FieldLines } from './FieldLines';

interface RowListProps {
  state: BirFormState;
  section: BirSection;
  errors: Readonly<Record<string, string>>;
}

/** List with rows that the user can add and remove. After each change, the focus moves to the row to edit next. */
export function RowList({ state, section, errors }: RowListProps) {
  const { t } = useI18n();
  const [told, setTold] = useState('');
  const { id } = section;
  const { country } = state.form;
  const rows = shownRows(state.data, id, section.minRows);
  // `shownRows` may contain an empty first row that is not stored.
  const hasRows = sectionRows(state.data, id).length > 0;
  const focusOn = useFocusAfter();
  if (!isListSection(id)) return null;
  const nameOf = (row: number): string => t(BIR_ROW_WORDS[id], { number: row + 1 });
  const rowAnchor = (row: number): string => anchorOf(birPath(id, row));
  const put = (next: readonly BirRow[]) => state.put(listKey(id), next);
  const add = () => {
    focusOn(rowAnchor(rows.length));
    setTold('');
    put([...rows, {}]);
  };
  const remove = (removed: number) => {
    focusOn(rows.length > 1 ? rowAnchor(Math.min(removed, rows.length - 2)) : anchorOf(`${birPath(id)}.add`));
    setTold(t(FORM.removed, { name: nameOf(removed) }));
    // Drafts are keyed by row index, and removing a row shifts the indexes.
    state.dropDrafts(birPath(id));
    put(rows.filter((_, row) => row !== removed));
  };
  return (
    <>
      {rows.length === 0 && <p className="muted">{t(FORM.noRows)}</p>}
      {rows.map((values, row) => (
        <section key={nameOf(row)} className="card form-row" aria-labelledby={rowAnchor(row)}>
          <div className="form-row-head">
            <h2 id={rowAnchor(row)} tabIndex={-1}>
              {nameOf(row)}
            </h2>
            {!state.isReadOnly && hasRows && (
              <Button kind="quiet" aria-label={`${t(FORM.remove)}: ${nameOf(row)}`} onClick={() => remove(row)}>
                {t(FORM.remove)}
              </Button>
            )}
          </div>
          <FieldLines
            state={state}
            section={section}
            row={row}
            values={{ ...presetsOf(section, values, country), ...values }}
            errors={errors}
            onChange={(field, value) =>
              put(
                rows.map((known, place) =>
                  place === row
                    ? { ...known, ...presetsWith(section, known, { name: field, value }, country), [field]: value }
                    : known,
                ),
              )
            }
          />
        </section>
      ))}
      {id === 'owners' && <Shares rows={rows} error={errors[birPath(id)] ?? null} />}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {!state.isReadOnly && rows.length < MAX_ROWS && (
        <Button kind="secondary" id={anchorOf(`${birPath(id)}.add`)} onClick={add}>
          {t(ADD_WORDS[id])}
        </Button>
      )}
      {rows.length >= MAX_ROWS && <p className="hint">{t(FORM.full)}</p>}
    </>
  );
}

function Shares({ rows, error }: { rows: readonly BirRow[]; error: string | null }) {
  const { t } = useI18n();
  const sum = rows.reduce((total, { share }) => total + (typeof share === 'number' ? share : 0), 0);
  if (sum === 0) return null;
  return (
    <div id={anchorOf(birPath('owners'))} tabIndex={-1} className={error ? 'field-wrong' : undefined}>
      <p className="shares">{t(FORM.shares, { sum: Math.round(sum * 100) / 100 })}</p>
      {error && <p className="field-error">{error}</p>}
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
