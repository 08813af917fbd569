import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { hasStatus } from '../../shared/http/api-error';
import { useText } from '../../shared/i18n/use-text';
import { ErrorState } from '../../shared/ui/ErrorState';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useLatest } from '../../shared/ui/use-latest';
import { usePage } from '../../shell/crumbs';
import NotFoundPage from '../../shell/NotFoundPage';
import { PageSkeleton } from '../../shell/PageSkeleton';
import { categoryCrumb } from '../category-crumb';
import { useRefreshWorkflow, useWorkflow } from '../use-workflow';
import { WORKFLOWS } from '../workflows.texts';
import { DraftActions } from './DraftActions';
import { EditPanels } from './EditPanels';
import { EDIT } from './edit.texts';
import { EditContext } from './edit-context';
import { SaveLine } from './SaveLine';
import { UpdateActions } from './UpdateActions';
import { useWorkflowForm } from './use-workflow-form';

/** Not found for an unknown workflow and for a closed one; the route keeps others than admins out. */
export default function WorkflowEditPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useWorkflow(id);
  if (isPending) return <PageSkeleton />;
  if (error)
    return hasStatus(error, 404) ? <NotFoundPage /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.status === 'closed') return <NotFoundPage />;
  return <EditForm key={`${id}-${data.status}`} workflow={data} />;
}

/** Leaving a draft stores what is unsaved and says so; gives what launching and deleting call, to leave silently. */
function useSaveOnLeave(isDraft: boolean, flush: () => Promise<boolean>): () => void {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const isSilent = useRef(!isDraft);
  const mounts = useRef(0);
  const leave = useLatest(async () => {
    if (isSilent.current) return;
    if (await flush()) notify(t(EDIT.savedAsDraft), { type: 'info' });
    await refresh();
  });
  // In development React mounts twice: only a page that is not mounted again has been left.
  const leaveUnlessBack = useCallback(
    (mount: number) => setTimeout(() => void (mounts.current === mount && leave.current()), 0),
    [leave],
  );
  useEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    return () => void leaveUnlessBack(mount);
  }, [leaveUnlessBack]);
  return useCallback(() => {
    isSilent.current = true;
  }, []);
}

function EditForm({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const state = useWorkflowForm(workflow);
  const isDraft = workflow.status === 'draft';
  const leaveSilently = useSaveOnLeave(isDraft, state.flush);
  const context = useMemo(() => ({ ...state, workflow }), [state, workflow]);
  const category = categoryCrumb(workflow.status);
  usePage({ label: t(category.label), to: category.to }, { label: t(EDIT.page) });
  return (
    <EditContext.Provider value={context}>
      <PageTitle
        title={state.form.title || t(WORKFLOWS.untitled)}
        subtitle={<SaveLine state={state.saveState} onRetry={() => void state.flush()} isDraft={isDraft} />}
        actions={isDraft ? <DraftActions onDone={leaveSilently} /> : <UpdateActions />}
      />
      <Box sx={{ maxWidth: 1100 }}>
        <EditPanels />
      </Box>
    </EditContext.Provider>
  );
}
