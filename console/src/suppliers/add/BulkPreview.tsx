import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { type BulkSuppliers, bulkFieldsOf } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ADD } from './add.texts';
import { bulkLines } from './bulk-lines';

interface BulkPreviewProps {
  parsed: Pick<BulkSuppliers, 'records'>;
  traits: WorkflowTraits;
}

export function BulkPreview({ parsed, traits }: BulkPreviewProps) {
  const t = useText();
  const fields = bulkFieldsOf(traits);
  const lines = useMemo(() => bulkLines(parsed, traits), [parsed, traits]);
  return (
    <TableContainer tabIndex={0} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={t(ADD.preview)}>
        <TableHead>
          <TableRow>
            <TableCell>#</TableCell>
            {fields.map((field) => (
              <TableCell key={field}>{t(INVITE_FIELD_WORDS[field])}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ number, cells, typed, expected }) => (
            <TableRow key={number} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={{ color: cells ? 'text.secondary' : 'error.main' }}>{number}</TableCell>
              {cells === null ? (
                <TableCell colSpan={fields.length} sx={{ color: 'error.main' }}>
                  {typed.map((cell) => cell.trim()).join(' ; ')}
                  <Typography variant="caption" sx={{ display: 'block' }}>
                    {t(ADD.fieldCount, { count: typed.length, expected })}
                  </Typography>
                </TableCell>
              ) : (
                fields.map((field) => {
                  const { text, note } = cells[field];
                  const color = note?.isProblem ? 'error.main' : undefined;
                  return (
                    <TableCell key={field} sx={note && { boxShadow: 'inset 2px 0', color: color ?? 'warning.main' }}>
                      <Typography variant="body2" sx={{ color: color ?? 'text.primary', overflowWrap: 'anywhere' }}>
                        {text}
                      </Typography>
                      {note && (
                        <Typography variant="caption" sx={{ color: color ?? 'text.secondary', fontWeight: 600 }}>
                          {t(note.words, note.values)}
                        </Typography>
                      )}
                    </TableCell>
                  );
                })
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
