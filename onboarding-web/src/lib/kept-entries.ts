import { type KeyStore, readJson, storage, writeJson } from '@homologa/web/state/storage';

/** What the server does not have yet, as this browser keeps it. */
export interface KeptEntries<V> {
  read: () => Map<string, V>;
  /** Keeps exactly these of this tab; what another tab keeps at the same place stays. */
  keep: (entries: ReadonlyMap<string, V>) => void;
}

/** Entries kept under one name of the store, by any number of tabs. */
export function keptEntries<V>(name: string, store: KeyStore = storage): KeptEntries<V> {
  const load = (): Record<string, V> => readJson<Record<string, V>>(store, name) ?? {};
  /** As this tab has last kept them: what is different now is another tab's. */
  let own = new Map<string, string>();
  const textsOf = (entries: Iterable<readonly [string, V]>) =>
    new Map([...entries].map(([key, value]) => [key, JSON.stringify(value)] as const));
  return {
    read() {
      const kept = new Map(Object.entries(load()));
      own = textsOf(kept);
      return kept;
    },
    keep(entries) {
      const others = Object.entries(load()).filter(([key, value]) => own.get(key) !== JSON.stringify(value));
      own = textsOf(entries);
      const all = [...others, ...entries];
      writeJson(store, name, all.length > 0 ? Object.fromEntries(all) : null);
    },
  };
}
