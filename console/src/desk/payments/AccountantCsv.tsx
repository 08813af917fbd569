import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
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
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useRows } from '../../shared/data/provider/use-rows';
import { paymentsExportPath } from '../../shared/data/provider/verbs/payments.verbs';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { useNow } from '../../shared/ui/hooks/use-now';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { PAYMENTS } from './payments.texts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const dayOf = (date: Date): string => date.toISOString().slice(0, DAY_LENGTH);

const monthUntil = (now: Date) => ({
  from: dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))),
  to: dayOf(now),
});

function CsvDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const locale = useAppLocale();
  const titleId = useId();
  const { filterValues } = useListContext();
  const [period, setPeriod] = useState(monthUntil(useNow()));
  const [isFiltered, setFiltered] = useState(false);
  const filter = {
    ...(isFiltered ? filterValues : {}),
    ...(period.from ? { asked_from: period.from } : {}),
    ...(period.to ? { asked_to: period.to } : {}),
  };
  const count = useRows<ChargeResponse>(
    'payments',
    { filter, sort: { field: 'asked_at', order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { staleTime: 0 },
  );
  const dayInput = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={period[name]}
      onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(PAYMENTS.csv)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(PAYMENTS.csvText)}</DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {dayInput('from', t(PAYMENTS.csvFrom))}
          {dayInput('to', t(PAYMENTS.csvTo))}
        </Box>
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={isFiltered} onChange={(_event, isOn) => setFiltered(isOn)} />}
          label={t(PAYMENTS.csvFiltered)}
        />
        {count.error ? (
          <ErrorState error={count.error} onRetry={() => void count.refetch()} />
        ) : (
          <Typography role="status" sx={{ mt: 1, fontWeight: 600 }}>
            {count.total === 0 && t(PAYMENTS.csvNone)}
            {Boolean(count.total) && t(PAYMENTS.csvCount, { count: count.total ?? 0 })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <DownloadButton
          variant="contained"
          path={paymentsExportPath(filter, locale)}
          fileName="payments.csv"
          disabled={!count.total}
        />
      </DialogActions>
    </Dialog>
  );
}

export function AccountantCsv() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {t(PAYMENTS.csv)}
      </Button>
      {isOpen && <CsvDialog onClose={() => setOpen(false)} />}
    </>
  );
}
