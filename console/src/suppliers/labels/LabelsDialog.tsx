import type { LabelUseResponse } from '@homologa/domain/companies/company.contract';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { GuardedDialog } from '../../shared/forms/GuardedDialog';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { DeleteLabelDialog } from './DeleteLabelDialog';
import { LabelRow } from './LabelRow';
import { LABELS } from './labels.texts';
import { NewLabelForm } from './NewLabelForm';
import { useLabels } from './use-labels';

function Labels({ onDelete }: { onDelete: (label: LabelUseResponse) => void }) {
  const t = useText();
  const { companyId, query } = useLabels();
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return [1, 2, 3].map((row) => <Skeleton key={row} height={56} />);
  return (
    <>
      <NewLabelForm companyId={companyId} count={query.data.length} />
      {query.data.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(LABELS.none)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {query.data.map((label) => (
          <LabelRow key={label.id} companyId={companyId} label={label} onDelete={() => onDelete(label)} />
        ))}
      </Box>
    </>
  );
}

export default function LabelsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  const { companyId, query } = useLabels();
  const [deletingId, setDeletingId] = useState<string | null>(null);
  // Read the label from the query, so that its number of suppliers is current.
  const deleting = query.data?.find(({ id }) => id === deletingId);
  return (
    <GuardedDialog onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      {(close) => (
        <>
          <DialogTitle id={titleId}>{t(LABELS.manage)}</DialogTitle>
          <DialogContent>
            <DialogContentText>{t(LABELS.manageHint)}</DialogContentText>
            <Labels onDelete={({ id }) => setDeletingId(id)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t(COMMON.close)}</Button>
          </DialogActions>
          {deleting && <DeleteLabelDialog companyId={companyId} label={deleting} onClose={() => setDeletingId(null)} />}
        </>
      )}
    </GuardedDialog>
  );
}
