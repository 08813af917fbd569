import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { UploadButton } from '../../shared/ui/UploadButton';
import { useImport } from './use-import';
import { WATCHLISTS } from './watchlists.texts';

/**
 * Imports an edition that the server has rejected as older than the edition in use, after the user has confirmed the
 * consequences.
 */
export function ImportOlder({ list }: { list: WatchlistResponse }) {
  const t = useText();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const start = useImport(list);
  const take = (file: File | null) => start.mutate({ file, acceptsOlder: true }, { onSuccess: close });
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setOpen(true)}>
        {t(WATCHLISTS.older)}
      </Button>
      <Dialog open={isOpen} onClose={start.isPending ? undefined : close} fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t(WATCHLISTS.olderTitle, { list: list.title })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t(WATCHLISTS.olderText)}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={start.isPending}>
            {t(COMMON.cancel)}
          </Button>
          {list.has_address && (
            <Button variant="outlined" color="error" disabled={start.isPending} onClick={() => take(null)}>
              {t(WATCHLISTS.olderFetch)}
            </Button>
          )}
          <UploadButton
            variant="contained"
            color="error"
            label={t(WATCHLISTS.olderFile)}
            isBusy={start.isPending}
            onFile={take}
          />
        </DialogActions>
      </Dialog>
    </>
  );
}
