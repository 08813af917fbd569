import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { SUPPLIERS } from '../suppliers.texts';

const ColumnDialog = lazy(() => import('./ColumnDialog'));

export function ColumnSelector({ isOneWorkflow }: { isOneWorkflow: boolean }) {
  const t = useText();
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
