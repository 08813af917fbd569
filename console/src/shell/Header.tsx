import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, IconButton, Toolbar, Tooltip, useTheme } from '@mui/material';
import { useTheme as useThemeMode } from 'react-admin';
import { useText } from '../shared/i18n/use-text';
import { Breadcrumbs } from './Breadcrumbs';
import { LanguageMenu } from './LanguageMenu';
import { SHELL } from './shell.texts';
import { UserMenu } from './UserMenu';

interface HeaderProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export function ThemeButton() {
  const t = useText();
  const { palette } = useTheme();
  const [, setMode] = useThemeMode();
  const { mode } = palette;
  const label = t(mode === 'dark' ? SHELL.lightTheme : SHELL.darkTheme);
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
}

export function Header({ isMenuOpen, onToggleMenu }: HeaderProps) {
  const t = useText();
  const label = t(isMenuOpen ? SHELL.closeMenu : SHELL.openMenu);
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', '@media print': { display: 'none' } }}
    >
      <Toolbar variant="dense" sx={{ gap: { xs: 0.5, sm: 1 }, minHeight: 56, px: { xs: 1, sm: 2 } }}>
        <Tooltip title={label}>
          <IconButton aria-label={label} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Breadcrumbs />
        <ThemeButton />
        <LanguageMenu />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
