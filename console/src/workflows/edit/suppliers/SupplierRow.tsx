import { COUNTRIES } from '@homologa/domain/countries/countries';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import WarningIcon from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton, InputBase, NativeSelect, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { memo } from 'react';
import { useCountryOptions } from '../../../shared/i18n/use-country-options';
import { useText } from '../../../shared/i18n/use-text';
import type { SupplierForm } from '../workflow-form';
import type { CellNote, RowNotes } from './supplier-rows';
import { SUPPLIER_TABLE } from './supplier-table.texts';

export const cellId = (key: string, field: InviteField): string => `supplier-${key}-${field}`;

interface CellProps {
  id: string;
  field: InviteField;
  label: string;
  value: string;
  note: CellNote | undefined;
  isLocked: boolean;
  onChange: (value: string) => void;
}

function SupplierCell({ id, field, label, value, note, isLocked, onChange }: CellProps) {
  const t = useText();
  const countries = useCountryOptions();
  const isEmpty = value.trim() === '';
  const text = note ? t(note.words, note.values) : '';
  const noteId = `${id}-note`;
  const frame = {
    border: 1,
    borderColor: note?.isProblem ? 'error.main' : 'divider',
    borderRadius: 1,
    '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  } as const;
  const attributes = {
    id,
    'aria-label': label,
    'aria-invalid': note?.isProblem ?? undefined,
    'aria-describedby': note ? noteId : undefined,
  };
  return (
    <>
      {field === 'country' ? (
        <NativeSelect
          fullWidth
          disableUnderline
          value={value}
          disabled={isLocked}
          inputProps={attributes}
          onChange={(event) => onChange(event.target.value)}
          sx={{ ...frame, pl: 1 }}
        >
          <option value="">–</option>
          {!isEmpty && !COUNTRIES.some((country) => country.id === value) && <option value={value}>{value}</option>}
          {countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <InputBase
          fullWidth
          value={value}
          inputProps={{ ...attributes, title: value }}
          placeholder={field === 'emails' ? t(SUPPLIER_TABLE.emailsHint) : undefined}
          onChange={(event) => onChange(event.target.value)}
          sx={{ ...frame, px: 1 }}
        />
      )}
      {note && (
        <Typography
          id={noteId}
          variant="caption"
          sx={{ display: 'block', px: 0.5, lineHeight: 1.3, color: note.isProblem ? 'error.main' : 'text.secondary' }}
        >
          {text}
        </Typography>
      )}
    </>
  );
}

const WIDTHS: Partial<Record<InviteField, number>> = { company_name: 200, emails: 280, address: 220 };

interface RowProps {
  supplier: SupplierForm;
  place: number;
  fields: readonly InviteField[];
  /**
   * Country that the workflow determines for all suppliers, displayed instead of the entered country; null if each
   * supplier has its own country.
   */
  country: string | null;
  notes: RowNotes;
  onChange: (key: string, field: InviteField, value: string) => void;
  onRemove: (key: string) => void;
}

const sameNotes = (a: RowNotes, b: RowNotes): boolean => JSON.stringify(a) === JSON.stringify(b);

export const SupplierRow = memo(
  function SupplierRow({ supplier, place, fields, country, notes, onChange, onRemove }: RowProps) {
    const t = useText();
    const rowName = t(SUPPLIER_TABLE.row, { n: place + 1 });
    const removeLabel = t(SUPPLIER_TABLE.removeRow, { name: supplier.invite.company_name || rowName });
    return (
      <TableRow data-row={place} sx={{ verticalAlign: 'top' }}>
        <TableCell sx={{ whiteSpace: 'nowrap', color: notes.isWrong ? 'error.main' : 'text.secondary', pt: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {place + 1}
            {notes.isWrong && <WarningIcon fontSize="small" />}
          </Box>
        </TableCell>
        {fields.map((field) => (
          <TableCell key={field} data-field={field} sx={{ minWidth: WIDTHS[field] ?? 150, p: 0.5 }}>
            <SupplierCell
              id={cellId(supplier.key, field)}
              field={field}
              label={`${t(INVITE_FIELD_WORDS[field])}, ${rowName}`}
              value={(field === 'country' && country) || supplier.invite[field]}
              isLocked={field === 'country' && country !== null}
              note={notes.cells[field]}
              onChange={(value) => onChange(supplier.key, field, value)}
            />
          </TableCell>
        ))}
        <TableCell sx={{ p: 0.5 }}>
          <Tooltip title={removeLabel}>
            <IconButton aria-label={removeLabel} onClick={() => onRemove(supplier.key)}>
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        </TableCell>
      </TableRow>
    );
  },
  (before, after) =>
    before.supplier === after.supplier &&
    before.place === after.place &&
    before.country === after.country &&
    before.onChange === after.onChange &&
    before.fields.join() === after.fields.join() &&
    sameNotes(before.notes, after.notes),
);
