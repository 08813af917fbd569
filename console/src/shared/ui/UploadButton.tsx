import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

interface UploadButtonProps extends Omit<ButtonProps, 'onClick'> {
  label: string;
  /** Value of `<input accept>`; the server validates the content. */
  accept?: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
}

export function UploadButton({ label, accept, isBusy, onFile, ...props }: UploadButtonProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        startIcon={<UploadFileIcon />}
        variant="outlined"
        {...props}
        disabled={props.disabled || isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? t(COMMON.uploading) : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
