import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Text } from '@homologa/web/texts/text';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useViolations } from '../../shared/forms/use-violations';
import { ApiError } from '../../shared/http/api-error';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { skippedReasons } from '../../suppliers/bulk/bulk-summary';
import { AffectedReview } from './AffectedReview';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { ProofReview } from './questionnaire/proof/ProofPanel';
import { useReasonTexts } from './ReasonList';
import { ChangesReview } from './versions/ChangesReview';

function noticeOf(
  { sent, skipped, left_out: leftOut = [] }: NonNullable<WorkflowResponse['notified']>,
  t: Text,
): string {
  const told = sent === 0 ? t(EDIT.notifiedNone) : t(EDIT.notified, { count: sent });
  const reasons = skippedReasons(leftOut, t).join(', ');
  return skipped === 0 ? told : `${told} ${t(EDIT.notNotified, { count: skipped, reasons })}`;
}

function UpdateDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow, update: store } = useEdit();
  const navigate = useNavigate();
  const refresh = useRefreshWorkflow();
  const failures = useViolations();
  const isOnboarding = workflow.type === 'onboarding';
  const update = useAction(
    async (notifies: boolean) => {
      let notified: WorkflowResponse['notified'];
      await store(async (changes) => {
        const send = notifies ? dataProvider.updateWorkflowAndNotify : dataProvider.saveWorkflow;
        const answer = await send(workflow.id, changes);
        ({ notified } = answer);
        return answer;
      });
      return notified;
    },
    {
      success: (notified) => [t(EDIT.updated), notified && noticeOf(notified, t)].filter(Boolean).join(' '),
      onError: (error) => {
        // Close the confirmation dialog, because the conflict alert of the page reports this error.
        if (error instanceof ApiError && error.code === 'workflow_changed') onClose();
        else failures.fail(error);
      },
      onDone: async () => {
        await navigate(`/workflows/${workflow.id}/results`);
        await refresh(workflow.id);
      },
    },
  );
  return (
    <ConfirmDialog
      open
      title={t(EDIT.update)}
      confirmLabel={t(isOnboarding ? EDIT.updateAndNotify : EDIT.update)}
      isBusy={update.isPending}
      onConfirm={() => update.mutate(isOnboarding)}
      onClose={onClose}
      extraAction={
        isOnboarding && (
          <Button variant="outlined" disabled={update.isPending} onClick={() => update.mutate(false)}>
            {t(EDIT.onlyUpdate)}
          </Button>
        )
      }
    >
      <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      <DialogContentText>{t(isOnboarding ? EDIT.updateText : EDIT.updateTextPlain)}</DialogContentText>
      <AffectedReview />
      <ChangesReview />
      <ProofReview />
    </ConfirmDialog>
  );
}

export function UpdateActions() {
  const t = useText();
  const { workflow } = useEdit();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const reason = useReasonTexts(useEdit().reasons).join('\n') || null;
  return (
    <>
      <Button onClick={() => void navigate(`/workflows/${workflow.id}/results`)}>{t(COMMON.cancel)}</Button>
      <ReasonButton variant="contained" reason={reason} onClick={() => setOpen(true)}>
        {t(EDIT.update)}
      </ReasonButton>
      {isOpen && <UpdateDialog onClose={() => setOpen(false)} />}
    </>
  );
}
