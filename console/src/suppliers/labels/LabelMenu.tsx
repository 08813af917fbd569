import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { LABELS } from './labels.texts';

interface LabelMenuProps {
  anchor: HTMLElement | null;
  chosen: readonly string[];
  isBusy: boolean;
  onToggle: (id: string) => void;
  onManage: () => void;
  onClose: () => void;
}

export function LabelMenu({ anchor, chosen, isBusy, onToggle, onManage, onClose }: LabelMenuProps) {
  const t = useText();
  const labels = Object.values(useUser().supplier_tags);
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {labels.map((label) => (
        <MenuItem
          key={label.id}
          role="menuitemcheckbox"
          aria-checked={chosen.includes(label.id)}
          // Ignore presses while busy instead of disabling the item, which would lose its focus outline on every press.
          onClick={() => !isBusy && onToggle(label.id)}
        >
          <ListItemIcon>
            {/* An icon instead of a checkbox: the menu item itself is the checkbox. */}
            {chosen.includes(label.id) ? <CheckedIcon /> : <UncheckedIcon />}
          </ListItemIcon>
          <Box component="span" sx={{ width: 14, height: 14, borderRadius: '50%', bgcolor: label.color, mr: 1 }} />
          <ListItemText primary={label.name} />
        </MenuItem>
      ))}
      {labels.length > 0 && <Divider />}
      <MenuItem onClick={onManage}>
        <ListItemIcon>
          <SettingsIcon fontSize="small" />
        </ListItemIcon>
        {t(LABELS.manage)}
      </MenuItem>
    </Menu>
  );
}
