import SearchIcon from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { openPart } from './palette-store';
import { SHORTCUTS } from './shortcuts.texts';

export function SearchEverywhereButton() {
  const t = useText();
  return (
    <Tooltip title={`${t(SHORTCUTS.palette)} (Ctrl K)`}>
      <IconButton aria-label={t(SHORTCUTS.palette)} aria-haspopup="dialog" onClick={() => openPart('palette')}>
        <SearchIcon />
      </IconButton>
    </Tooltip>
  );
}
