import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { bulkFieldsOf, readImportRows } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { type ImportColumns, missingColumns } from '@homologa/domain/suppliers/import/import-columns';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Alert, Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import LeaveDialog from '../../shared/forms/LeaveDialog';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ADD } from './add.texts';
import { BulkPreview } from './BulkPreview';
import { bulkLines, countProblems } from './bulk-lines';

interface ColumnsDialogProps {
  asked: AskedColumns;
  traits: WorkflowTraits;
  isBusy: boolean;
  onConfirm: (columns: ImportColumns) => void;
  onClose: () => void;
}

const EXAMPLES = 3;

export function ColumnsDialog({ asked, traits, isBusy, onConfirm, onClose }: ColumnsDialogProps) {
  const t = useText();
  const [columns, setColumns] = useState<ImportColumns>({ hasHeading: asked.has_heading, fields: asked.fields });
  const [isLeaving, setLeaving] = useState(false);
  const { hasHeading, fields } = columns;
  const isTouched = fields !== asked.fields || hasHeading !== asked.has_heading;
  const rows = hasHeading ? asked.rows.slice(1) : asked.rows;
  const missing = missingColumns(columns, traits);
  const records = readImportRows(
    rows.map((cells) => ({ cells, isOfSheet: true })),
    fields,
    traits,
  );
  const problems = countProblems(bulkLines({ records }, traits));
  // Each field belongs to at most one column: choosing a field for another column removes it from its former column.
  const choose = (at: number, field: InviteField | null) =>
    setColumns({
      hasHeading,
      fields: fields.map((one, place) => (place === at ? field : one === field ? null : one)),
    });
  const nameOf = (at: number) => (hasHeading && asked.rows[0]?.[at]?.trim()) || t(ADD.column, { n: at + 1 });
  return (
    <ConfirmDialog
      open
      maxWidth="md"
      title={t(ADD.columns)}
      confirmLabel={t(ADD.columnsConfirm)}
      isDisabled={missing.length > 0}
      isBusy={isBusy}
      onConfirm={() => onConfirm(columns)}
      onClose={onClose}
      onDismiss={() => (isTouched ? setLeaving(true) : onClose())}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={hasHeading}
            onChange={(event) => setColumns({ hasHeading: event.target.checked, fields })}
          />
        }
        label={t(ADD.hasHeading)}
      />
      {hasHeading && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t(ADD.columnsHint)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map((field, at) => (
          <Box
            component="li"
            key={at}
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 0.5, py: 1 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(at)}</Typography>
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {rows
                  .slice(0, EXAMPLES)
                  .flatMap((cells) => cells[at]?.trim() || [])
                  .join(' · ')}
              </Typography>
            </Box>
            <TextField
              select
              size="small"
              value={field ?? ''}
              onChange={({ target }) => choose(at, bulkFieldsOf(traits).find((one) => one === target.value) ?? null)}
              slotProps={{
                select: {
                  displayEmpty: true,
                  // The select needs an accessible name of its own, because its only visible label is the column's name
                  // beside it.
                  SelectDisplayProps: { 'aria-label': t(ADD.fieldOf, { name: nameOf(at) }) },
                },
              }}
            >
              <MenuItem value="">{t(ADD.leaveOut)}</MenuItem>
              {bulkFieldsOf(traits).map((one) => (
                <MenuItem key={one} value={one}>
                  {t(INVITE_FIELD_WORDS[one])}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
      <Alert severity={missing.length + problems > 0 ? 'warning' : 'success'} role="status" sx={{ my: 1.5 }}>
        {missing.length > 0
          ? t(ADD.columnsMissing, { fields: missing.map((one) => t(INVITE_FIELD_WORDS[one])).join(', ') })
          : `${problems > 0 ? t(ADD.fix, { count: problems }) : t(ADD.columnsReady)} ${t(ADD.firstRows)}`}
      </Alert>
      {missing.length === 0 && <BulkPreview parsed={{ records }} traits={traits} />}
      {isLeaving && <LeaveDialog onLeave={onClose} onStay={() => setLeaving(false)} />}
    </ConfirmDialog>
  );
}
