import { INVITE_FIELD_WORDS } from '@homologa/domain/i18n/supplier-words';
import {
  hasBlockingTaxId,
  type InviteField,
  inviteFieldsOf,
  isCompleteSupplier,
  requiredRecordFields,
  withLockedCountry,
} from '@homologa/domain/suppliers/supplier-rules';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import WarningIcon from '@mui/icons-material/ErrorOutlined';
import {
  Alert,
  Box,
  Button,
  IconButton,
  InputBase,
  NativeSelect,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { EMPTY_INVITE_TEXTS, inviteOfTexts, type SupplierForm, type WorkflowForm } from './workflow-form';

const ROWS_PER_PAGE = 25;

interface RowProps {
  supplier: SupplierForm;
  place: number;
  fields: readonly InviteField[];
  isWrong: boolean;
  onChange: (key: string, field: InviteField, value: string) => void;
  onRemove: (key: string) => void;
}

const SupplierRow = memo(function SupplierRow({ supplier, place, fields, isWrong, onChange, onRemove }: RowProps) {
  const t = useText();
  const countries = useCountryOptions();
  const rowName = t(EDIT.row, { n: place + 1 });
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap', color: isWrong ? 'error.main' : 'text.secondary' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {place + 1}
          {isWrong && <WarningIcon fontSize="small" />}
        </Box>
      </TableCell>
      {fields.map((field) => {
        const label = `${t(INVITE_FIELD_WORDS[field])}, ${rowName}`;
        const value = supplier.invite[field];
        return (
          <TableCell key={field} sx={{ minWidth: field === 'emails' || field === 'address' ? 220 : 150, p: 0.5 }}>
            {field === 'country' ? (
              <NativeSelect
                fullWidth
                disableUnderline
                value={value}
                inputProps={{ 'aria-label': label }}
                onChange={(event) => onChange(supplier.key, field, event.target.value)}
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, pl: 1 }}
              >
                <option value="">–</option>
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
                inputProps={{ 'aria-label': label }}
                placeholder={field === 'emails' ? t(EDIT.emailsHint) : undefined}
                onChange={(event) => onChange(supplier.key, field, event.target.value)}
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1 }}
              />
            )}
          </TableCell>
        );
      })}
      <TableCell sx={{ p: 0.5 }}>
        <Tooltip title={t(EDIT.removeRow, { name: supplier.invite.company_name || rowName })}>
          <IconButton
            aria-label={t(EDIT.removeRow, { name: supplier.invite.company_name || rowName })}
            onClick={() => onRemove(supplier.key)}
          >
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
});

/** Whether a row would block the launch. */
function isWrongRow(supplier: SupplierForm, form: WorkflowForm): boolean {
  const invite = withLockedCountry(inviteOfTexts(supplier.invite), form);
  return !isCompleteSupplier(invite, form) || hasBlockingTaxId(invite);
}

/** A draft's suppliers as a table to type in; kept as typed, judged at launch (wire.md 9). */
export function SuppliersPanel() {
  const t = useText();
  const { workflow, form, change } = useEdit();
  const [page, setPage] = useState(0);
  // Answers carry the first thousand: more could be lost by sending the table back.
  const isPartial = workflow.suppliers_count > workflow.suppliers.length;
  const fields = inviteFieldsOf(form);
  // Brazil asks for a tax id besides: the row itself says so.
  const required = requiredRecordFields(form, '');
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
    // Changes go through the form's current state, whichever render they come from.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  if (isPartial) return <Alert severity="info">{t(EDIT.tooManyRows, { count: workflow.suppliers_count })}</Alert>;
  const lastPage = Math.max(0, Math.ceil(form.suppliers.length / ROWS_PER_PAGE) - 1);
  const start = Math.min(page, lastPage) * ROWS_PER_PAGE;
  const add = () => {
    setSuppliers((all) => [...all, { key: crypto.randomUUID(), id: null, invite: EMPTY_INVITE_TEXTS }]);
    setPage(Math.floor(form.suppliers.length / ROWS_PER_PAGE));
  };
  return (
    <>
      {form.suppliers.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(EDIT.noRows)}</Typography>
      ) : (
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
              {form.suppliers.slice(start, start + ROWS_PER_PAGE).map((supplier, place) => (
                <SupplierRow
                  key={supplier.key}
                  supplier={supplier}
                  place={start + place}
                  fields={fields}
                  isWrong={isWrongRow(supplier, form)}
                  {...handlers}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {lastPage > 0 && (
        <TablePagination
          component="div"
          count={form.suppliers.length}
          page={Math.min(page, lastPage)}
          rowsPerPage={ROWS_PER_PAGE}
          rowsPerPageOptions={[ROWS_PER_PAGE]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
      <Button startIcon={<AddIcon />} variant="outlined" onClick={add}>
        {t(EDIT.addRow)}
      </Button>
    </>
  );
}
