import type { Words } from '@homologa/domain/language/locales';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { isSupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { useListContext, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { getSession, updateSessionUser } from '../../shared/auth/session-store';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { useColumns } from '../table/use-columns';
import { isShown, type ShownView, searchOf, viewOf, viewsFor } from './view-model';
import { VIEWS } from './views.texts';

type Change = (views: readonly SavedView[]) => SavedView[];

function useStoreViews() {
  const t = useText();
  const dataProvider = useProvider();
  const user = useUser();
  const notify = useNotify();
  const write = async (change: Change): Promise<void> => {
    const views = change(getSession().user?.preferences.saved_views ?? []);
    updateSessionUser(await dataProvider.updateAccount(user.id, { preferences: { saved_views: views } }));
  };
  const store = useAction(write);
  return {
    /** For forms, which show success and errors themselves. */
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
  const { isBusy, put, write } = useStoreViews();
  const shown: ShownView = { filter: filterValues, sort, columns: columns.shown };
  const patch =
    (id: string, changed: Partial<SavedView>): Change =>
    (views) =>
      views.map((view) => (view.id === id ? { ...view, ...changed } : view));
  return {
    isBusy,
    views: viewsFor(user.preferences.saved_views, workflowId),
    /** All views of the user, of all lists: they share one limit. */
    count: user.preferences.saved_views.length,
    isShown: (view: SavedView) => isShown(view, shown, workflowId),
    apply(view: SavedView) {
      const wanted = view.columns.filter(isSupplierColumn).filter((column) => columns.all.includes(column));
      if (wanted.length > 0 && wanted.join() !== columns.shown.join()) columns.save.mutate(wanted);
      void navigate({ search: searchOf(view, workflowId, perPage) });
    },
    save(name: string, isEverywhere: boolean): Promise<void> {
      const view = { id: crypto.randomUUID(), name, workflow_id: isEverywhere ? null : workflowId, ...viewOf(shown) };
      return write((views) => [...views, view]);
    },
    update: (id: string) => put(patch(id, viewOf(shown)), VIEWS.updated),
    rename: (id: string, name: string): Promise<void> => write(patch(id, { name })),
    remove: (id: string) => put((views) => views.filter((view) => view.id !== id), VIEWS.deleted),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
