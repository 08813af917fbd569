import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../shared/auth/use-can';
import { useColumns } from '../table/use-columns';
import { searchOf } from './view-model';

const ROWS = 25;

/**
 * Returns the view whose id is in the URL. Null if the view was deleted, or if the URL also contains a filter, because
 * the view has then already been applied.
 */
export function useAskedView(): SavedView | null {
  const asked = new URLSearchParams(useLocation().search);
  const { saved_views: views } = useUser().preferences;
  return asked.has('filter') ? null : (views.find(({ id }) => id === asked.get('view')) ?? null);
}

interface OpenViewProps {
  view: SavedView;
  workflowId: string | null;
}

/**
 * Writes the view's filter and order into the URL, keeps the view's id there for the menu, and applies the view's
 * columns.
 */
export function OpenView({ view, workflowId }: OpenViewProps) {
  const navigate = useNavigate();
  const columns = useColumns(workflowId !== null);
  useEffect(() => {
    columns.take(view);
    void navigate({ search: `${searchOf(view, workflowId, ROWS)}&view=${view.id}` }, { replace: true });
    // Runs once per view: the effect changes the columns, and would run again if it depended on them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [view.id]);
  return null;
}
