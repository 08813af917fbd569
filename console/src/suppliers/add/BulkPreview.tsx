import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import type { Violation } from '@homologa/domain/errors/error-codes';
import { bulkFieldsOf } from '@homologa/domain/suppliers/bulk-suppliers';
import { BULK_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { ADD } from './add.texts';
import { bulkLines } from './bulk-lines';

interface BulkPreviewProps {
  text: string;
  traits: WorkflowTraits;
  violations: readonly Violation[];
}

/** What the parser reads, cell by cell, with the wrong ones marked. */
export function BulkPreview({ text, traits, violations }: BulkPreviewProps) {
  const t = useText();
  const fields = bulkFieldsOf(traits);
  const wrongCell = { bgcolor: 'error.main', color: 'error.contrastText', fontWeight: 600 };
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 2, maxHeight: 420 }}>
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
          {bulkLines(text, violations, BULK_SUPPLIER_LIMIT).map((line) => (
            <TableRow key={line.number}>
              <TableCell sx={line.isMisshapen ? wrongCell : { color: 'text.secondary' }}>{line.number}</TableCell>
              {line.isMisshapen ? (
                <TableCell colSpan={fields.length} sx={{ color: 'error.main' }}>
                  {line.cells.join(' ; ')}
                </TableCell>
              ) : (
                fields.map((field, place) => (
                  <TableCell key={field} sx={line.wrong.has(field) ? wrongCell : undefined}>
                    {line.cells[place]}
                  </TableCell>
                ))
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
