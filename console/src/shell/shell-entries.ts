import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { Words } from '@homologa/domain/language/locales';
import type { Text } from '@homologa/web/texts/text';
import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { Ability } from '../shared/auth/access';
import type { PaletteEntry, PalettePage } from './shortcuts/palette-entries';

/** An entry of the main menu. */
export interface MenuEntry {
  to: string;
  label: Words;
  icon: ReactElement;
  needs?: Ability;
}

/** What the command palette asks the server for. */
interface PaletteSearch {
  title: Words;
  needs: Ability;
  find: (text: string, signal: AbortSignal) => Promise<PaletteEntry[]>;
}

/** What the frame shows of the pages and their features, of which it knows none. */
export interface ShellEntries {
  menu: {
    main: readonly MenuEntry[];
    workflows: readonly MenuEntry[];
    contact: readonly MenuEntry[];
  };
  /** What the person is told of. */
  NotificationBell: ComponentType;
  /** Makes a new workflow; calls back when it is there. */
  NewWorkflowButton: ComponentType<{ onCreated: () => void }>;
  pages: readonly PalettePage[];
  searches: readonly PaletteSearch[];
  /** One line about what a completed job has done, or ''. */
  jobSummary: (job: JobResponse, t: Text) => string;
}

const EntriesContext = createContext<ShellEntries | null>(null);
export const ShellEntriesProvider = EntriesContext.Provider;

/** The entries that the frame around was given. */
export function useShellEntries(): ShellEntries {
  const entries = useContext(EntriesContext);
  if (!entries) throw new Error('no entries of the shell around');
  return entries;
}
