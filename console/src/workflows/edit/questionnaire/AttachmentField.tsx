import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Typography } from '@mui/material';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { useAction } from '../../../shared/data/use-action';
import { useText } from '../../../shared/i18n/use-text';
import { DownloadButton } from '../../../shared/ui/DownloadButton';
import { UploadButton } from '../../../shared/ui/UploadButton';
import { useEdit } from '../edit-context';
import type { QuestionForm } from '../workflow-form';
import { QUESTIONNAIRE } from './questionnaire.texts';

/**
 * File that an attachment question shows to all suppliers. Uploads are stored immediately; a new question is saved
 * first to get an id.
 */
export function AttachmentField({ question }: { question: QuestionForm }) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow, flush, idOf, storeFile } = useEdit();
  const upload = useAction(async (file: File) => {
    if (workflow.status === 'draft') await flush();
    const id = idOf(question.key);
    // Without an id the save has failed, and the save status in the page's header already shows the failure.
    if (id) await storeFile(() => dataProvider.uploadQuestionAttachment(workflow.id, id, file));
  });
  return (
    <Box sx={{ mt: 1.5, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <UploadButton
        size="small"
        label={t(question.file ? QUESTIONNAIRE.replaceFile : QUESTIONNAIRE.shareFile)}
        isBusy={upload.isPending}
        onFile={(file) => upload.mutate(file)}
      />
      {question.file && question.id && (
        <>
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}>
            <AttachIcon fontSize="small" />
            {question.file.name}
          </Typography>
          <DownloadButton
            size="small"
            path={`/api/workflows/${workflow.id}/questionnaire/${question.id}/attachment`}
            fileName={question.file.name}
          />
        </>
      )}
    </Box>
  );
}
