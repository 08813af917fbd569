import type { Locale, Words } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { type Ability, can } from '../../shared/auth/access';

export interface PaletteEntry {
  to: string;
  label: string;
  hint?: string;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
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

export function findPages(
  pages: readonly PalettePage[],
  user: UserResponse,
  typed: string,
  locale: Locale,
): PaletteEntry[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return pages
    .filter(({ needs }) => !needs || can(user, needs))
    .map(({ to, words }) => ({ to, label: words.map((part) => part[locale]).join(' · ') }))
    .filter(({ label }) => wanted.every((word) => fold(label).includes(word)));
}
