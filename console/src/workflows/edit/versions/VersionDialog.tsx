import { compareVersions } from '@homologa/domain/questionnaires/files/compare-items';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { COMMON } from '../../../shared/i18n/common.texts';
import { useText } from '../../../shared/i18n/use-text';
import { ErrorState } from '../../../shared/ui/states/ErrorState';
import { useEdit } from '../edit-context';
import { FILES } from '../questionnaire/files/files.texts';
import { Titles } from '../questionnaire/files/TakeOverPreview';
import { itemsOf, questionFormsOf } from '../workflow-form';
import { VERSIONS } from './versions.texts';

interface VersionDialogProps {
  /** All published versions, newest first. */
  versions: readonly number[];
  after: number;
  onClose: () => void;
}

/** Compares a published version with one before it: what was added, changed and removed. */
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
  const [was, is] = queries.map(({ data }) => data && itemsOf(questionFormsOf(data.questionnaire)));
  const comparison = was && is && compareVersions(was, is);
  const isSame = comparison && comparison.added.length + comparison.changed.length + comparison.removed.length === 0;
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
        <Box role="status">
          {comparison && (
            <>
              <Titles label={FILES.added} items={comparison.added} />
              <Titles label={FILES.changed} items={comparison.changed} />
              <Titles label={FILES.removed} items={comparison.removed} />
              <Typography variant="body2">{t(FILES.unchanged, { count: comparison.unchanged })}</Typography>
              {isSame && <Typography variant="body2">{t(VERSIONS.same)}</Typography>}
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
