import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  reason?: string | null;
  isDangerous?: boolean;
}

export function MoreMenu({ actions, label }: { actions: readonly MenuAction[]; label?: string }) {
  const t = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Rendered only after the first opening, because tables have a menu in every row.
  const [wasOpened, setOpened] = useState(false);
  if (actions.length === 0) return null;
  const name = label ?? t(COMMON.moreActions);
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => {
            event.stopPropagation();
            setAnchor(event.currentTarget);
            setOpened(true);
          }}
        >
          <MoreVertIcon />
        </IconButton>
      </Tooltip>
      {wasOpened && (
        <Menu
          id={menuId}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { disabledItemsFocusable: true } }}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              // Not `disabled`: the reason must be focusable and readable.
              aria-disabled={action.reason ? true : undefined}
              sx={{
                maxWidth: 400,
                whiteSpace: 'normal',
                color: action.reason ? 'text.disabled' : action.isDangerous ? 'error.main' : undefined,
              }}
              onClick={(event) => {
                event.stopPropagation();
                if (action.reason) return;
                setAnchor(null);
                action.onClick();
              }}
            >
              {action.icon && <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>}
              <ListItemText primary={action.label} secondary={action.reason} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
