import type { Words } from '@homologa/domain/language/locales';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { useListContext, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { getSession, updateSessionUser } from '../../shared/auth/session-store';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { useColumnWidths } from '../table/head/use-column-widths';
import { useColumns } from '../table/use-columns';
import { isShown, type ShownView, searchOf, viewOf, viewsFor } from './view-model';
import { VIEWS } from './views.texts';

export interface ViewChoices {
  /** True for a view of one workflow that all workflows' lists offer. */
  isEverywhere: boolean;
  isPinned: boolean;
  /** True if the view opens first after the login. */
  isHome: boolean;
}

type Change = (views: readonly SavedView[]) => SavedView[];

function useStoreViews() {
  const t = useText();
  const dataProvider = useProvider();
  const user = useUser();
  const notify = useNotify();
  const write = async (change: Change, more: { home_view?: string } = {}): Promise<void> => {
    const views = change(getSession().user?.preferences.saved_views ?? []);
    updateSessionUser(await dataProvider.updateAccount(user.id, { preferences: { saved_views: views, ...more } }));
  };
  const store = useAction((change: Change) => write(change));
  return {
    /**
     * Stores a change of the saved views without notifications, for forms that display success and errors themselves.
     */
    write,
    isBusy: store.isPending,
    put: (change: Change, done: Words) =>
      store.mutate(change, { onSuccess: () => notify(t(done), { type: 'success' }) }),
  };
}

export function useSavedViews(workflowId: string | null) {
  const user = useUser();
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const columns = useColumns(workflowId !== null);
  const widths = useColumnWidths();
  const { isBusy, put, write } = useStoreViews();
  const t = useText();
  const notify = useNotify();
  const dataProvider = useProvider();
  const home = useAction(
    (id: string | null) => dataProvider.updateAccount(user.id, { preferences: { home_view: id } }),
    {
      onDone: (changed) => {
        updateSessionUser(changed);
        notify(t(changed.preferences.home_view ? VIEWS.madeHome : VIEWS.notHome), { type: 'success' });
      },
    },
  );
  const shown: ShownView = { filter: filterValues, sort, columns: columns.shown, widths: widths.widths };
  const patch =
    (id: string, changed: Partial<SavedView>): Change =>
    (views) =>
      views.map((view) => (view.id === id ? { ...view, ...changed } : view));
  return {
    isBusy: isBusy || home.isPending,
    views: viewsFor(user.preferences.saved_views, workflowId),
    /** Number of the user's views, counted over all lists, because all lists share one limit. */
    count: user.preferences.saved_views.length,
    isShown: (view: SavedView) => isShown(view, shown, workflowId),
    apply(view: SavedView) {
      columns.take(view);
      void navigate({ search: searchOf(view, workflowId, perPage) });
    },
    save(name: string, { isEverywhere, isPinned, isHome }: ViewChoices): Promise<void> {
      const id = crypto.randomUUID();
      const place = { workflow_id: isEverywhere ? null : workflowId, ...(isPinned ? { is_pinned: true } : {}) };
      const view = { id, name, ...place, ...viewOf(shown) };
      return write((views) => [...views, view], isHome ? { home_view: id } : {});
    },
    update: (id: string) => put(patch(id, viewOf(shown)), VIEWS.updated),
    rename: (id: string, name: string): Promise<void> => write(patch(id, { name })),
    pin: (id: string, isPinned: boolean) =>
      put(patch(id, { is_pinned: isPinned }), isPinned ? VIEWS.pinned : VIEWS.unpinned),
    home: user.preferences.home_view ?? null,
    /** Sets the view that opens first after the login; null restores the dashboard. */
    makeHome: (id: string | null) => home.mutate(id),
    remove: (id: string) => put((views) => views.filter((view) => view.id !== id), VIEWS.deleted),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
