import type { Words } from '@homologa/domain/language/locales';
import AddIcon from '@mui/icons-material/Add';
import SuppliersIcon from '@mui/icons-material/BusinessOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import DeskIcon from '@mui/icons-material/FactCheckOutlined';
import ActiveIcon from '@mui/icons-material/PlayCircleOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import ContactIcon from '@mui/icons-material/SupportAgentOutlined';
import CheckIcon from '@mui/icons-material/TaskAltOutlined';
import {
  Box,
  Button,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
} from '@mui/material';
import type { ReactElement } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import type { Ability } from '../shared/auth/access';
import { can } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { useText } from '../shared/i18n/use-text';
import { useNewWorkflow } from '../workflows/use-new-workflow';
import { LegalLinks } from './LegalLinks';
import { SHELL } from './shell.texts';

interface Entry {
  to: string;
  label: Words;
  icon: ReactElement;
  needs?: Ability;
}

const MAIN: readonly Entry[] = [
  { to: '/desk', label: SHELL.desk, icon: <DeskIcon />, needs: 'work_at_desk' },
  { to: '/desk/privacy', label: SHELL.dataRequests, icon: <PrivacyIcon />, needs: 'work_at_desk' },
  { to: '/home', label: SHELL.dashboard, icon: <DashboardIcon />, needs: 'see_client_area' },
  { to: '/suppliers', label: SHELL.suppliers, icon: <SuppliersIcon />, needs: 'see_client_area' },
];

const WORKFLOWS: readonly Entry[] = [
  { to: '/workflows', label: SHELL.active, icon: <ActiveIcon />, needs: 'see_client_area' },
  { to: '/workflows/draft', label: SHELL.draft, icon: <DraftIcon />, needs: 'see_drafts' },
  { to: '/workflows/completed', label: SHELL.completed, icon: <CheckIcon />, needs: 'see_client_area' },
];

const CONTACT: readonly Entry[] = [{ to: '/contact', label: SHELL.contactUs, icon: <ContactIcon /> }];

function MenuEntries({ entries, onNavigate }: { entries: readonly Entry[]; onNavigate: () => void }) {
  const t = useText();
  const user = useUser();
  const { pathname } = useLocation();
  return entries
    .filter((entry) => !entry.needs || can(user, entry.needs))
    .map((entry) => {
      const isHere =
        pathname === entry.to ||
        (entry.to === '/desk' && pathname.startsWith('/desk/') && pathname !== '/desk/privacy');
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

/** The menu of client-platform.md section 2, 'Shell', with the desk for provider staff. */
export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const t = useText();
  const user = useUser();
  const newWorkflow = useNewWorkflow(onNavigate);
  return (
    <Box
      component="nav"
      aria-label={t(SHELL.mainMenu)}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 1.5 }}
    >
      {can(user, 'manage_workflows') && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          loading={newWorkflow.isPending}
          onClick={() => newWorkflow.mutate()}
          sx={{ mb: 1.5, minHeight: 44 }}
        >
          {t(SHELL.newWorkflow)}
        </Button>
      )}
      <List disablePadding>
        <MenuEntries entries={MAIN} onNavigate={onNavigate} />
      </List>
      {can(user, 'see_client_area') && (
        <List
          disablePadding
          subheader={
            <ListSubheader disableSticky sx={{ lineHeight: 2.6, bgcolor: 'transparent' }}>
              {t(SHELL.workflows)}
            </ListSubheader>
          }
        >
          <MenuEntries entries={WORKFLOWS} onNavigate={onNavigate} />
        </List>
      )}
      <Divider sx={{ my: 1.5 }} />
      <List disablePadding>
        <MenuEntries entries={CONTACT} onNavigate={onNavigate} />
      </List>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2, py: 1.5 }}>
        <LegalLinks />
      </Box>
    </Box>
  );
}
