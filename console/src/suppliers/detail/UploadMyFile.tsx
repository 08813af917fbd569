import { errorText } from '@homologa/domain/errors/error-messages';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { validateFile } from '@homologa/web/files/file-rules';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { messageOf, useAction } from '../../shared/data/use-action';
import { useConfig } from '../../shared/data/use-config';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { UploadButton } from '../../shared/ui/UploadButton';
import { DETAIL } from './detail.texts';

export function UploadMyFile({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const refresh = useRefreshWorkflow();
  const uploads = useConfig().data?.uploads;
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useAction(
    (file: File) => dataProvider.uploadSupplierFile(supplier.workflow_id, supplier.id, file, setShare),
    {
      success: t(DETAIL.uploaded),
      onDone: () => refresh(supplier.workflow_id),
      onError: (error) => setFailure(messageOf(error)),
    },
  );
  const start = (file: File) => {
    const refusal = validateFile(file, uploads ?? null);
    setFailure(refusal && `${file.name}: ${errorText(refusal, locale)}`);
    if (refusal) return;
    setShare(0);
    upload.mutate(file);
  };
  const percent = Math.round(share * 100);
  return (
    <Box className="print-hidden" sx={{ mt: 1.5 }}>
      <UploadButton
        size="small"
        label={t(COMMON.upload)}
        accept={uploads?.extensions.map((extension) => `.${extension}`).join(',')}
        isBusy={upload.isPending}
        onFile={start}
      />
      {uploads && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {t(DETAIL.uploadHint, {
            types: [...new Set(uploads.extensions)].map((extension) => extension.toUpperCase()).join(', '),
            size: uploads.max_mb,
          })}
        </Typography>
      )}
      {upload.isPending && (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2">{`${upload.variables.name} · ${percent}%`}</Typography>
          <LinearProgress variant="determinate" value={percent} aria-label={t(COMMON.uploading)} />
        </Box>
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={() => setFailure(null)} closeText={t(COMMON.dismiss)}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}
