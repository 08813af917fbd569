import { lookUp } from '@homologa/domain/language/record-of';

/** Milliseconds between the keys of one sequence. */
const SEQUENCE_PAUSE = 1200;

export type ShortcutAction = 'search' | 'help' | 'palette' | 'dashboard' | 'suppliers' | 'workflows';

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Milliseconds, on any clock that only goes forward. */
  at: number;
  /** In a field, a menu or a dialog, where a letter means something else. */
  isBusy: boolean;
}

const GO: Readonly<Record<string, ShortcutAction>> = { d: 'dashboard', s: 'suppliers', w: 'workflows' };
const SINGLE: Readonly<Record<string, ShortcutAction>> = { '/': 'search', '?': 'help' };

/**
 * Reads keys one after the other and says what they ask for. Single letters can be switched off, for those who speak
 * to their computer (WCAG 2.1.4); Ctrl or Cmd with K always opens the palette, also out of a field.
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
