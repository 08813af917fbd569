import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useText } from '../../../shared/i18n/use-text';
import { Lines } from '../../../suppliers/deliveries/DeliveredDetails';
import { CORRECTION } from './correction.texts';

export interface Change {
  label: string;
  before: readonly string[];
  after: readonly string[];
}

const NOTHING = ['–'];
const orDash = (lines: readonly string[]) => (lines.some(Boolean) ? lines : NOTHING);

export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  return (
    <Table size="small" sx={{ mt: 1, '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t(CORRECTION.figure)}</TableCell>
          <TableCell>{t(CORRECTION.before)}</TableCell>
          <TableCell>{t(CORRECTION.after)}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ label, before, after }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>
              <Lines lines={orDash(before)} />
            </TableCell>
            <TableCell sx={{ fontWeight: 600 }}>
              <Lines lines={orDash(after)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
