import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import { useSaid } from '../../../shared/ui/hooks/use-said';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';

type Way = 'undo' | 'redo';

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Way | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey && !metaKey ? 'redo' : null;
}

/**
 * True inside the builder, and where nothing but the page around it has the focus. Other fields, such as the header's
 * search, and dialogs and menus, which are rendered outside of the builder, undo their own letters.
 */
function isOfBuilder(target: EventTarget | null, buttons: Element | null): boolean {
  const builder = buttons?.closest('[data-builder]');
  return builder != null && target instanceof Element && (builder.contains(target) || target.contains(builder));
}

/**
 * Undo and redo buttons of the page. Their shortcuts also work inside the page's fields and replace the browser's own
 * undo there.
 */
export function UndoButtons() {
  const t = useText();
  const { canUndo, canRedo, undo, redo } = useEdit();
  const [said, say] = useSaid();
  const buttons = useRef<HTMLElement>(null);
  const go = useLatest((way: Way) => {
    if ((way === 'undo' ? undo() : redo()) === null) return;
    say(t(EDIT[way === 'undo' ? 'undone' : 'redone']));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || event.defaultPrevented || !isOfBuilder(event.target, buttons.current)) return;
      event.preventDefault();
      go.current(way);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [go]);
  const button = (way: Way, isPossible: boolean, keys: string) => (
    <Tooltip title={`${t(EDIT[way])} (${keys})`}>
      <span>
        <IconButton size="small" aria-label={t(EDIT[way])} disabled={!isPossible} onClick={() => go.current(way)}>
          {way === 'undo' ? <UndoIcon fontSize="small" /> : <RedoIcon fontSize="small" />}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box ref={buttons} sx={{ display: 'flex' }}>
      {button('undo', canUndo, 'Ctrl+Z')}
      {button('redo', canRedo, 'Ctrl+Shift+Z')}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
