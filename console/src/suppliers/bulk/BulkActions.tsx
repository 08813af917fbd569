import { errorText } from '@homologa/domain/errors/error-messages';
import type { Words } from '@homologa/domain/language/locales';
import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined';
import DecideIcon from '@mui/icons-material/GavelOutlined';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import ScreenIcon from '@mui/icons-material/PolicyOutlined';
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined';
import { Box, Button, ListItemIcon, ListItemText, Menu, MenuItem, useMediaQuery, useTheme } from '@mui/material';
import { type ComponentType, useId, useState } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { BULK } from './bulk.texts';
import type { OfferedAction } from './offered-actions';

export type BarAction = OfferedAction | 'export';

const ICONS: Readonly<Record<BarAction, ComponentType>> = {
  remind: ReminderIcon,
  invite_again: InviteIcon,
  labels: LabelIcon,
  archive: ArchiveIcon,
  unarchive: UnarchiveIcon,
  decide: DecideIcon,
  screen: ScreenIcon,
  delete: DeleteIcon,
  export: ExportIcon,
};

const NAMES: Readonly<Record<BarAction, Words>> = {
  remind: BULK.remind,
  invite_again: BULK.inviteAgain,
  labels: BULK.labels,
  archive: BULK_ACTION_WORDS.archive,
  unarchive: BULK_ACTION_WORDS.unarchive,
  decide: BULK_ACTION_WORDS.decide,
  screen: BULK.screen,
  delete: BULK_ACTION_WORDS.delete,
  export: BULK.export,
};

interface BulkActionsProps {
  actions: readonly BarAction[];
  onChoose: (action: BarAction) => void;
}

function useEntries({ actions, onChoose }: BulkActionsProps) {
  const t = useText();
  const locale = useAppLocale();
  const user = useUser();
  const reasons: Partial<Record<BarAction, string>> = {
    ...(Object.keys(user.supplier_tags).length === 0 && { labels: t(BULK.noLabels) }),
    ...(user.log_as && { decide: errorText('not_while_logged_in_as', locale) }),
  };
  return actions.map((action) => ({
    action,
    Icon: ICONS[action],
    name: t(NAMES[action]),
    reason: reasons[action] ?? null,
    choose: () => onChoose(action),
  }));
}

function ActionButtons(props: BulkActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {useEntries(props).map(({ action, Icon, name, reason, choose }) => (
        <ReasonButton
          key={action}
          size="small"
          startIcon={<Icon />}
          color={action === 'delete' ? 'error' : 'primary'}
          reason={reason}
          onClick={choose}
        >
          {name}
        </ReasonButton>
      ))}
    </Box>
  );
}

function ActionMenu(props: BulkActionsProps) {
  const t = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 'auto' }}
      >
        {t(BULK.actions)}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {useEntries(props).map(({ action, Icon, name, reason, choose }) => (
          <MenuItem
            key={action}
            aria-disabled={reason ? true : undefined}
            sx={{ color: reason ? 'text.disabled' : action === 'delete' ? 'error.main' : undefined }}
            onClick={() => {
              if (reason) return;
              setAnchor(null);
              choose();
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} secondary={reason} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export function BulkActions(props: BulkActionsProps) {
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return isSmall ? <ActionMenu {...props} /> : <ActionButtons {...props} />;
}
