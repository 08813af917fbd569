/** Fallback storage for entries that the browser's store rejects: one row per queue and page. */
export interface KeptFallback {
  write: (name: string, entries: Readonly<Record<string, unknown>> | null) => Promise<void>;
  /** Returns and deletes the rows that closed pages have left. Rejects if IndexedDB fails, as `write` does. */
  take: (name: string) => Promise<Record<string, unknown>>;
}

const STORE = 'kept';
/** Random id of this page, so that two pages never overwrite each other's row. */
const page = Math.random().toString(36).slice(2);

/** Milliseconds within which the browser releases the lock of a page that was closed. */
const CLOSING_MS = 1_000;

const LOCK = 'homologa.onboarding.page.';

/**
 * Web Lock that this page holds from its first row until it is closed; other pages skip the rows of a page that holds
 * its lock.
 */
let claim: Promise<void> | undefined;

/** Undefined on a page without TLS. Open pages then look closed, so `take` moves their rows too. */
const locks = (): LockManager | undefined => navigator.locks;

const claimRows = (): Promise<void> =>
  (claim ??= new Promise((resolve) => {
    const held = locks()?.request(LOCK + page, () => {
      resolve();
      return new Promise<never>(() => {});
    });
    // Without Web Locks, the rows are stored but other pages may take them.
    if (held) held.catch(() => resolve());
    else resolve();
  }));

/**
 * Waits for a page that is about to close: the browser releases its lock shortly after the supplier has closed it, and
 * the page that is opened next must not take it for open.
 */
const isClosed = async (writer: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(CLOSING_MS);
  const isFree = await locks()
    ?.request(LOCK + writer, { signal }, () => true)
    .catch(() => false);
  return isFree ?? true;
};

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('homologa.onboarding', 1);
    asked.addEventListener('upgradeneeded', () => void asked.result.createObjectStore(STORE));
    asked.addEventListener('success', () => resolve(asked.result));
    for (const failure of ['error', 'blocked']) asked.addEventListener(failure, () => reject(asked.error));
  });
}

/** Resolves when the transaction is complete. */
async function run<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => T): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(result));
      for (const failure of ['error', 'abort']) {
        transaction.addEventListener(failure, () => reject(transaction.error));
      }
    });
  } finally {
    database.close();
  }
}

export const indexedFallback: KeptFallback = {
  async write(name, entries) {
    await claimRows();
    await run('readwrite', (rows) => void (entries ? rows.put(entries, [name, page]) : rows.delete([name, page])));
  },
  async take(name) {
    const { result: keys } = await run('readonly', (rows) => rows.getAllKeys(IDBKeyRange.bound([name], [name, []])));
    const found: Record<string, unknown> = {};
    for (const key of keys as [string, string][]) {
      if (key[1] === page || !(await isClosed(key[1]))) continue;
      const { result: entries } = await run('readwrite', (rows) => {
        const asked = rows.get(key);
        rows.delete(key);
        return asked;
      });
      Object.assign(found, entries);
    }
    return found;
  },
};

/** Deletes the rows of all pages for the names that begin with `prefix`. */
export const forgetRows = (prefix: string): Promise<void> =>
  run('readwrite', (rows) => void rows.delete(IDBKeyRange.bound([prefix], [`${prefix}\uffff`, []])));
