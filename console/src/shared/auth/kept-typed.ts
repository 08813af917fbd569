import { type KeyStore, readJson, storage, writeJson } from '@homologa/web/state/storage';
import { getSession } from './session-store';

/** Unsaved text that a page of the user stored in this browser. The page may have been closed or reloaded since. */
export interface KeptCopy<Value> {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

export interface KeptTyped<Value> {
  /** Returns the newest text. Ignores the texts of the open pages in `live`, which are still being edited. */
  read: (live?: ReadonlySet<string>) => Value | null;
  /** All texts that `read` chooses from, newest first. */
  list: (live: ReadonlySet<string>) => KeptCopy<Value>[];
  /** Removes one text that `list` returned, unless it has changed since. */
  drop: (copy: KeptCopy<Value>) => void;
  keep: (value: Value) => void;
  /**
   * Removes this page's text and the texts that `read` considered. Keeps a text that another page has changed since
   * `read`.
   */
  forget: () => void;
}

interface Row<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

type Kind = 'typed' | 'draft';

/**
 * Storage key that notifies the other tabs of a log-out. The value is the user's id; the key is removed at once,
 * because only the storage event matters.
 */
const LEFT = 'homologa.left';

/** Random suffix per page, so that two pages never overwrite each other's stored text. */
export const pageId = Math.random().toString(36).slice(2);

const NO_PAGES: ReadonlySet<string> = new Set();

const own = new Map<string, string>();

const nameOf = (kind: Kind, userId: string, about = ''): string => `homologa.${kind}.${userId}.${about}`;

/**
 * Lists all keys of localStorage. If the browser blocks localStorage, lists only the keys that this page has in memory.
 */
function storedKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...own.keys()])];
  } catch {
    return [...own.keys()];
  }
}

/** False after a log-out: a response that arrives late must not store text that the log-out has deleted. */
const isSignedIn = (userId: string): boolean => getSession().user?.id === userId;

function removeRow(key: string): void {
  own.delete(key);
  storage.removeItem(key);
}

/**
 * Reads one stored text. Texts in the older format have no page suffix in their key and no time, so their `at` is 0.
 */
function readRow<Value>(store: KeyStore, key: string, name: string): Row<Value> | null {
  if (key !== name) return readJson<Row<Value>>(store, key);
  const value = readJson<Value>(store, key);
  return value === null ? null : { at: 0, value };
}

export function keptTyped<Value>(kind: Kind, userId: string, about: string): KeptTyped<Value> {
  const name = nameOf(kind, userId, about);
  const mine = `${name}#${pageId}`;
  /**
   * The texts that `read` found, by key. Each reload stores another copy, so `forget` removes all of them: if it
   * removed only the newest copy, an older copy would be restored next.
   */
  const found = new Map<string, string | null>();
  const list = (live: ReadonlySet<string>): KeptCopy<Value>[] =>
    storedKeys()
      .filter((key) => key === name || (key.startsWith(`${name}#`) && !live.has(key.slice(name.length + 1))))
      .flatMap((key) => {
        const row = readRow<Value>(storage, key, name);
        return row ? [{ key, ...row }] : [];
      })
      .toSorted((a, b) => b.at - a.at);
  return {
    list,
    read(live = NO_PAGES) {
      const copies = list(live);
      for (const { key } of copies) found.set(key, storage.getItem(key));
      return copies[0]?.value ?? null;
    },
    drop: ({ key, at }) => void (readRow<Value>(storage, key, name)?.at === at && removeRow(key)),
    keep(value) {
      if (!isSignedIn(userId)) return;
      const row: Row<Value> = { at: Date.now(), value };
      own.set(mine, JSON.stringify(row));
      writeJson(storage, mine, row);
    },
    forget() {
      removeRow(mine);
      for (const [key, text] of found) if (storage.getItem(key) === text) removeRow(key);
      found.clear();
    },
  };
}

export const hasDraftElsewhere = (userId: string): boolean =>
  storedKeys().some((key) => key.startsWith(nameOf('draft', userId)) && !own.has(key));

function removeRowsOf(userId: string): void {
  const names = [nameOf('typed', userId), nameOf('draft', userId)];
  for (const key of storedKeys()) if (names.some((name) => key.startsWith(name))) removeRow(key);
}

/** Deletes everything that a user typed, in all tabs of this browser, because the next user may share the computer. */
export function forgetTypedOf(userId: string): void {
  removeRowsOf(userId);
  storage.setItem(LEFT, userId);
  storage.removeItem(LEFT);
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === LEFT && newValue !== null) removeRowsOf(newValue);
  if (key === null || newValue !== null) return;
  const text = own.get(key);
  const [, , userId = ''] = key.split('.');
  if (text !== undefined && isSignedIn(userId)) storage.setItem(key, text);
});
