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
 * True if the target is inside the builder or contains the builder, as the body does when no field has the focus. In
 * all other places, such as dialogs, menus and the search field of the header, the browser's own undo applies.
 */
function isOfBuilder(target: EventTarget | null, buttons: Element | null): boolean {
  const builder = buttons?.closest('[data-builder]');
  return builder != null && target instanceof Element && (builder.contains(target) || target.contains(builder));
}

/**
 * Undo and redo buttons of the page. Their shortcuts also work in the page's fields, where they replace the browser's
 * own undo.
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
