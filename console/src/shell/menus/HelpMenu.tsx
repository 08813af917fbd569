import GuideIcon from '@mui/icons-material/AutoStoriesOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ContactIcon from '@mui/icons-material/SupportAgentOutlined';
import { Box, ListItemIcon, MenuItem, MenuList } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../shared/auth/use-can';
import { guidePath, guidesOf } from '../../shared/guides/guide-links';
import { GUIDE_WORDS, GUIDES } from '../../shared/guides/guides.texts';
import { useText } from '../../shared/i18n/use-text';
import { HeaderPopover } from '../../shared/ui/HeaderPopover';
import { SHELL } from '../shell.texts';
import { openPart } from '../shortcuts/palette-store';

interface Entry {
  label: string;
  icon: ReactNode;
  open: () => void;
}

/** Hidden on narrow phones: their header has no room for this menu, and the user menu links to the guide. */
export function HelpMenu() {
  const t = useText();
  const navigate = useNavigate();
  const guides = guidesOf(useUser());
  const entries: Entry[] = [
    ...guides.map((name) => ({
      label: t(GUIDE_WORDS[name]),
      icon: <GuideIcon fontSize="small" />,
      open: () => void navigate(guidePath(name)),
    })),
    { label: t(SHELL.shortcuts), icon: <KeyboardIcon fontSize="small" />, open: () => openPart('help') },
    { label: t(SHELL.contactUs), icon: <ContactIcon fontSize="small" />, open: () => void navigate('/contact') },
  ];
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <HeaderPopover label={t(GUIDES.help)} opens="menu" icon={<HelpIcon />} sx={{ minWidth: 260 }}>
        {(close) => (
          <MenuList autoFocusItem aria-label={t(GUIDES.help)}>
            {entries.map(({ label, icon, open }) => (
              <MenuItem
                key={label}
                onClick={() => {
                  close();
                  open();
                }}
              >
                <ListItemIcon>{icon}</ListItemIcon>
                {label}
              </MenuItem>
            ))}
          </MenuList>
        )}
      </HeaderPopover>
    </Box>
  );
}
