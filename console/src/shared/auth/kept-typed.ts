import { type KeyStore, readJson, storage, writeJson } from '@homologa/web/state/storage';
import { getSession } from './session-store';

/** What one page of this browser keeps of a text that the server does not have yet. */
export interface KeptTyped<Value> {
  /** The newest text that any page has kept, null for none. */
  read: () => Value | null;
  /** Keeps this page's text; other pages keep theirs. */
  keep: (value: Value) => void;
  /** Removes this page's text and the one that `read` gave, unless another page has changed that since. */
  forget: () => void;
}

interface Row<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

type Kind = 'typed' | 'draft';

/** Written and removed by a log-out, for the other tabs: the id of the person who has left. */
const LEFT = 'homologa.left';

/** Two pages must not overwrite each other's row. */
const page = Math.random().toString(36).slice(2);

/** The rows of this page as stored: another page that removes one of them gets it back. */
const own = new Map<string, string>();

const nameOf = (kind: Kind, userId: string, about = ''): string => `homologa.${kind}.${userId}.${about}`;

/** The keys of this browser's store; those of this page alone where it is blocked. */
function storedKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...own.keys()])];
  } catch {
    return [...own.keys()];
  }
}

/** Nothing is kept for a person whose session has ended: a late answer must not undo the clearing. */
const isSignedIn = (userId: string): boolean => getSession().user?.id === userId;

function removeRow(key: string): void {
  own.delete(key);
  storage.removeItem(key);
}

/** A row, also of the time when all pages shared one: then under the bare name, and the value itself. */
function readRow<Value>(store: KeyStore, key: string, name: string): Row<Value> | null {
  if (key !== name) return readJson<Row<Value>>(store, key);
  const value = readJson<Value>(store, key);
  return value === null ? null : { at: 0, value };
}

/** Opens the place of a person's unsent text about one thing. */
export function keptTyped<Value>(kind: Kind, userId: string, about: string): KeptTyped<Value> {
  const name = nameOf(kind, userId, about);
  const mine = `${name}#${page}`;
  let adopted: { key: string; text: string | null } | null = null;
  return {
    read() {
      const keys = storedKeys().filter((key) => key === name || key.startsWith(`${name}#`));
      const rows = keys.flatMap((key) => {
        const row = readRow<Value>(storage, key, name);
        return row ? [{ key, row }] : [];
      });
      const newest = rows.toSorted((a, b) => b.row.at - a.row.at)[0];
      if (!newest) return null;
      adopted = { key: newest.key, text: storage.getItem(newest.key) };
      return newest.row.value;
    },
    keep(value) {
      if (!isSignedIn(userId)) return;
      const row: Row<Value> = { at: Date.now(), value };
      own.set(mine, JSON.stringify(row));
      writeJson(storage, mine, row);
    },
    forget() {
      removeRow(mine);
      if (adopted && storage.getItem(adopted.key) === adopted.text) removeRow(adopted.key);
      adopted = null;
    },
  };
}

function removeRowsOf(userId: string): void {
  const names = [nameOf('typed', userId), nameOf('draft', userId)];
  for (const key of storedKeys()) if (names.some((name) => key.startsWith(name))) removeRow(key);
}

/** Removes everything that a person typed in this browser, in all of its tabs: the next person may sit here. */
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

/** Milliseconds that a log-out waits for the last changes. */
const LAST_SAVES_MS = 3000;

const savers = new Set<() => Promise<unknown>>();

/** Has something saved while the session is still open; gives what ends that. */
export function saveBeforeLogOut(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Saves what nobody has saved yet, for a moment at most. Never rejects. */
export async function saveLastChanges(): Promise<void> {
  if (savers.size === 0) return;
  const saved = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, LAST_SAVES_MS))]);
}
