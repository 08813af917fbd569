import { SAVED_VIEW_NAME_MAX } from '@homologa/domain/suppliers/limits';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import DoneIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/EditOutlined';
import UpdateIcon from '@mui/icons-material/SaveOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import type { SavedViews } from './use-saved-views';
import { VIEWS } from './views.texts';

interface ToolProps {
  label: string;
  icon: ReactElement;
  isBusy: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon, isBusy, onClick }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton size="small" aria-label={label} disabled={isBusy} onClick={onClick}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);

function ViewLine({ view, saved }: { view: SavedView; saved: SavedViews }) {
  const t = useText();
  const [name, setName] = useState<string | null>(null);
  const { isBusy } = saved;
  const words = { name: view.name };
  const rename = () => {
    const typed = (name ?? '').trim();
    if (typed === '' || typed === view.name) setName(null);
    else saved.rename(view.id, typed, () => setName(null));
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.75 }}>
      {name === null ? (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{view.name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t(view.workflow_id === null ? VIEWS.forAll : VIEWS.forOne)}
            </Typography>
          </Box>
          <Tool
            label={t(VIEWS.rename, words)}
            icon={<RenameIcon />}
            isBusy={isBusy}
            onClick={() => setName(view.name)}
          />
          <Tool
            label={t(VIEWS.update, words)}
            icon={<UpdateIcon />}
            isBusy={isBusy}
            onClick={() => saved.update(view.id)}
          />
          <Tool
            label={t(VIEWS.delete, words)}
            icon={<DeleteIcon />}
            isBusy={isBusy}
            onClick={() => saved.remove(view.id)}
          />
        </>
      ) : (
        <Box
          component="form"
          sx={{ flex: 1, display: 'flex', gap: 0.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <TextField
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { 'aria-label': t(VIEWS.name), maxLength: SAVED_VIEW_NAME_MAX } }}
          />
          <Tool label={t(COMMON.save)} icon={<DoneIcon />} isBusy={isBusy} onClick={rename} />
        </Box>
      )}
    </Box>
  );
}

/** Renames, replaces and deletes the views that may be used here. */
export function ManageViewsDialog({ saved, onClose }: { saved: SavedViews; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="views-title">
      <DialogTitle id="views-title">{t(VIEWS.manage)}</DialogTitle>
      <DialogContent>
        {saved.views.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(VIEWS.none)}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {saved.views.map((view) => (
            <ViewLine key={view.id} view={view} saved={saved} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
