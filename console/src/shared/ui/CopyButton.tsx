import DoneIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

const SHOWN = 2500;

export function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useText();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Browsers deny access to the clipboard without a permission or in an insecure context.
      notify(t(COMMON.copyFailed), { type: 'warning' });
    }
  };
  return (
    <>
      <Tooltip title={isCopied ? t(COMMON.copied) : label}>
        <IconButton size="small" aria-label={label} onClick={() => void copy()}>
          {isCopied ? <DoneIcon fontSize="inherit" color="success" /> : <CopyIcon fontSize="inherit" />}
        </IconButton>
      </Tooltip>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isCopied && t(COMMON.copied)}
      </Box>
    </>
  );
}
