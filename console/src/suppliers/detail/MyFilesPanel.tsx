import type { SupplierFileResponse, SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DialogContentText, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { supplierPath } from '../../shared/data/provider/paths';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';
import { FileRow, FileRows } from './FileRow';
import { UploadMyFile } from './UploadMyFile';

interface DeleteFileDialogProps {
  supplier: SupplierResponse;
  file: SupplierFileResponse;
  onClose: () => void;
}

function DeleteFileDialog({ supplier, file, onClose }: DeleteFileDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const remove = useAction(() => dataProvider.deleteSupplierFile(supplier.workflow_id, supplier.id, file.file_id), {
    success: t(DETAIL.fileDeleted),
    onDone: async () => {
      onClose();
      await refresh(supplier.workflow_id);
    },
  });
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(DETAIL.deleteFile)}
      confirmLabel={t(DETAIL.deleteFile)}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t(DETAIL.deleteFileText)}</DialogContentText>
      <DialogContentText sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</DialogContentText>
    </ConfirmDialog>
  );
}

export function MyFilesPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const [deleting, setDeleting] = useState<SupplierFileResponse | null>(null);
  const path = `${supplierPath(supplier.workflow_id, supplier.id)}/files`;
  return (
    <Panel title={t(DETAIL.myFiles)}>
      {supplier.files.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noFiles)}</Typography>}
      <FileRows>
        {supplier.files.map((file) => {
          const label = t(DETAIL.deleteNamed, { name: file.name });
          return (
            <FileRow key={file.file_id} file={file} path={`${path}/${file.file_id}`}>
              <Tooltip title={label}>
                <IconButton aria-label={label} onClick={() => setDeleting(file)}>
                  <DeleteIcon />
                </IconButton>
              </Tooltip>
            </FileRow>
          );
        })}
      </FileRows>
      <UploadMyFile supplier={supplier} />
      {deleting && <DeleteFileDialog supplier={supplier} file={deleting} onClose={() => setDeleting(null)} />}
    </Panel>
  );
}
