import { supplierWarnings } from '@homologa/domain/suppliers/supplier-rules';
import { SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LaunchIcon from '@mui/icons-material/RocketLaunchOutlined';
import { Alert, Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useAction } from '../../shared/data/use-action';
import { storeForDetails, useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useViolations } from '../../shared/forms/use-violations';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { MoreMenu } from '../../shared/ui/MoreMenu';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { WORKFLOW } from '../../suppliers/workflow/workflow.texts';
import { WORKFLOWS } from '../workflows.texts';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { LaunchReview } from './LaunchReview';
import { ProofReview } from './questionnaire/proof/ProofPanel';
import { useReasonTexts } from './ReasonList';
import { QuotaLine } from './setup/QuotaLine';
import { inviteOfTexts } from './suppliers/invite-texts';

interface DialogProps {
  onDone: () => void;
  onClose: () => void;
}

function LaunchDialog({ onDone, onClose }: DialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow, form, flush } = useEdit();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useRefreshWorkflow();
  const failures = useViolations();
  const isPartial = workflow.suppliers_count > workflow.suppliers.length;
  const count = isPartial ? workflow.suppliers_count : form.suppliers.length;
  // Warn before the launch about suppliers in countries without a payment method.
  const unpayable = form.suppliers.flatMap(({ invite }, place) =>
    supplierWarnings(inviteOfTexts(invite), form).includes('no_payment_method') ? [place + 1] : [],
  );
  const launch = useAction(
    async () => {
      // Save the draft before the launch. If the save fails, the save status in the page's header shows the error.
      if (!(await flush())) throw new Error(t(EDIT.unsaved));
      return dataProvider.launchWorkflow(workflow.id);
    },
    {
      success: t(WORKFLOWS.launched),
      onError: failures.fail,
      onDone: async (launched) => {
        onDone();
        // Update the cached workflow before navigating: with the cached draft, the results page would redirect back to
        // the edit page.
        storeForDetails(queries, launched);
        await navigate(`/workflows/${workflow.id}/results`);
        await refresh(workflow.id);
      },
    },
  );
  return (
    <ConfirmDialog
      open
      title={t(EDIT.launchTitle)}
      confirmLabel={t(EDIT.launch)}
      isBusy={launch.isPending}
      onConfirm={() => launch.mutate()}
      onClose={onClose}
    >
      <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      <DialogContentText>
        {t(EDIT.launchText, { title: form.title, count })}
        {form.type === 'onboarding' && count > 0 && ` ${t(EDIT.launchMails)}`}
      </DialogContentText>
      <LaunchReview />
      <ProofReview />
      <QuotaLine units={count} />
      {unpayable.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(SUPPLIER_WARNING_WORDS.no_payment_method)} (
          {t(EDIT.rows, { list: unpayable.join(', '), count: unpayable.length })})
        </Alert>
      )}
    </ConfirmDialog>
  );
}

function DeleteDialog({ onDone, onClose }: DialogProps) {
  const t = useText();
  const { workflow, form } = useEdit();
  const navigate = useNavigate();
  const refresh = useRefreshWorkflow();
  const workflows = useRecordWrites<WorkflowResponse>('workflows');
  const remove = useAction(() => workflows.remove(workflow.id), {
    success: t(WORKFLOWS.deleted),
    onDone: async () => {
      onDone();
      await navigate('/workflows/draft');
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(EDIT.deleteDraft)}
      confirmLabel={t(EDIT.deleteDraft)}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t(EDIT.deleteText, { title: form.title || t(WORKFLOW.untitled) })}</DialogContentText>
    </ConfirmDialog>
  );
}

export function DraftActions({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [open, setOpen] = useState<'launch' | 'delete' | null>(null);
  const reason = useReasonTexts(useEdit().reasons).join('\n') || null;
  const close = () => setOpen(null);
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setOpen('delete')}
        // Hide this button on phones, where the page's menu contains the deletion of the draft.
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {t(EDIT.deleteDraft)}
      </Button>
      <ReasonButton variant="contained" startIcon={<LaunchIcon />} reason={reason} onClick={() => setOpen('launch')}>
        {t(EDIT.launch)}
      </ReasonButton>
      <MoreMenu
        actions={[
          {
            label: t(EDIT.launch),
            icon: <LaunchIcon fontSize="small" />,
            reason: reason?.split('\n')[0],
            onClick: () => setOpen('launch'),
          },
          {
            label: t(EDIT.deleteDraft),
            icon: <DeleteIcon fontSize="small" />,
            isDangerous: true,
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'launch' && <LaunchDialog onDone={onDone} onClose={close} />}
      {open === 'delete' && <DeleteDialog onDone={onDone} onClose={close} />}
    </>
  );
}
