import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/i18n/supplier-words';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  IconButton,
} from '@mui/material';
import { useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { moved } from '../../shared/lists/moved';
import { SUPPLIERS } from '../suppliers.texts';
import { useColumns } from './use-columns';

function ColumnDialog({ isOneWorkflow, onClose }: { isOneWorkflow: boolean; onClose: () => void }) {
  const t = useText();
  const { shown, all, defaults, save } = useColumns(isOneWorkflow);
  const [chosen, setChosen] = useState<readonly SupplierColumn[]>(shown);
  const rest = all.filter((column) => !chosen.includes(column));
  const toggle = (column: SupplierColumn, isOn: boolean) =>
    setChosen(isOn ? [...chosen, column] : chosen.filter((other) => other !== column));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{t(SUPPLIERS.columns)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t(SUPPLIERS.columnsHint)}</DialogContentText>
        {[...chosen, ...rest].map((column) => {
          const name = t(SUPPLIER_COLUMN_WORDS[column]);
          const place = chosen.indexOf(column);
          const isShown = place >= 0;
          return (
            <Box key={column} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1 }}
                label={name}
                control={
                  <Checkbox
                    checked={isShown}
                    disabled={column === 'company_name'}
                    onChange={(_, isOn) => toggle(column, isOn)}
                  />
                }
              />
              {isShown && (
                <>
                  <IconButton
                    size="small"
                    aria-label={t(SUPPLIERS.moveUp, { name })}
                    disabled={place === 0}
                    onClick={() => setChosen(moved(chosen, place, place - 1))}
                  >
                    <UpIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={t(SUPPLIERS.moveDown, { name })}
                    disabled={place === chosen.length - 1}
                    onClick={() => setChosen(moved(chosen, place, place + 1))}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                </>
              )}
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setChosen(defaults)}>{t(SUPPLIERS.resetColumns)}</Button>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button
          variant="contained"
          loading={save.isPending}
          onClick={() => save.mutate(chosen, { onSuccess: onClose })}
        >
          {t(COMMON.save)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function ColumnSelector({ isOneWorkflow }: { isOneWorkflow: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ColumnsIcon />} onClick={() => setOpen(true)}>
        {t(SUPPLIERS.columns)}
      </Button>
      {isOpen && <ColumnDialog isOneWorkflow={isOneWorkflow} onClose={() => setOpen(false)} />}
    </>
  );
}
