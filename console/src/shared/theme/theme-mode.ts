import { useSyncExternalStore } from 'react';
import { storeChoice, subscribeToChoices } from '../ui/hooks/stored-choices';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const STORED = 'homologa.theme';

const themeMode = (): ThemeMode => THEME_MODES.find((mode) => mode === localStorage.getItem(STORED)) ?? 'system';

export const setThemeMode = (mode: ThemeMode): void => storeChoice(STORED, mode);

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribeToChoices, themeMode);
