import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { useJobAction } from '../../shared/jobs/use-jobs';
import { CHECKS } from './checks.texts';

export function ExportChecksButton() {
  const t = useText();
  const { sort, filterValues, total } = useListContext();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filterValues),
  });
  const start = useJobAction(() => ({
    call: { path: `/api/compliance-checks/download-excel?${query}` },
    title: t(CHECKS.exporting),
  }));
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={start.isPending}
      disabled={total === 0}
      onClick={() => start.mutate()}
    >
      {t(CHECKS.exportExcel)}
    </Button>
  );
}
