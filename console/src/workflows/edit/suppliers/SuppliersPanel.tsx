import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { inviteFieldsOf, lockedCountry, requiredRecordFields } from '@homologa/domain/suppliers/supplier-rules';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { DRAFT_TABLE_LIMIT } from '@homologa/domain/workflows/limits';
import AddIcon from '@mui/icons-material/Add';
import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../../shared/i18n/use-text';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { focusField, PANEL_OPENS, useOnTarget } from '../use-target';
import type { SupplierForm } from '../workflow-form';
import { EMPTY_INVITE_TEXTS } from './invite-texts';
import { parseSheet, pasteInto } from './paste-rows';
import { cellId, SupplierRow } from './SupplierRow';
import { notesOf, type RowNotes } from './supplier-rows';
import { SUPPLIER_TABLE } from './supplier-table.texts';

const ROWS_PER_PAGE = 25;
const newKey = () => crypto.randomUUID();

function TableSummary({ notes, onGoTo }: { notes: readonly RowNotes[]; onGoTo: () => void }) {
  const t = useText();
  const wrong = notes.filter(({ isWrong }) => isWrong).length;
  const duplicates = notes.filter(({ isDuplicate }) => isDuplicate).length;
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
      <span>{t(SUPPLIER_TABLE.summary, { count: notes.length })}</span>
      {duplicates > 0 && <span>{t(SUPPLIER_TABLE.duplicates, { count: duplicates })}</span>}
      {wrong > 0 && (
        <Box component="span" sx={{ color: 'error.main' }}>
          {t(SUPPLIER_TABLE.toFix, { count: wrong })}{' '}
          <Button size="small" color="error" onClick={onGoTo}>
            {t(SUPPLIER_TABLE.nextToFix)}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/**
 * Editable table of a draft's suppliers with paste support. Rows are stored without validation, because the launch
 * validates them.
 */
export function SuppliersPanel() {
  const t = useText();
  const notify = useNotify();
  const { workflow, form, change } = useEdit();
  const [page, setPage] = useState(0);
  const [lastVisited, setLastVisited] = useState(-1);
  const fields = inviteFieldsOf(form);
  // Required columns for an unknown country. Brazil also requires the tax id, which depends on the row's country, so
  // each cell of the tax id marks itself as required.
  const required = requiredRecordFields(form, '');
  const notes = useMemo(() => notesOf(form), [form]);
  const setSuppliers = (patch: (suppliers: SupplierForm[]) => SupplierForm[]) =>
    change('suppliers', (now) => ({ ...now, suppliers: patch(now.suppliers) }));
  const handlers = useMemo(
    () => ({
      onChange: (key: string, field: InviteField, value: string) =>
        setSuppliers((all) =>
          all.map((supplier) =>
            supplier.key === key ? { ...supplier, invite: { ...supplier.invite, [field]: value } } : supplier,
          ),
        ),
      onRemove: (key: string) => setSuppliers((all) => all.filter((supplier) => supplier.key !== key)),
    }),
    // `setSuppliers` always changes the latest form, so the handlers created on the first render stay valid.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  const goToRow = (place: number, delay = 0) => {
    const supplier = form.suppliers[place];
    if (!supplier) return;
    setPage(Math.floor(place / ROWS_PER_PAGE));
    setLastVisited(place);
    const field = fields.find((name) => notes[place]?.cells[name]?.isProblem) ?? fields[0];
    if (field) focusField(cellId(supplier.key, field), delay);
  };
  useOnTarget('suppliers', ({ place }) => goToRow((place ?? 1) - 1, PANEL_OPENS));

  // A response contains at most 1,000 suppliers. A draft with more suppliers cannot be edited in this table, because
  // saving the loaded rows would delete the others.
  const isPartial = workflow.suppliers_count > DRAFT_TABLE_LIMIT && workflow.suppliers.length >= DRAFT_TABLE_LIMIT;
  if (isPartial) {
    return <Alert severity="info">{t(SUPPLIER_TABLE.tooManyRows, { count: workflow.suppliers_count })}</Alert>;
  }
  const count = form.suppliers.length;
  const lastPage = Math.max(0, Math.ceil(count / ROWS_PER_PAGE) - 1);
  const start = Math.min(page, lastPage) * ROWS_PER_PAGE;
  const add = () => {
    const key = newKey();
    setSuppliers((all) => [...all, { key, id: null, invite: EMPTY_INVITE_TEXTS }]);
    setPage(Math.floor(count / ROWS_PER_PAGE));
    if (fields[0]) focusField(cellId(key, fields[0]));
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = parseSheet(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    const target = event.target as HTMLElement;
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'] as InviteField | undefined;
    const row = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? count);
    const place = { row, field: field ?? 'company_name' };
    const { suppliers, pasted } = pasteInto(form.suppliers, fields, place, cells, newKey);
    if (suppliers.length > DRAFT_TABLE_LIMIT) {
      notify(t(SUPPLIER_TABLE.pasteTooMany, { max: DRAFT_TABLE_LIMIT }), { type: 'warning', multiLine: true });
      return;
    }
    setSuppliers(() => suppliers);
    notify(t(SUPPLIER_TABLE.pasted, { count: pasted }), { type: 'info' });
  };
  const goToNext = () => {
    const wrong = notes.flatMap(({ isWrong }, place) => (isWrong ? [place] : []));
    goToRow(wrong.find((place) => place > lastVisited) ?? wrong[0] ?? 0);
  };
  return (
    <Box onPaste={paste}>
      {count === 0 ? (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t(SUPPLIER_TABLE.noRows)}</Typography>
      ) : (
        <>
          <TableSummary notes={notes} onGoTo={goToNext} />
          <TableContainer sx={{ mb: 1 }}>
            <Table size="small" aria-label={t(EDIT.suppliers)}>
              <TableHead>
                <TableRow>
                  <TableCell>#</TableCell>
                  {fields.map((field) => (
                    <TableCell key={field}>
                      {t(INVITE_FIELD_WORDS[field])}
                      {required.includes(field) && ' *'}
                    </TableCell>
                  ))}
                  <TableCell />
                </TableRow>
              </TableHead>
              <TableBody>
                {form.suppliers.slice(start, start + ROWS_PER_PAGE).map((supplier, offset) => (
                  <SupplierRow
                    key={supplier.key}
                    supplier={supplier}
                    place={start + offset}
                    fields={fields}
                    country={lockedCountry(form)}
                    notes={notes[start + offset] ?? { cells: {}, isWrong: false, isDuplicate: false }}
                    {...handlers}
                  />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
      {lastPage > 0 && (
        <TablePagination
          component="div"
          count={count}
          page={Math.min(page, lastPage)}
          rowsPerPage={ROWS_PER_PAGE}
          rowsPerPageOptions={[ROWS_PER_PAGE]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t(SUPPLIER_TABLE.pasteHint)}
      </Typography>
      <Button startIcon={<AddIcon />} variant="outlined" onClick={add} disabled={count >= DRAFT_TABLE_LIMIT}>
        {t(SUPPLIER_TABLE.addRow)}
      </Button>
    </Box>
  );
}
