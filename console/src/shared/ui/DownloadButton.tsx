import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useDownload } from '../data/use-download';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick'> {
  path: string;
  fileName: string;
  label?: string;
}

export function DownloadButton({ path, fileName, label, ...props }: DownloadButtonProps) {
  const t = useText();
  const { isBusy, start } = useDownload();
  return (
    <Button
      startIcon={<DownloadIcon />}
      {...props}
      disabled={isBusy || props.disabled}
      onClick={() => start(path, fileName)}
    >
      {isBusy ? t(COMMON.downloading) : (label ?? t(COMMON.download))}
    </Button>
  );
}
