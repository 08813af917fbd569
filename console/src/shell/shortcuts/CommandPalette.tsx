import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputAdornment, TextField, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { useShellEntries } from '../shell-entries';
import type { PaletteAction, PaletteEntry, PaletteGroup } from './palette-entries';
import { SHORTCUTS } from './shortcuts.texts';
import { usePalette } from './use-palette';

const COUNTRY_WORDS: Readonly<Record<string, Words>> = COUNTRY_NAMES;

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const country = entry.country && lookUp(COUNTRY_WORDS, entry.country);
  const facts = [entry.status, country].flatMap((words) => (words ? [t(words)] : []));
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The list is not focusable, because the combobox's text field handles all keys.
    <Box
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      sx={{
        px: 2,
        py: 1,
        minHeight: 40,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'baseline',
        columnGap: 2,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        bgcolor: isActive ? 'action.selected' : undefined,
        boxShadow: isActive ? (theme) => `inset 3px 0 ${theme.palette.primary.main}` : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <div>{entry.label}</div>
      {entry.hint && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', gridArea: '2 / 1 / 3 / -1' }}>
          {entry.hint}
        </Typography>
      )}
      {facts.length > 0 && (
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary', gridArea: '1 / 2' }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

interface ResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  onChoose: (entry: PaletteEntry) => void;
}

function Results({ id, groups, active, onChoose }: ResultsProps) {
  const t = useText();
  const all = groups.flatMap(({ entries }) => entries);
  return (
    <Box role="listbox" id={id} aria-label={t(SHORTCUTS.palette)} sx={{ overflowY: 'auto', pb: 1 }}>
      {groups.map(({ title, entries }) => (
        <Box key={title.en} role="group" aria-label={t(title)}>
          <Typography variant="caption" component="div" sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}>
            {t(title)}
          </Typography>
          {entries.map((entry) => {
            const place = all.indexOf(entry);
            return (
              <Option
                key={`${place} ${entry.label}`}
                id={`${id}-${place}`}
                entry={entry}
                isActive={place === active}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

interface PaletteProps {
  onClose: () => void;
  actions: readonly PaletteAction[];
}

export default function CommandPalette({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const { PaletteActions } = useShellEntries();
  return (
    <PaletteActions close={onClose}>{(actions) => <Palette onClose={onClose} actions={actions} />}</PaletteActions>
  );
}

function Palette({ onClose, actions }: PaletteProps) {
  const t = useText();
  const navigate = useNavigate();
  const titleId = useId();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { groups, hasFailed } = usePalette(typed, actions);
  const all = groups.flatMap(({ entries }) => entries);
  const active = Math.min(place, all.length - 1);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (entry.run) entry.run();
    if (entry.to === undefined) return;
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') choose(all[active]);
    else if (step && all.length > 0) setPlace((active + step + all.length) % all.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { position: 'absolute', top: { xs: 8, sm: 72 }, m: 0, width: 'calc(100% - 24px)' } } }}
    >
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {t(SHORTCUTS.palette)}
      </Box>
      <TextField
        autoFocus
        value={typed}
        placeholder={t(SHORTCUTS.placeholder)}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ p: 1.5 }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-label': t(SHORTCUTS.palette),
            'aria-expanded': all.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Results id={listId} groups={groups} active={active} onChoose={choose} />
      <Box role="status">
        {all.length === 0 ? (
          <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
            {t(hasFailed ? SHORTCUTS.failed : SHORTCUTS.nothing)}
          </Typography>
        ) : (
          <Box sx={visuallyHidden}>{t(SHORTCUTS.found, { count: all.length })}</Box>
        )}
      </Box>
    </Dialog>
  );
}
