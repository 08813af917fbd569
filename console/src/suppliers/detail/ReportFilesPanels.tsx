import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { DatedFile } from '@homologa/domain/wire/common.contract';
import { Box, Typography } from '@mui/material';
import { supplierPath } from '../../shared/data/suppliers.api';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';

function Files({ files, path }: { files: readonly DatedFile[]; path: string }) {
  const format = useFormat();
  return files.map((file) => (
    <Box
      key={file.file_id}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, py: 0.5 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {format.date(file.created_at)}
        </Typography>
      </Box>
      <DownloadButton size="small" path={`${path}/${file.file_id}`} fileName={file.name} />
    </Box>
  ));
}

/** The delivered files, when there are any. */
export function ReportFilesPanels({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const path = supplierPath(supplier.workflow_id, supplier.id);
  const { bir = [], additional = [] } = supplier.report?.files ?? {};
  return (
    <>
      {bir.length > 0 && (
        <Panel title={t(DETAIL.reportFiles)}>
          <Files files={bir} path={`${path}/bir`} />
        </Panel>
      )}
      {additional.length > 0 && (
        <Panel title={t(DETAIL.additionalFiles)}>
          <Files files={additional} path={`${path}/additional`} />
        </Panel>
      )}
    </>
  );
}
