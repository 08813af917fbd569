import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../shared/auth/use-can';
import { useColumns } from '../table/use-columns';
import { searchOf } from './view-model';

const ROWS = 25;

/** View requested by its id in the URL; null once the URL contains the view's filter, and for a deleted view. */
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
    // Once: the columns that it saves are its own dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [view.id]);
  return null;
}
