import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { SUPPLIERS } from '../suppliers.texts';

const ColumnDialog = lazy(() => import('./ColumnDialog'));

export function ColumnSelector({ isOneWorkflow }: { isOneWorkflow: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ColumnsIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(SUPPLIERS.columns)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ColumnDialog isOneWorkflow={isOneWorkflow} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
