import { PAYMENT_DAYS_WORDS } from '@homologa/domain/i18n/report-words';
import { PAYDEX_DAY_SCALE } from '@homologa/domain/reports/scales';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { DETAIL } from './detail.texts';

/** The day scale behind a Paydex. */
export function PaydexHelp() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton size="small" aria-label={`${t(DETAIL.paydex)}: ${t(DETAIL.daysScale)}`} onClick={() => setOpen(true)}>
        <InfoIcon fontSize="small" />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>
          {t(DETAIL.paydex)} · {t(DETAIL.daysScale)}
        </DialogTitle>
        <DialogContent>
          <Facts
            columns={2}
            facts={PAYDEX_DAY_SCALE.map(({ from, pays }) => ({
              label: t(DETAIL.from, { n: from }),
              value: t(PAYMENT_DAYS_WORDS[pays.when], { days: pays.days }),
            }))}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t(COMMON.close)}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
