import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { lazyPart, useLoadAhead } from '../../shared/ui/states/lazy-part';
import { SUPPLIERS } from '../suppliers.texts';

const ColumnDialog = lazyPart(() => import('./ColumnDialog'));
const NEXT = [ColumnDialog];

export function ColumnSelector({ isOneWorkflow }: { isOneWorkflow: boolean }) {
  const t = useText();
  useLoadAhead(NEXT);
  const name = t(SUPPLIERS.columns);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={name}>
        <IconButton color="primary" aria-label={name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ColumnsIcon />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {isOpen && <ColumnDialog isOneWorkflow={isOneWorkflow} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
