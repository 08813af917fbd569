/** Where entries go that the browser's store has no room for, or may not take: rows by queue and page. */
export interface KeptFallback {
  /** Keeps the entries of this page; none removes them. Rejects where nothing can be kept. */
  write: (name: string, entries: Readonly<Record<string, unknown>> | null) => Promise<void>;
  /** What closed pages have kept, each removed by the page that takes it over. Rejects as `write` does. */
  take: (name: string) => Promise<Record<string, unknown>>;
}

const STORE = 'kept';
/** Two pages must not overwrite each other's row. */
const page = Math.random().toString(36).slice(2);

const LOCK = 'homologa.onboarding.page.';

/** Held by a page from its first row on until it is closed: the other pages leave its rows alone. */
let claim: Promise<void> | undefined;

/** Browsers have no locks in an insecure context: rows there are of closed pages. */
const locks = (): LockManager | undefined => navigator.locks;

const claimRows = (): Promise<void> =>
  (claim ??= new Promise((resolve) => {
    const held = locks()?.request(LOCK + page, () => {
      resolve();
      return new Promise<never>(() => {});
    });
    // What cannot be locked is kept all the same.
    if (held) held.catch(() => resolve());
    else resolve();
  }));

/** The pages of this browser that hold rows and are open, this one among them. */
async function openPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set([page, ...held.map(({ name = '' }) => name.replace(LOCK, ''))]);
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('homologa.onboarding', 1);
    asked.addEventListener('upgradeneeded', () => void asked.result.createObjectStore(STORE));
    asked.addEventListener('success', () => resolve(asked.result));
    for (const failure of ['error', 'blocked']) asked.addEventListener(failure, () => reject(asked.error));
  });
}

/** Resolves when the transaction is on disk. */
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
