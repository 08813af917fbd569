import { lookUp } from '@homologa/domain/language/record-of';

/** Maximum milliseconds between the keys of a sequence. */
const SEQUENCE_PAUSE = 1200;

export type ShortcutAction = 'search' | 'help' | 'palette' | 'dashboard' | 'suppliers' | 'workflows';

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Time of the key press in milliseconds of a monotonic clock. */
  at: number;
  isBusy: boolean;
}

const GO: Readonly<Record<string, ShortcutAction>> = { d: 'dashboard', s: 'suppliers', w: 'workflows' };
const SINGLE: Readonly<Record<string, ShortcutAction>> = { '/': 'search', '?': 'help' };

/**
 * Creates a function that maps key presses and two-key sequences to actions. Single letters can be disabled for users
 * of speech input (WCAG 2.1.4); Ctrl+K or Cmd+K always opens the palette, even from a text field.
 */
export function createShortcutReader(): (
  pressed: PressedKey,
  options: { takesLetters: boolean },
) => ShortcutAction | null {
  let goAt = Number.NEGATIVE_INFINITY;
  return ({ key, ctrlKey, metaKey, altKey, at, isBusy }, { takesLetters }) => {
    const letter = key.toLowerCase();
    if ((ctrlKey || metaKey) && !altKey) return letter === 'k' ? 'palette' : null;
    const isSecond = at - goAt <= SEQUENCE_PAUSE;
    goAt = Number.NEGATIVE_INFINITY;
    if (altKey || isBusy || !takesLetters) return null;
    const page = isSecond ? lookUp(GO, letter) : undefined;
    if (page) return page;
    if (letter === 'g') {
      goAt = at;
      return null;
    }
    return lookUp(SINGLE, key) ?? null;
  };
}
