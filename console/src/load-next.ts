import { useEffect } from 'react';
import { loadPage } from './routes';
import { can } from './shared/auth/access';
import { useSession } from './shared/auth/session-store';

/** Addresses of the pages that most sessions open; the ids are placeholders. */
const CLIENT_PAGES = ['/home', '/suppliers', '/workflows/id/suppliers', '/workflows/id/suppliers/id'];
const STAFF_PAGES = ['/desk', '/desk/id', '/desk/payments'];

interface Connection {
  saveData?: boolean;
}

async function loadPages(pages: readonly string[]): Promise<void> {
  for (const page of pages) await loadPage(page);
}

const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true;

/**
 * Loads the code of the likely next pages after signing in, while the browser is idle, so that opening one of them does
 * not wait for its code. Does nothing in browsers without idle callbacks or with data saving.
 */
export function useLoadNext(): void {
  const { user } = useSession();
  const isClient = user && can(user, 'see_client_area');
  useEffect(() => {
    if (isClient === null || !('requestIdleCallback' in window) || savesData()) return undefined;
    const request = window.requestIdleCallback(() => void loadPages(isClient ? CLIENT_PAGES : STAFF_PAGES));
    return () => window.cancelIdleCallback(request);
  }, [isClient]);
}
