import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { workflowsExportCall } from '../shared/data/workflows.api';
import { useText } from '../shared/i18n/use-text';
import { useJobDeed } from '../shared/jobs/use-jobs';
import { WORKFLOWS } from './workflows.texts';

/** A sheet of all workflows in the order of the list; the tray shows it being made and hands the file over. */
export function WorkflowsExcelButton() {
  const t = useText();
  const { sort } = useListContext();
  const exporting = useJobDeed(() => ({ call: workflowsExportCall(sort), title: t(WORKFLOWS.excelTitle) }));
  return (
    <Button startIcon={<DownloadIcon />} loading={exporting.isPending} onClick={() => exporting.mutate()}>
      {t(WORKFLOWS.excel)}
    </Button>
  );
}
