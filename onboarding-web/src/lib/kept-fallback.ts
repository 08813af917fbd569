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

async function openPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set([page, ...held.map(({ name = '' }) => name.replace(LOCK, ''))]);
}

/**
 * Waits for the pages with rows under `name` that are about to close: the browser releases their locks shortly after
 * the supplier has closed them, and the page that is opened next must not take them for open.
 */
async function closedPages(name: string): Promise<void> {
  const writers: string[] = [];
  await run('readonly', (rows) => {
    const asked = rows.getAllKeys(IDBKeyRange.bound([name], [name, []]));
    asked.addEventListener('success', () =>
      writers.push(...(asked.result as [string, string][]).map(([, one]) => one)),
    );
  });
  const others = writers.filter((writer) => writer !== page);
  const signal = AbortSignal.timeout(CLOSING_MS);
  await Promise.all(
    others.map((writer) =>
      locks()
        ?.request(LOCK + writer, { signal }, () => {})
        .catch(() => {}),
    ),
  );
}

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
    await closedPages(name);
    const open = await openPages();
    const found: Record<string, unknown> = {};
    await run('readwrite', (rows) => {
      const cursor = rows.openCursor(IDBKeyRange.bound([name], [name, []]));
      cursor.addEventListener('success', () => {
        const row = cursor.result;
        if (!row) return;
        const [, writer] = row.key as [string, string];
        if (!open.has(writer)) {
          Object.assign(found, row.value);
          row.delete();
        }
        row.continue();
      });
    });
    return found;
  },
};

/** Deletes the rows of all pages for the names that begin with `prefix`. */
export const forgetRows = (prefix: string): Promise<void> =>
  run('readwrite', (rows) => void rows.delete(IDBKeyRange.bound([prefix], [`${prefix}\uffff`, []])));
