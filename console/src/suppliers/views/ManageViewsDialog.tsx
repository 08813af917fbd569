import { SAVED_VIEW_NAME_MAX } from '@homologa/domain/suppliers/limits';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import DoneIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/EditOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import UpdateIcon from '@mui/icons-material/SaveOutlined';
import { Box, Button, DialogActions, DialogContent, DialogTitle, IconButton, Tooltip, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { GuardedDialog } from '../../shared/forms/GuardedDialog';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import type { SavedViews } from './use-saved-views';
import { checkViewName } from './view-model';
import { VIEWS } from './views.texts';

interface ToolProps {
  label: string;
  icon: ReactElement;
  isBusy: boolean;
  /** Pressed state of a toggle button; undefined for other buttons. */
  isOn?: boolean;
  /** If absent, the button submits the surrounding form. */
  onClick?: () => void;
}

const Tool = ({ label, icon, isBusy, isOn, onClick }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton
        size="small"
        type={onClick ? 'button' : 'submit'}
        aria-label={label}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        disabled={isBusy}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);

function RenameForm({ view, saved, onDone }: { view: SavedView; saved: SavedViews; onDone: () => void }) {
  const t = useText();
  const form = useSubmitForm({
    stored: { name: view.name },
    check: checkViewName,
    send: ({ name }) => (name.trim() === view.name ? Promise.resolve() : saved.rename(view.id, name.trim())),
    success: t(VIEWS.renamed),
    onDone,
  });
  return (
    <SubmitForm form={form} sx={{ flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <TextInput
          source="name"
          autoFocus
          isLabelHidden
          label={t(VIEWS.name)}
          slotProps={{ htmlInput: { maxLength: SAVED_VIEW_NAME_MAX } }}
        />
        <Tool label={t(COMMON.save)} icon={<DoneIcon />} isBusy={form.isPending} />
      </Box>
    </SubmitForm>
  );
}

function ViewLine({ view, saved }: { view: SavedView; saved: SavedViews }) {
  const t = useText();
  const [isRenamed, setRenamed] = useState(false);
  const { isBusy } = saved;
  const words = { name: view.name };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.75 }}>
      {!isRenamed ? (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{view.name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t(view.workflow_id === null ? VIEWS.forAll : VIEWS.forOne)}
            </Typography>
          </Box>
          <Tool
            label={t(VIEWS.pin, words)}
            icon={view.is_pinned ? <PinnedIcon /> : <PinIcon />}
            isOn={view.is_pinned === true}
            isBusy={isBusy}
            onClick={() => saved.pin(view.id, !view.is_pinned)}
          />
          <Tool
            label={t(VIEWS.home, words)}
            icon={<HomeIcon />}
            isOn={saved.home === view.id}
            isBusy={isBusy}
            onClick={() => saved.makeHome(saved.home === view.id ? null : view.id)}
          />
          <Tool label={t(VIEWS.rename, words)} icon={<RenameIcon />} isBusy={isBusy} onClick={() => setRenamed(true)} />
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
        <RenameForm view={view} saved={saved} onDone={() => setRenamed(false)} />
      )}
    </Box>
  );
}

export function ManageViewsDialog({ saved, onClose }: { saved: SavedViews; onClose: () => void }) {
  const t = useText();
  return (
    <GuardedDialog onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="views-title">
      {(close) => (
        <>
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
            <Button onClick={close}>{t(COMMON.close)}</Button>
          </DialogActions>
        </>
      )}
    </GuardedDialog>
  );
}
