import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { useJobAction } from '../../shared/jobs/use-jobs';
import { sentFilter } from '../bulk/selection';
import { suppliersExportCall } from '../exports.api';
import { WORKFLOW } from '../workflow/workflow.texts';
import { TABLE } from './table.texts';

/** What can be downloaded of a list of suppliers, as it is filtered and ordered; the tray hands the file over. */
export function DownloadMenu({ workflow }: { workflow?: WorkflowResponse }) {
  const t = useText();
  const menuId = useId();
  const name = t(COMMON.download);
  const { filterValues, sort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const start = useJobAction(() => ({
    call: suppliersExportCall(sentFilter(filterValues), sort, workflow?.id),
    title: workflow
      ? t(TABLE.exporting, { title: workflow.info.title || t(WORKFLOW.untitled) })
      : t(TABLE.exportingAll),
  }));
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          color="primary"
          aria-label={name}
          loading={start.isPending}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <DownloadIcon />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            start.mutate();
          }}
        >
          {t(TABLE.exportExcel)}
        </MenuItem>
      </Menu>
    </>
  );
}
