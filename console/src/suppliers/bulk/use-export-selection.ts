import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { useJobDeed } from '../../shared/jobs/use-jobs';
import { selectionExportCall } from '../exports.api';
import type { BulkTargets } from './bulk.api';
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
