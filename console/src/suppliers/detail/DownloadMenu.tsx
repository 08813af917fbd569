import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { formatDottedDate } from '@homologa/domain/language/format';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import MoreIcon from '@mui/icons-material/ArrowDropDownOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useDownload } from '../../shared/data/use-download';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { supplierPath } from '../suppliers.api';
import { downloadEntries } from './download-entries';

/** The header's downloads; nothing to download means no menu (reference 4.15). */
export function DownloadMenu({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const menuId = useId();
  const { isBusy, start } = useDownload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries = downloadEntries(supplier, supplierPath(supplier.workflow_id, supplier.id)).map((entry) => ({
    ...entry,
    label:
      entry.kind === 'report'
        ? t(REPORT_TYPE_WORDS[supplier.workflow.report_type])
        : `${t(REPORT_TYPE_WORDS.cfr)} ${formatDottedDate(new Date(entry.requestedAt))} (${entry.format})`,
  }));
  if (entries.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        endIcon={<MoreIcon />}
        disabled={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isBusy ? t(COMMON.downloading) : t(COMMON.download)}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(({ label, path, ...entry }) => (
          <MenuItem
            key={path}
            onClick={() => {
              setAnchor(null);
              start(path, entry.kind === 'report' ? `${label}.pdf` : entry.fileName);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
