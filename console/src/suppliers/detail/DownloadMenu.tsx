import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { formatDottedDate } from '@homologa/domain/language/format';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import MoreIcon from '@mui/icons-material/ArrowDropDownOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';
import { supplierPath } from '../../shared/data/provider/paths';
import { useDownload } from '../../shared/data/use-download';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { useJobDownload } from '../../shared/jobs/use-jobs';
import { resultsExportCall } from '../export-calls';
import { DETAIL } from './detail.texts';
import { downloadEntries } from './download-entries';

export function DownloadMenu({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const menuId = useId();
  const single = useDownload();
  const allFiles = useJobDownload({
    call: resultsExportCall(supplier.workflow_id, supplier.id),
    title: t(DETAIL.filesOf, { name: supplierName(supplier.invite) }),
  });
  const isBusy = single.isBusy || allFiles.isBusy;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries = downloadEntries(supplier, supplierPath(supplier.workflow_id, supplier.id), locale).map((entry) => {
    const start = () => {
      if (entry.kind === 'all') allFiles.start();
      else single.start(entry.path, entry.kind === 'report' ? `${label}.pdf` : entry.fileName);
    };
    const label =
      entry.kind === 'all'
        ? t(DETAIL.allFiles)
        : entry.kind === 'report'
          ? t(REPORT_TYPE_WORDS[supplier.workflow.report_type])
          : `${t(REPORT_TYPE_WORDS.cfr)} ${formatDottedDate(new Date(entry.requestedAt))} (${entry.format})`;
    return { key: entry.path, label, start };
  });
  const [first] = entries;
  if (!first) return null;
  const isSingle = supplier.workflow.report_type === 'questionnaire' && entries.length === 1;
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        {...(isSingle
          ? { onClick: first.start }
          : {
              endIcon: <MoreIcon />,
              'aria-haspopup': 'menu' as const,
              'aria-expanded': anchor !== null,
              'aria-controls': anchor ? menuId : undefined,
              onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
            })}
      >
        {isBusy ? t(COMMON.downloading) : t(COMMON.download)}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(({ key, label, start }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              start();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
