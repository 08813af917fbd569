import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useDeed } from '../data/use-deed';
import { downloadFile } from '../http/download';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick'> {
  path: string;
  fileName: string;
  label?: string;
}

/** Downloads with the session's token; pressing it again while it is busy does nothing. */
export function DownloadButton({ path, fileName, label, ...props }: DownloadButtonProps) {
  const t = useText();
  const download = useDeed(() => downloadFile(path, fileName));
  return (
    <Button
      startIcon={<DownloadIcon />}
      {...props}
      disabled={download.isPending || props.disabled}
      onClick={() => download.mutate()}
    >
      {download.isPending ? t(COMMON.downloading) : (label ?? t(COMMON.download))}
    </Button>
  );
}
