import type { Locale, Words } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { type Ability, can } from '../../shared/auth/access';
import { SHELL } from '../shell.texts';

export interface PaletteEntry {
  to: string;
  label: string;
  /** Which of several it is: a supplier's workflow. */
  hint?: string;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

interface Page {
  to: string;
  words: readonly Words[];
  needs?: Ability;
}

const PAGES: readonly Page[] = [
  { to: '/desk', words: [SHELL.desk], needs: 'work_at_desk' },
  { to: '/home', words: [SHELL.dashboard], needs: 'see_client_area' },
  { to: '/suppliers', words: [SHELL.suppliers], needs: 'see_client_area' },
  { to: '/workflows', words: [SHELL.workflows, SHELL.active], needs: 'see_client_area' },
  { to: '/workflows/draft', words: [SHELL.workflows, SHELL.draft], needs: 'see_drafts' },
  { to: '/workflows/completed', words: [SHELL.workflows, SHELL.completed], needs: 'see_client_area' },
  { to: '/settings/profile', words: [SHELL.settings, SHELL.profile] },
  { to: '/settings/password', words: [SHELL.settings, SHELL.password] },
  { to: '/settings/users', words: [SHELL.settings, SHELL.users], needs: 'manage_users' },
  { to: '/contact', words: [SHELL.contactUs] },
];

/** Texts as they are compared: case and accents do not count. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The pages that a person may open and whose names hold every word that was typed. */
export function findPages(user: UserResponse, typed: string, locale: Locale): PaletteEntry[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return PAGES.filter(({ needs }) => !needs || can(user, needs))
    .map(({ to, words }) => ({ to, label: words.map((part) => part[locale]).join(' · ') }))
    .filter(({ label }) => wanted.every((word) => fold(label).includes(word)));
}
