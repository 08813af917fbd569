import type { Locale, Words } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { type Ability, can } from '../../shared/auth/access';

export interface PaletteEntry {
  label: string;
  /** Context of the result, such as the workflow of a supplier or the question of an answer. */
  hint?: string;
  status?: Words;
  country?: string;
  /** Path of the page to open. An entry without a path calls `run` instead. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: Words;
  entries: readonly PaletteEntry[];
}

export interface PaletteAction {
  words: Words;
  needs: Ability;
  run: () => void;
}

export interface PalettePage {
  to: string;
  words: readonly Words[];
  needs?: Ability;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const isNamed = (label: string, typed: string): boolean => {
  const folded = fold(label);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

export function findPages(
  pages: readonly PalettePage[],
  user: UserResponse,
  typed: string,
  locale: Locale,
): PaletteEntry[] {
  return pages
    .filter(({ needs }) => !needs || can(user, needs))
    .map(({ to, words }) => ({ to, label: words.map((part) => part[locale]).join(' · ') }))
    .filter(({ label }) => isNamed(label, typed));
}

export const findActions = (
  actions: readonly PaletteAction[],
  user: UserResponse,
  typed: string,
  locale: Locale,
): PaletteEntry[] =>
  actions
    .filter(({ needs }) => can(user, needs))
    .map(({ words, run }) => ({ run, label: words[locale] }))
    .filter(({ label }) => isNamed(label, typed));

/** Finds the user's saved views by name; returns no views for an empty text. */
export const findViews = (views: readonly PaletteEntry[], typed: string): PaletteEntry[] =>
  typed.trim() === '' ? [] : views.filter(({ label }) => isNamed(label, typed));
