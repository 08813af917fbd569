import type { DeliveryResponse } from '@homologa/domain/reports/delivery.contract';
import { REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { supplierPath } from '../../shared/data/provider/paths';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { FileRow, FileRows } from '../detail/FileRow';
import { DeliveredDetails } from './DeliveredDetails';
import { DELIVERIES } from './deliveries.texts';
import { shownFigures } from './shown-figures';
import { useFigureText } from './use-figure-text';

interface DeliveryDialogProps {
  supplier: SupplierResponse;
  delivery: DeliveryResponse;
  before: DeliveryResponse | undefined;
  onClose: () => void;
}

const KINDS = ['bir', 'additional'] as const;

export function DeliveryDialog({ supplier, delivery, before, onClose }: DeliveryDialogProps) {
  const t = useText();
  const titleId = useId();
  const path = supplierPath(supplier.workflow_id, supplier.id);
  const files = KINDS.flatMap((kind) => delivery.files[kind].map((file) => ({ kind, file })));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {delivery.number} · {t(DELIVERIES.version, { version: delivery.version })}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <FigureTable delivery={delivery} before={before} />
        <DeliveredDetails details={delivery.details} />
        {files.length > 0 && (
          <>
            <Typography variant="h3" sx={{ mt: 2 }}>
              {t(DELIVERIES.files)}
            </Typography>
            <FileRows>
              {files.map(({ kind, file }) => (
                <FileRow key={file.file_id} file={file} path={`${path}/${kind}/${file.file_id}`} />
              ))}
            </FileRows>
          </>
        )}
        <Typography variant="caption" component="p" sx={{ mt: 2, overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {t(DELIVERIES.hash)}: {delivery.sha256}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}

function FigureTable({ delivery, before }: Pick<DeliveryDialogProps, 'delivery' | 'before'>) {
  const t = useText();
  const print = useFigureText();
  return (
    <Table size="small" sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t(DELIVERIES.figure)}</TableCell>
          {before && <TableCell>{t(DELIVERIES.before)}</TableCell>}
          <TableCell>{t(DELIVERIES.now)}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shownFigures(delivery.figures, before?.figures).map(({ name, now, before: was }) => {
          const isChanged = delivery.changed.includes(REPORT_FIELDS[name].wire);
          return (
            <TableRow key={name} sx={isChanged ? { '& td': { fontWeight: 600 } } : undefined}>
              <TableCell component="th" scope="row">
                {t(REPORT_FIELD_WORDS[name])}
              </TableCell>
              {before && <TableCell>{print(name, was)}</TableCell>}
              <TableCell>{print(name, now)}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
