import MoreIcon from '@mui/icons-material/ArrowDropDownOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { sentFilter } from '../bulk/selection';
import { useExport } from '../bulk/use-export';
import { TABLE } from './table.texts';

/**
 * The downloads of a suppliers list (client-platform.md section 2): a sheet of everything that its search and filters
 * find, in its order and with the person's columns. The tray shows how far it is and hands the file over.
 */
export function ListDownloadMenu({ workflowId }: { workflowId?: string }) {
  const t = useText();
  const menuId = useId();
  const { filterValues } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exportAll = useExport(t(TABLE.excelOfSuppliers), workflowId);
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        endIcon={<MoreIcon />}
        loading={exportAll.isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t(COMMON.download)}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            exportAll.mutate({ filter: sentFilter(filterValues) });
          }}
        >
          {t(TABLE.exportExcel)}
        </MenuItem>
      </Menu>
    </>
  );
}
