import type { SupplierFileResponse, SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, DialogContentText, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { supplierPath, suppliersApi } from '../../shared/data/suppliers.api';
import { useDeed } from '../../shared/data/use-deed';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { Panel } from '../../shared/ui/Panel';
import { UploadButton } from '../../shared/ui/UploadButton';
import { useRefreshWorkflow } from '../../workflows/use-workflow';
import { DETAIL } from './detail.texts';

/** The client's own files about the supplier. */
export function MyFilesPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const refresh = useRefreshWorkflow();
  const { workflow_id: workflowId, id } = supplier;
  const [deleting, setDeleting] = useState<SupplierFileResponse | null>(null);
  const onDone = () => refresh(workflowId);
  const upload = useDeed((file: File) => suppliersApi.uploadFile(workflowId, id, file), {
    success: t(DETAIL.uploaded),
    onDone,
  });
  const remove = useDeed((fileId: string) => suppliersApi.deleteFile(workflowId, id, fileId), {
    success: t(DETAIL.fileDeleted),
    onDone: async () => {
      setDeleting(null);
      await onDone();
    },
  });
  return (
    <Panel
      title={t(DETAIL.myFiles)}
      action={
        <UploadButton
          size="small"
          label={t(COMMON.upload)}
          isBusy={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
      }
    >
      {supplier.files.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noFiles)}</Typography>}
      {supplier.files.map((file) => (
        <Box key={file.file_id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {format.date(file.created_at)}
            </Typography>
          </Box>
          <DownloadButton
            size="small"
            path={`${supplierPath(workflowId, id)}/files/${file.file_id}`}
            fileName={file.name}
          />
          <Tooltip title={t(DETAIL.deleteNamed, { name: file.name })}>
            <IconButton aria-label={t(DETAIL.deleteNamed, { name: file.name })} onClick={() => setDeleting(file)}>
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      {deleting && (
        <ConfirmDialog
          open
          isDangerous
          title={t(DETAIL.deleteFile)}
          confirmLabel={t(DETAIL.deleteFile)}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(deleting.file_id)}
          onClose={() => setDeleting(null)}
        >
          <DialogContentText>{t(DETAIL.deleteFileText)}</DialogContentText>
          <DialogContentText sx={{ fontWeight: 600 }}>{deleting.name}</DialogContentText>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
