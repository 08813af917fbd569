import { SAVED_VIEWS_MAX } from '@homologa/domain/suppliers/limits';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import CheckIcon from '@mui/icons-material/Check';
import ManageIcon from '@mui/icons-material/TuneOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ManageViewsDialog } from './ManageViewsDialog';
import { SaveViewDialog } from './SaveViewDialog';
import { useSavedViews } from './use-saved-views';
import { VIEWS } from './views.texts';

export function ViewsMenu({ workflowId }: { workflowId: string | null }) {
  const t = useText();
  const menuId = useId();
  const saved = useSavedViews(workflowId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const current = saved.views.find(saved.isShown);
  const isFull = saved.count >= SAVED_VIEWS_MAX;
  const close = () => setDialog(null);
  const choose = (action: () => void) => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <Button
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        title={current?.name}
        sx={{ maxWidth: 220, '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
      >
        <span className="name">{current?.name ?? t(VIEWS.views)}</span>
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxWidth: 360 } } }}
      >
        {saved.views.length === 0 && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', opacity: '1 !important' }}>
            {t(VIEWS.none)}
          </MenuItem>
        )}
        {saved.views.map((view) => (
          <MenuItem key={view.id} selected={view === current} onClick={() => choose(() => saved.apply(view))}>
            <ListItemIcon>{view === current && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText
              primary={view.name}
              secondary={workflowId !== null && view.workflow_id === null ? t(VIEWS.forAll) : undefined}
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          // `aria-disabled` instead of `disabled`, so that users can focus the entry and read its reason.
          aria-disabled={isFull || undefined}
          sx={{ color: isFull ? 'text.disabled' : undefined, whiteSpace: 'normal' }}
          onClick={() => !isFull && choose(() => setDialog('save'))}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <AddIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText
            primary={t(VIEWS.save)}
            secondary={isFull ? t(VIEWS.full, { count: SAVED_VIEWS_MAX }) : undefined}
          />
        </MenuItem>
        {saved.views.length > 0 && (
          <MenuItem onClick={() => choose(() => setDialog('manage'))}>
            <ListItemIcon>
              <ManageIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={t(VIEWS.manage)} />
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && <SaveViewDialog saved={saved} isOneWorkflow={workflowId !== null} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog saved={saved} onClose={close} />}
    </>
  );
}
