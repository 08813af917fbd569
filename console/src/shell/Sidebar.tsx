import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Divider, List, ListItem, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { memo } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { can, viewPath } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { useCrumbs } from '../shared/ui/crumbs';
import { LegalLinks } from './LegalLinks';
import { SHELL } from './shell.texts';
import { type MenuEntry, useShellEntries } from './shell-entries';

/**
 * Returns the pinned view whose filter and order the current list has, on whichever page of the list; undefined if no
 * view matches.
 */
function useShownView(): SavedView | undefined {
  const { pathname, search } = useLocation();
  const { isViewShown } = useShellEntries();
  const views = useUser().preferences.saved_views.filter(
    (view) => view.is_pinned && viewPath(view).startsWith(`${pathname}?`) && isViewShown(view, search),
  );
  // If several views have the same filter and order, prefer the view that the user opened.
  const opened = new URLSearchParams(search).get('view');
  return views.find(({ id }) => id === opened) ?? views[0];
}

/**
 * Returns the URL of the current menu entry: the URL of the page itself or, if the menu does not contain the page, the
 * last breadcrumb that is a menu entry.
 */
function useHere(entries: readonly MenuEntry[]): string | undefined {
  const { pathname } = useLocation();
  const view = useShownView();
  const crumbs = useCrumbs();
  const isEntry = (place: string | undefined) => entries.some(({ to }) => to === place);
  if (view) return viewPath(view);
  return isEntry(pathname) ? pathname : crumbs.findLast(({ to }) => isEntry(to))?.to;
}

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  here: string | undefined;
  onNavigate: () => void;
}

function MenuEntries({ entries, here, onNavigate }: MenuEntriesProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const isMenuPage = useShownView() === undefined;
  return entries
    .filter((entry) => !entry.needs || can(user, entry.needs))
    .map((entry) => (
      <MenuLine
        key={entry.to}
        entry={entry}
        isHere={here === entry.to}
        isPage={pathname === entry.to && isMenuPage}
        onNavigate={onNavigate}
      />
    ));
}

interface MenuLineProps {
  entry: MenuEntry;
  isHere: boolean;
  isPage: boolean;
  onNavigate: () => void;
}

// Memoized, because the sidebar renders several times on each change of the address.
const MenuLine = memo(function MenuLine({ entry, isHere, isPage, onNavigate }: MenuLineProps) {
  const t = useText();
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={RouterLink}
        to={entry.to}
        selected={isHere}
        aria-current={isPage ? 'page' : isHere || undefined}
        onClick={onNavigate}
        sx={{ borderRadius: 2, minHeight: 44, py: 0.5 }}
      >
        <ListItemIcon sx={{ minWidth: 38, color: isHere ? 'primary.main' : 'text.secondary' }}>
          {entry.icon}
        </ListItemIcon>
        <ListItemText primary={t(entry.label)} slotProps={{ primary: { sx: { fontWeight: isHere ? 700 : 500 } } }} />
        {entry.Count && <entry.Count />}
      </ListItemButton>
    </ListItem>
  );
});

function PinnedViews({ here, onNavigate }: Omit<MenuEntriesProps, 'entries'>) {
  const t = useText();
  const views = useUser().preferences.saved_views.filter((view) => view.is_pinned);
  if (views.length === 0) return null;
  return (
    <List
      disablePadding
      subheader={
        <ListSubheader disableSticky sx={{ lineHeight: 2.6, bgcolor: 'transparent' }}>
          {t(SHELL.views)}
        </ListSubheader>
      }
    >
      {views.map((view) => {
        const to = viewPath(view);
        const isHere = here === to;
        return (
          <ListItem key={view.id} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={to}
              selected={isHere}
              aria-current={isHere ? 'page' : undefined}
              onClick={onNavigate}
              sx={{ borderRadius: 2, minHeight: 40, py: 0.5 }}
            >
              <ListItemIcon sx={{ minWidth: 38, color: isHere ? 'primary.main' : 'text.secondary' }}>
                <ViewIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText
                primary={view.name}
                title={view.name}
                slotProps={{ primary: { noWrap: true, sx: { fontWeight: isHere ? 700 : 500 } } }}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const t = useText();
  const user = useUser();
  const { menu, NewWorkflowButton } = useShellEntries();
  const here = useHere([...menu.main, ...menu.workflows, ...menu.contact]);
  return (
    <Box
      component="nav"
      aria-label={t(SHELL.mainMenu)}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 1.5 }}
    >
      {can(user, 'manage_workflows') && <NewWorkflowButton onCreated={onNavigate} />}
      <List disablePadding>
        <MenuEntries entries={menu.main} here={here} onNavigate={onNavigate} />
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
          <MenuEntries entries={menu.workflows} here={here} onNavigate={onNavigate} />
        </List>
      )}
      {can(user, 'see_client_area') && <PinnedViews here={here} onNavigate={onNavigate} />}
      <Divider sx={{ my: 1.5 }} />
      <List disablePadding>
        <MenuEntries entries={menu.contact} here={here} onNavigate={onNavigate} />
      </List>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2, py: 1.5 }}>
        <LegalLinks />
      </Box>
    </Box>
  );
}
