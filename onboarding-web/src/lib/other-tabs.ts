/** What the other tabs of this browser have saved under the same name. */
export interface OtherTabs<V> {
  /** Tells them what this tab has saved, which now stands in the place of theirs. */
  tell: (saved: ReadonlyMap<string, V>) => void;
  /** What another tab saved there and this value would take the place of; null for none. */
  replacedBy: (key: string, value: V) => { theirs: V } | null;
  /** The page has been loaded afresh: it shows what the others saved. */
  forget: () => void;
}

/** The channel between the tabs of one browser. */
interface Channel {
  post: (entries: unknown) => void;
  listen: (onEntries: (entries: unknown) => void) => void;
}

function openChannel(name: string): Channel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    post: (entries) => channel.postMessage(entries),
    listen: (onEntries) => channel.addEventListener('message', ({ data }) => onEntries(data)),
  };
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/**
 * Listens to the other tabs. `onOverwritten` says that one of them has just replaced what this tab had typed. A browser
 * without channels hears nothing: there the newest save counts, as between devices.
 */
export function listenToOtherTabs<V>(
  name: string,
  { typed, onOverwritten }: { typed: (key: string) => V | undefined; onOverwritten: (theirs: V) => void },
  open: (name: string) => Channel | null = openChannel,
): OtherTabs<V> {
  const channel = open(name);
  const saved = new Map<string, V>();
  channel?.listen((entries) => {
    for (const [key, theirs] of entries as [string, V][]) {
      saved.set(key, theirs);
      const mine = typed(key);
      if (mine !== undefined && textOf(mine) !== textOf(theirs)) onOverwritten(theirs);
    }
  });
  return {
    tell(entries) {
      for (const key of entries.keys()) saved.delete(key);
      channel?.post([...entries]);
    },
    replacedBy(key, value) {
      const theirs = saved.get(key);
      return theirs === undefined || textOf(theirs) === textOf(value) ? null : { theirs };
    },
    forget: () => saved.clear(),
  };
}
