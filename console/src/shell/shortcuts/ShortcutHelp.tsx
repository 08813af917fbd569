import type { Words } from '@homologa/domain/language/locales';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { can } from '../../shared/auth/access';
import { useUser } from '../../shared/auth/use-can';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { Key } from '../../shared/ui/Key';
import { SHELL } from '../shell.texts';
import { SHORTCUTS } from './shortcuts.texts';

interface ShortcutHelpProps {
  takesLetters: boolean;
  onChange: (takesLetters: boolean) => void;
  onClose: () => void;
}

interface Row {
  keys: readonly string[];
  between: Words;
  label: string;
}

export default function ShortcutHelp({ takesLetters, onChange, onClose }: ShortcutHelpProps) {
  const t = useText();
  const titleId = useId();
  const user = useUser();
  const isClient = can(user, 'see_client_area');
  const mayDecide = can(user, 'decide_on_suppliers');
  const go = (key: string, place: Words): Row => ({
    keys: ['g', key],
    between: SHORTCUTS.followedBy,
    label: t(SHORTCUTS.go, { place: t(place) }),
  });
  const rows: Row[] = [
    { keys: ['Ctrl K', '⌘ K'], between: SHORTCUTS.or, label: t(SHORTCUTS.palette) },
    { keys: ['/'], between: SHORTCUTS.or, label: t(SHORTCUTS.search) },
    go('d', isClient ? SHELL.dashboard : SHELL.desk),
    ...(isClient ? [go('s', SHELL.suppliers), go('w', COMMON.workflows)] : []),
    ...(isClient ? [{ keys: ['n', 'p'], between: SHORTCUTS.or, label: t(SHORTCUTS.neighbours) }] : []),
    { keys: ['j', 'k'], between: SHORTCUTS.or, label: t(SHORTCUTS.rows) },
    { keys: ['Enter'], between: SHORTCUTS.or, label: t(SHORTCUTS.openRow) },
    ...(isClient ? [{ keys: [t(SHORTCUTS.space)], between: SHORTCUTS.or, label: t(SHORTCUTS.peek) }] : []),
    { keys: ['x'], between: SHORTCUTS.or, label: t(SHORTCUTS.selectRow) },
    { keys: ['Ctrl C', '⌘ C'], between: SHORTCUTS.or, label: t(SHORTCUTS.copy) },
    ...(mayDecide ? [{ keys: ['d'], between: SHORTCUTS.or, label: t(SHORTCUTS.decide) }] : []),
    { keys: ['?'], between: SHORTCUTS.or, label: t(SHORTCUTS.help) },
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(SHORTCUTS.title)}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, mb: 2, display: 'grid', gap: 1.25, gridTemplateColumns: 'auto 1fr', alignItems: 'center' }}
        >
          {rows.map(({ keys, between, label }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
                {keys.map((key, place) => (
                  <Box key={key} component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
                    {place > 0 && <Typography variant="caption">{t(between)}</Typography>}
                    <Key name={key} />
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {label}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={takesLetters} onChange={(_, checked) => onChange(checked)} />}
          label={t(SHORTCUTS.letters)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
