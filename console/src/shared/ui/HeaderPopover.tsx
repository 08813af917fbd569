import { IconButton, Popover, type SxProps, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface HeaderPopoverProps {
  label: string;
  opens: 'menu' | { dialog: string };
  icon: ReactNode;
  sx: SxProps;
  children: (close: () => void) => ReactNode;
}

export function HeaderPopover({ label, opens, icon, sx, children }: HeaderPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const named = opens === 'menu' ? {} : { role: 'dialog', 'aria-label': opens.dialog };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup={opens === 'menu' ? 'menu' : 'dialog'}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { ...named, sx } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
