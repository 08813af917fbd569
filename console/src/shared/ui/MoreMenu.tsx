import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  reason?: string | null;
  isDangerous?: boolean;
}

interface OpenedMenuProps {
  id: string;
  anchor: HTMLElement | null;
  actions: readonly MenuAction[];
  onClose: () => void;
}

export function OpenedMenu({ id, anchor, actions, onClose }: OpenedMenuProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { disabledItemsFocusable: true } }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          // `aria-disabled` instead of `disabled`, so that users can focus the entry and read its reason.
          aria-disabled={action.reason ? true : undefined}
          sx={{
            maxWidth: 400,
            whiteSpace: 'normal',
            color: action.reason ? 'text.disabled' : action.isDangerous ? 'error.main' : undefined,
          }}
          onClick={(event) => {
            event.stopPropagation();
            if (action.reason) return;
            onClose();
            action.onClick();
          }}
        >
          {action.icon && <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>}
          <ListItemText primary={action.label} secondary={action.reason} />
        </MenuItem>
      ))}
    </Menu>
  );
}

interface MenuOpenerProps {
  label: string;
  /** Renders the menu; called from the first opening on, because tables have a menu in every row. */
  renderMenu: (menu: Omit<OpenedMenuProps, 'actions'>) => ReactNode;
}

/** State of a menu: the props of the button that opens it, and the menu, which is absent until the first opening. */
export function useMenuOpener(renderMenu: MenuOpenerProps['renderMenu']) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return {
    opener: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      'aria-controls': anchor ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => {
        event.stopPropagation();
        setAnchor(event.currentTarget);
        setOpened(true);
      },
    } as const,
    menu: wasOpened && renderMenu({ id, anchor, onClose: () => setAnchor(null) }),
  };
}

export function MenuOpener({ label, renderMenu }: MenuOpenerProps) {
  const { opener, menu } = useMenuOpener(renderMenu);
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...opener}>
          <MoreVertIcon />
        </IconButton>
      </Tooltip>
      {menu}
    </>
  );
}

export function MoreMenu({ actions, label }: { actions: readonly MenuAction[]; label?: string }) {
  const t = useText();
  if (actions.length === 0) return null;
  return (
    <MenuOpener
      label={label ?? t(COMMON.moreActions)}
      renderMenu={(menu) => <OpenedMenu {...menu} actions={actions} />}
    />
  );
}
