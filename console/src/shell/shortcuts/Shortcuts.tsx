import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { can, homeOf } from '../../shared/auth/access';
import { useUser } from '../../shared/auth/use-can';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { isTyping } from '../../shared/ui/hooks/use-letter-keys';
import { useRemembered } from '../../shared/ui/hooks/use-remembered';
import { lazyPart, useLoadAhead } from '../../shared/ui/states/lazy-part';
import { CONTENT_ID } from '../focus/RouteAnnouncer';
import { openPart, useOpenedPart } from './palette-store';
import { createShortcutReader, type ShortcutAction } from './shortcuts';

const CommandPalette = lazyPart(() => import('./CommandPalette'));
const ShortcutHelp = lazyPart(() => import('./ShortcutHelp'));
const NEXT = [CommandPalette];

const isBusy = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest('[role="dialog"]') !== null);

function focusSearch(): void {
  const field = document.getElementById(CONTENT_ID)?.querySelector<HTMLElement>('input[type="search"]');
  if (field) field.focus();
  else openPart('palette');
}

export function Shortcuts() {
  const user = useUser();
  const navigate = useNavigate();
  useLoadAhead(NEXT);
  const opened = useOpenedPart();
  const [takesLetters, setTakesLetters] = useRemembered('homologa.shortcuts', true);
  const [read] = useState(createShortcutReader);
  const isClient = can(user, 'see_client_area');
  const run = useLatest((action: ShortcutAction): void => {
    if (action === 'search') focusSearch();
    else if (action === 'help' || action === 'palette') openPart(action);
    else if (action === 'dashboard') void navigate(homeOf(user));
    else if (isClient) void navigate(`/${action}`);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, timeStamp: at } = event;
      const action = read({ key, ctrlKey, metaKey, altKey, at, isBusy: isBusy(event.target) }, { takesLetters });
      // The palette must not cover an open dialog.
      if (!action || event.defaultPrevented || (action === 'palette' && document.querySelector('[role="dialog"]')))
        return;
      event.preventDefault();
      run.current(action);
    };
    // Listen before the page: its own letters ignore a prevented event, so that `g` `d` goes to the dashboard and does not
    // also decide on a supplier.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [read, run, takesLetters]);
  useEffect(() => () => openPart(null), []);
  return (
    <Suspense fallback={null}>
      {opened === 'palette' && <CommandPalette onClose={() => openPart(null)} />}
      {opened === 'help' && (
        <ShortcutHelp takesLetters={takesLetters} onChange={setTakesLetters} onClose={() => openPart(null)} />
      )}
    </Suspense>
  );
}
