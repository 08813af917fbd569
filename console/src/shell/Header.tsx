import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, IconButton, Toolbar, Tooltip } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { HEADER_HEIGHT } from '../shared/ui/header-height';
import { Breadcrumbs } from './Breadcrumbs';
import type { Tip } from './menus/ChoiceMenu';
import { HelpMenu } from './menus/HelpMenu';
import { LanguageMenu } from './menus/LanguageMenu';
import { ThemeMenu } from './menus/ThemeMenu';
import { UserMenu } from './menus/UserMenu';
import { SHELL } from './shell.texts';
import { useShellEntries } from './shell-entries';
import { SearchEverywhereButton } from './shortcuts/SearchEverywhereButton';

interface HeaderProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

const withTip: Tip = (title, button) => <Tooltip title={title}>{button}</Tooltip>;

export function Header({ isMenuOpen, onToggleMenu }: HeaderProps) {
  const t = useText();
  const { NotificationBell } = useShellEntries();
  const label = t(isMenuOpen ? SHELL.closeMenu : SHELL.openMenu);
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={{
        top: 'var(--banner-height, 0px)',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Toolbar variant="dense" sx={{ gap: { xs: 0, sm: 1 }, minHeight: HEADER_HEIGHT - 1, px: { xs: 1, sm: 2 } }}>
        <Tooltip title={label}>
          <IconButton aria-label={label} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Breadcrumbs />
        <SearchEverywhereButton />
        <HelpMenu />
        <ThemeMenu tip={withTip} />
        <LanguageMenu tip={withTip} />
        <NotificationBell />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
