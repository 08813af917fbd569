import { COVER_RATIO } from '@homologa/domain/workflows/limits';
import { Box, Typography } from '@mui/material';
import { useDeed } from '../../shared/data/use-deed';
import { workflowsApi } from '../../shared/data/workflows.api';
import { useFileUrl } from '../../shared/http/use-file-url';
import { useText } from '../../shared/i18n/use-text';
import { UploadButton } from '../../shared/ui/UploadButton';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

/** The cover as suppliers see it, stored at once when it is chosen. */
export function CoverField() {
  const t = useText();
  const { workflow, adopt } = useEdit();
  // The path stays the same when the picture changes: the time of the change makes it another one.
  const url = useFileUrl(workflow.info.cover ? `${workflow.info.cover}?v=${workflow.modified_at}` : null);
  const upload = useDeed((file: File) => workflowsApi.uploadCover(workflow.id, file), { onDone: adopt });
  return (
    <Box>
      <Typography variant="h3" component="h3">
        {t(EDIT.cover)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(EDIT.coverHint)}
      </Typography>
      {url && (
        <Box
          component="img"
          src={url}
          alt={t(EDIT.cover)}
          sx={{
            width: '100%',
            maxWidth: 720,
            aspectRatio: COVER_RATIO,
            objectFit: 'cover',
            borderRadius: 2,
            display: 'block',
            mb: 1,
          }}
        />
      )}
      <UploadButton
        label={t(workflow.info.cover ? EDIT.replaceCover : EDIT.uploadCover)}
        accept="image/png,image/jpeg,image/webp"
        isBusy={upload.isPending}
        onFile={(file) => upload.mutate(file)}
      />
    </Box>
  );
}
