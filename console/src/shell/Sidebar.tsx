import { Box, Divider, List, ListItem, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { can } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { LegalLinks } from './LegalLinks';
import { SHELL } from './shell.texts';
import { type MenuEntry, useShellEntries } from './shell-entries';

function MenuEntries({ entries, onNavigate }: { entries: readonly MenuEntry[]; onNavigate: () => void }) {
  const t = useText();
  const user = useUser();
  const { pathname } = useLocation();
  return entries
    .filter((entry) => !entry.needs || can(user, entry.needs))
    .map((entry) => {
      // A request lies below the desk; what has an entry of its own does not.
      const isHere =
        pathname === entry.to ||
        (entry.to === '/desk' && pathname.startsWith('/desk/') && !entries.some(({ to }) => to === pathname));
      return (
        <ListItem key={entry.to} disablePadding>
          <ListItemButton
            component={RouterLink}
            to={entry.to}
            selected={isHere}
            aria-current={isHere ? 'page' : undefined}
            onClick={onNavigate}
            sx={{ borderRadius: 2, minHeight: 44, py: 0.5 }}
          >
            <ListItemIcon sx={{ minWidth: 38, color: isHere ? 'primary.main' : 'text.secondary' }}>
              {entry.icon}
            </ListItemIcon>
            <ListItemText
              primary={t(entry.label)}
              slotProps={{ primary: { sx: { fontWeight: isHere ? 700 : 500 } } }}
            />
          </ListItemButton>
        </ListItem>
      );
    });
}

/** The menu of reference 1.5, with the desk for provider staff. */
export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const t = useText();
  const user = useUser();
  const { menu, NewWorkflowButton } = useShellEntries();
  return (
    <Box
      component="nav"
      aria-label={t(SHELL.mainMenu)}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 1.5 }}
    >
      {can(user, 'manage_workflows') && <NewWorkflowButton onCreated={onNavigate} />}
      <List disablePadding>
        <MenuEntries entries={menu.main} onNavigate={onNavigate} />
      </List>
      {can(user, 'see_client_area') && (
        <List
          disablePadding
          subheader={
            <ListSubheader disableSticky sx={{ lineHeight: 2.6, bgcolor: 'transparent' }}>
              {t(COMMON.workflows)}
            </ListSubheader>
          }
        >
          <MenuEntries entries={menu.workflows} onNavigate={onNavigate} />
        </List>
      )}
      <Divider sx={{ my: 1.5 }} />
      <List disablePadding>
        <MenuEntries entries={menu.contact} onNavigate={onNavigate} />
      </List>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2, py: 1.5 }}>
        <LegalLinks />
      </Box>
    </Box>
  );
}
