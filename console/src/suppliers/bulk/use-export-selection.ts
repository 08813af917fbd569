import { useListContext } from 'react-admin';
import type { BulkTargets } from '../../shared/data/bulk.api';
import { selectionExportCall } from '../../shared/data/exports.api';
import { useText } from '../../shared/i18n/use-text';
import { useJobDeed } from '../../shared/jobs/use-jobs';
import { BULK } from './bulk.texts';

/** Makes a sheet of the selected suppliers in the order of the list; the tray hands the file over. */
export function useExportSelection(workflowId?: string) {
  const t = useText();
  const { sort } = useListContext();
  return useJobDeed((targets: BulkTargets) => ({
    call: selectionExportCall(targets, sort, workflowId),
    title: t(BULK.exporting),
  }));
}
