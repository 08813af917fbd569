import { useEffect } from 'react';
import { loadPage } from './routes';
import { can } from './shared/auth/access';
import { useSession } from './shared/auth/session-store';
import { whenIdle } from './shared/ui/states/lazy-part';

/** Addresses of the pages that most sessions open; the ids are placeholders. */
const CLIENT_PAGES = ['/home', '/suppliers', '/workflows/id/suppliers', '/workflows/id/suppliers/id'];
const DESK_PAGES = ['/desk', '/desk/id'];

async function loadPages(pages: readonly string[]): Promise<void> {
  for (const page of pages) await loadPage(page);
}

/**
 * Loads the code of the likely next pages after signing in, while the browser is idle, so that opening one of them does
 * not wait for its code. Does nothing in browsers without idle callbacks or with data saving.
 */
export function useLoadNext(): void {
  const { user } = useSession();
  const isClient = user && can(user, 'see_client_area');
  const isDesk = user && can(user, 'work_at_desk');
  useEffect(() => {
    const pages = isClient ? CLIENT_PAGES : isDesk ? DESK_PAGES : [];
    if (pages.length === 0) return undefined;
    return whenIdle(() => void loadPages(pages));
  }, [isClient, isDesk]);
}
