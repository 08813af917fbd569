import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { COMMON } from '../../../shared/i18n/common.texts';
import { useText } from '../../../shared/i18n/use-text';
import { ErrorState } from '../../../shared/ui/states/ErrorState';
import { useEdit } from '../edit-context';
import { itemsOf, questionFormsOf } from '../workflow-form';
import { ChangeList } from './ChangeList';
import { VERSIONS } from './versions.texts';

interface VersionDialogProps {
  /** All published versions, newest first. */
  versions: readonly number[];
  after: number;
  onClose: () => void;
}

/** Compares a published version with one before it, question by question. */
export function VersionDialog({ versions, after, onClose }: VersionDialogProps) {
  const t = useText();
  const titleId = useId();
  const { workflow } = useEdit();
  const dataProvider = useProvider();
  const earlier = versions.filter((version) => version < after);
  const [before, setBefore] = useState(earlier[0] ?? after);
  const queries = useQueries({
    queries: [before, after].map((version) => ({
      queryKey: ['workflows', 'getQuestionnaireVersion', workflow.id, version],
      queryFn: () => dataProvider.getQuestionnaireVersion(workflow.id, version),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const failed = queries.find(({ error }) => error);
  const [was, is] = queries.map(({ data }) => data?.questionnaire);
  const versionsShown = useMemo(
    () => was && is && { before: itemsOf(questionFormsOf(was)), after: itemsOf(questionFormsOf(is)) },
    [was, is],
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(VERSIONS.compareTitle, { before, after })}</DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          size="small"
          label={t(VERSIONS.compare)}
          value={before}
          onChange={({ target }) => setBefore(Number(target.value))}
          sx={{ mt: 1, mb: 2 }}
        >
          {earlier.map((version) => (
            <MenuItem key={version} value={version}>
              {t(VERSIONS.version, { version })}
            </MenuItem>
          ))}
        </TextField>
        {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
        <Box role="status">{versionsShown && <ChangeList key={before} {...versionsShown} />}</Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
