import { useSyncExternalStore } from 'react';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const STORED = 'homologa.theme';
const listeners = new Set<() => void>();

const themeMode = (): ThemeMode => THEME_MODES.find((mode) => mode === localStorage.getItem(STORED)) ?? 'system';

export function setThemeMode(mode: ThemeMode): void {
  localStorage.setItem(STORED, mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, themeMode);
