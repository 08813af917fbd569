import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { Words } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import type { Text } from '@homologa/web/texts/text';
import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Ability } from '../shared/auth/access';
import type { ConsoleDataProvider } from '../shared/data/provider/data-provider';
import type { PaletteAction, PaletteEntry, PaletteGroup, PalettePage } from './shortcuts/palette-entries';

export interface MenuEntry {
  to: string;
  label: Words;
  icon: ReactElement;
  needs?: Ability;
  /** Component that renders a number beside the label of the menu entry. */
  Count?: ComponentType;
}

interface PaletteSearch {
  needs: Ability;
  find: (dataProvider: ConsoleDataProvider, text: string, signal: AbortSignal) => Promise<PaletteGroup[]>;
}

export interface PaletteActionsProps {
  close: () => void;
  children: (actions: readonly PaletteAction[]) => ReactNode;
}

export interface ShellEntries {
  menu: {
    main: readonly MenuEntry[];
    workflows: readonly MenuEntry[];
    contact: readonly MenuEntry[];
  };
  NotificationBell: ComponentType;
  NewWorkflowButton: ComponentType<{ onCreated: () => void }>;
  pages: readonly PalettePage[];
  searches: readonly PaletteSearch[];
  PaletteActions: ComponentType<PaletteActionsProps>;
  savedViews: (user: UserResponse) => PaletteEntry[];
  /** True if the list at this query string has the filter and order of the view. */
  isViewShown: (view: SavedView, search: string) => boolean;
  /** Returns a one-line summary of a completed job, or ''. */
  jobSummary: (job: JobResponse, t: Text) => string;
}

const EntriesContext = createContext<ShellEntries | null>(null);
export const ShellEntriesProvider = EntriesContext.Provider;

export function useShellEntries(): ShellEntries {
  const entries = useContext(EntriesContext);
  if (!entries) throw new Error('no entries of the shell around');
  return entries;
}
