import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { listLivePages } from '../../shared/auth/live-pages';
import { useFreshWorkflow, useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { Loaded } from '../../shared/ui/states/Loaded';
import { NotFound } from '../../shared/ui/states/NotFound';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { categoryCrumb } from '../../suppliers/workflow/category-crumb';
import { WORKFLOW } from '../../suppliers/workflow/workflow.texts';
import { DraftActions } from './DraftActions';
import { EditPanels } from './EditPanels';
import { EDIT_WIDTH, EditStrip } from './EditStrip';
import { EDIT } from './edit.texts';
import { EditStoreContext } from './edit-context';
import { PresenceLine } from './presence/PresenceLine';
import { ConflictAlert } from './saving/ConflictAlert';
import type { FormState } from './saving/form-store';
import { LeaveWorkflow } from './saving/LeaveWorkflow';
import { RestoreDialog } from './saving/RestoreDialog';
import { SaveLine } from './saving/SaveLine';
import { UndoButtons } from './saving/UndoButtons';
import { useWorkflowForm } from './saving/use-workflow-form';
import { UpdateActions } from './UpdateActions';
import { useBlockingReasons } from './use-blocking-reasons';
import { useTargets } from './use-target';
import { useValueStore } from './value-store';

export default function WorkflowEditPage() {
  const { id = '' } = useParams();
  const query = useFreshWorkflow(id);
  const livePages = useLivePages(id);
  if (!query.isFetchedAfterMount || !livePages) return <PageSkeleton />;
  return (
    <Loaded query={query}>
      {(workflow) =>
        workflow.status === 'closed' ? (
          <NotFound />
        ) : (
          <EditForm key={`${id}-${workflow.status}`} workflow={workflow} livePages={livePages} />
        )
      }
    </Loaded>
  );
}

/** Ids of the browser's other pages that were open when this page opened; null while loading. */
function useLivePages(workflowId: string): ReadonlySet<string> | null {
  const [found, setFound] = useState<{ of: string; pages: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void listLivePages()
      .catch(() => new Set<string>())
      .then((pages) => isCurrent && setFound({ of: workflowId, pages }));
    return () => {
      isCurrent = false;
    };
  }, [workflowId]);
  return found?.of === workflowId ? found.pages : null;
}

/**
 * Saves a draft when the page unmounts, and notifies the user. Does nothing after `leaveSilently`, which a launch or a
 * deletion calls.
 */
function useSaveOnLeave(isDraft: boolean, flush: () => Promise<boolean>) {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const isSilent = useRef(false);
  const mounts = useRef(0);
  const leave = useLatest(async () => {
    if (isSilent.current || !isDraft) return;
    if (await flush()) notify(t(EDIT.savedAsDraft), { type: 'info' });
    await refresh();
  });
  // In development, React's StrictMode unmounts and remounts the page. The user has left the page only if no remount
  // follows.
  const leaveUnlessBack = useCallback(
    (mount: number) => setTimeout(() => void (mounts.current === mount && leave.current()), 0),
    [leave],
  );
  useEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    return () => void leaveUnlessBack(mount);
  }, [leaveUnlessBack]);
  const leaveSilently = useCallback(() => {
    isSilent.current = true;
  }, []);
  return { leaveSilently, mayLeave: () => isSilent.current };
}

/**
 * True for a draft without content. The server deletes empty drafts, and lists do not show them, so the page must not
 * notify the user that the draft is saved.
 */
const isUntouched = ({ version }: WorkflowResponse, { form, saveState }: FormState): boolean =>
  version === 1 &&
  saveState.status === 'clean' &&
  form.title === '' &&
  form.questions.length === 0 &&
  form.suppliers.length === 0;

interface EditFormProps {
  workflow: WorkflowResponse;
  livePages: ReadonlySet<string>;
}

function EditForm({ workflow, livePages }: EditFormProps) {
  const t = useText();
  const state = useWorkflowForm(workflow, livePages);
  const isDraft = workflow.status === 'draft';
  const { leaveSilently, mayLeave } = useSaveOnLeave(isDraft && !isUntouched(workflow, state), state.flush);
  const reasons = useBlockingReasons(workflow, state.form);
  const { target, goTo } = useTargets();
  const context = useMemo(
    () => ({ ...state, workflow, reasons, target, goTo }),
    [state, workflow, reasons, target, goTo],
  );
  const store = useValueStore(context);
  const category = categoryCrumb(workflow.status);
  const name = workflow.info.title || t(WORKFLOW.untitled);
  usePage({ label: t(category.label), to: category.to }, { label: t(EDIT.page), title: `${t(EDIT.page)}: ${name}` });
  return (
    <EditStoreContext.Provider value={store}>
      <Box data-builder>
        <EditStrip
          title={state.form.title || t(WORKFLOW.untitled)}
          saveLine={
            <SaveLine
              state={state.saveState}
              onRetry={() => void state.flush()}
              isDraft={isDraft}
              hasConflict={state.conflict !== null}
            />
          }
          presence={<PresenceLine workflowId={workflow.id} />}
          actions={
            <>
              <UndoButtons />
              {isDraft ? <DraftActions onDone={leaveSilently} /> : <UpdateActions />}
            </>
          }
        />
        <Box sx={{ maxWidth: EDIT_WIDTH }}>
          <ConflictAlert />
          <EditPanels />
        </Box>
      </Box>
      <LeaveWorkflow mayLeave={mayLeave} />
      <RestoreDialog livePages={livePages} />
    </EditStoreContext.Provider>
  );
}
