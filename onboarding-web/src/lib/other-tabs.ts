export interface OtherTabs<V> {
  tell: (saved: ReadonlyMap<string, V>) => void;
  /**
   * Returns the value that another tab has saved and that this value would replace; null if no other tab has saved a
   * value.
   */
  replacedBy: (key: string, value: V) => { theirs: V } | null;
  forget: () => void;
}

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

interface OtherTabsOptions<V> {
  typed: (key: string) => V | undefined;
  onOverwritten: (theirs: V) => void;
  onSaved?: () => void;
}

/**
 * Exchanges saved values with other tabs; `onOverwritten` is called when another tab replaces a value typed in this
 * tab, `onSaved` after every save of another tab. Without BroadcastChannel the latest save wins, as between devices.
 */
export function listenToOtherTabs<V>(
  name: string,
  { typed, onOverwritten, onSaved }: OtherTabsOptions<V>,
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
    onSaved?.();
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
