import { useListContext } from 'react-admin';
import { type BulkTargets, selectionExportCall } from '../../shared/data/bulk.api';
import { useJobDeed } from '../../shared/jobs/use-jobs';

/** Makes a sheet of suppliers, named or found by filters, in the order of the list; the tray hands the file over. */
export function useExport(title: string, workflowId?: string) {
  const { sort } = useListContext();
  return useJobDeed((targets: BulkTargets) => ({ call: selectionExportCall(targets, sort, workflowId), title }));
}
