/** Where entries go that the browser's store has no room for, or may not take: rows by queue and page. */
export interface KeptFallback {
  /** Keeps the entries of this page; none removes them. Rejects where nothing can be kept. */
  write: (name: string, entries: Readonly<Record<string, unknown>> | null) => Promise<void>;
  /** What earlier pages have kept, each removed by the page that takes it over. Rejects as `write` does. */
  take: (name: string) => Promise<Record<string, unknown>>;
}

const STORE = 'kept';
/** Two pages must not overwrite each other's row. */
const page = Math.random().toString(36).slice(2);

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
    await run('readwrite', (rows) => void (entries ? rows.put(entries, [name, page]) : rows.delete([name, page])));
  },
  async take(name) {
    const found = await run('readwrite', (rows) => {
      const range = IDBKeyRange.bound([name], [name, []]);
      const all = rows.getAll(range);
      rows.delete(range);
      return all;
    });
    return Object.assign({}, ...found.result) as Record<string, unknown>;
  },
};
