import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useProvider } from '../shared/data/provider/use-provider';
import { requestFilePath } from '../shared/data/provider/verbs/requests.verbs';
import { useAction } from '../shared/data/use-action';
import { FileActions } from '../shared/files/FileActions';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { UploadButton } from '../shared/ui/UploadButton';
import { DESK } from './desk.texts';
import { useIsWorkable, useRequest, useTakeAnswer } from './request-context';

const KINDS = [
  { type: 'bir', label: DESK.reportFile },
  { type: 'additional', label: DESK.additionalFile },
] as const;

/** Lists the report file and the additional files of a desk request; delivered files cannot be deleted. */
export function RequestFiles() {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const onDone = useTakeAnswer();
  const upload = useAction(
    ({ type, file }: { type: 'bir' | 'additional'; file: File }) =>
      dataProvider.uploadRequestFile(request.id, type, file),
    { success: t(DESK.saved), onDone },
  );
  const remove = useAction((fileId: string) => dataProvider.deleteRequestFile(request.id, fileId), { onDone });
  const canChange = useIsWorkable();
  return (
    <Panel title={t(DESK.files)}>
      {KINDS.map(({ type, label }) => (
        <Box key={type} sx={{ mb: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Typography variant="h3">{t(label)}</Typography>
            {canChange && (
              <UploadButton
                size="small"
                label={t(label)}
                isBusy={upload.isPending && upload.variables.type === type}
                onFile={(file) => upload.mutate({ type, file })}
              />
            )}
          </Box>
          {request.files[type].length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{t(DESK.noFiles)}</Typography>
          )}
          {request.files[type].map((file) => (
            <Box key={file.file_id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{file.name}</Typography>
              <FileActions path={requestFilePath(request.id, file.file_id)} name={file.name} />
              {canChange && (
                <Tooltip title={t(DESK.removeFile, { name: file.name })}>
                  <IconButton
                    aria-label={t(DESK.removeFile, { name: file.name })}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(file.file_id)}
                  >
                    <DeleteIcon />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Panel>
  );
}
