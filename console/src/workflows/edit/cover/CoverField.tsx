import { COVER_RATIO } from '@homologa/domain/workflows/limits';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { messageOf, useAction } from '../../../shared/data/use-action';
import { useFileUrl } from '../../../shared/http/use-file-url';
import { useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { lazyPart } from '../../../shared/ui/states/lazy-part';
import { UploadButton } from '../../../shared/ui/UploadButton';
import { useEdit } from '../edit-context';
import { COVER } from './cover.texts';
import type { CropArea } from './crop-geometry';

const CropDialog = lazyPart(() => import('./CropDialog'));

export function CoverField() {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow, storeFile } = useEdit();
  const url = useFileUrl(workflow.info.cover);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  const [isRemoving, setRemoving] = useState(false);
  const upload = useAction(
    ({ file, crop }: { file: File; crop: CropArea }) =>
      storeFile(() => dataProvider.uploadCover(workflow.id, file, crop)),
    { onDone: () => close(), onError: (error) => setProblem(messageOf(error)) },
  );
  const remove = useAction(() => storeFile(() => dataProvider.removeCover(workflow.id)), {
    onDone: () => setRemoving(false),
  });
  return (
    <Box>
      <Typography variant="h3" component="h3">
        {t(COVER.title)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(COVER.hint)} {workflow.status === 'active' && t(COVER.storedAtOnce)}
      </Typography>
      {url && (
        <Box
          component="img"
          src={url}
          alt={t(COVER.title)}
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
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <UploadButton
          label={t(workflow.info.cover ? COVER.replace : COVER.upload)}
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => {
            setProblem(null);
            setChosen({ file, url: URL.createObjectURL(file) });
          }}
        />
        {workflow.info.cover && (
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => setRemoving(true)}>
            {t(COVER.remove)}
          </Button>
        )}
      </Box>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            url={chosen.url}
            isBusy={upload.isPending}
            problem={problem}
            onCrop={(crop) => upload.mutate({ file: chosen.file, crop })}
            onClose={close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isRemoving}
        isDangerous
        title={t(COVER.remove)}
        confirmLabel={t(COVER.remove)}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setRemoving(false)}
      >
        <DialogContentText>{t(COVER.removeText)}</DialogContentText>
      </ConfirmDialog>
    </Box>
  );
}
