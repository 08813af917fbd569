import { pageId } from './kept-typed';

const PREFIX = 'homologa.page.';
const NONE: ReadonlySet<string> = new Set();

// Web Lock that the page holds while it is open. The browser releases the lock when the page is closed or reloaded, or
// when it crashes. Available only in secure contexts.
void navigator.locks?.request(PREFIX + pageId, { mode: 'shared' }, () => new Promise<never>(() => undefined));

/** Ids of the other open pages of this browser; empty if the browser has no Web Locks. */
export async function listLivePages(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return NONE;
  const { held = [] } = await navigator.locks.query();
  const pages = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  return new Set(pages.filter((page) => page !== pageId));
}
