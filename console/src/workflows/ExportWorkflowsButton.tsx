import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../shared/i18n/use-text';
import { useJobDeed } from '../shared/jobs/use-jobs';
import { WORKFLOWS } from './workflows.texts';
import { workflowsExportCall } from './workflows-export';

/** All workflows of every category as a spreadsheet, in the order of the list; the tray hands the file over. */
export function ExportWorkflowsButton() {
  const t = useText();
  const { sort } = useListContext();
  const start = useJobDeed(() => ({ call: workflowsExportCall(sort), title: t(WORKFLOWS.exporting) }));
  return (
    <Button startIcon={<DownloadIcon />} loading={start.isPending} onClick={() => start.mutate()}>
      {t(WORKFLOWS.exportExcel)}
    </Button>
  );
}
