import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import CloneIcon from '@mui/icons-material/ContentCopyOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import CloseIcon from '@mui/icons-material/TaskAltOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, DialogContentText, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { type MenuAction, MoreMenu } from '../../shared/ui/MoreMenu';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { WORKFLOWS } from '../workflows.texts';
import { DETAILS } from './details.texts';

interface DialogProps {
  workflow: WorkflowResponse;
  onClose: () => void;
}

function CloneDialog({ workflow, onClose }: DialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const navigate = useNavigate();
  const refresh = useRefreshWorkflow();
  const clone = useAction(() => dataProvider.cloneWorkflow(workflow.id), {
    success: t(WORKFLOWS.cloned),
    onDone: async (draft) => {
      await navigate(`/workflows/${draft.id}/edit`);
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(DETAILS.cloneTitle)}
      confirmLabel={t(DETAILS.clone)}
      isBusy={clone.isPending}
      onConfirm={() => clone.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t(DETAILS.cloneText, { title: workflow.info.title })}</DialogContentText>
    </ConfirmDialog>
  );
}

function CloseDialog({ workflow, onClose }: DialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const navigate = useNavigate();
  const refresh = useRefreshWorkflow();
  const effects = useQuery({
    queryKey: ['workflows', 'getCloseEffects', workflow.id],
    queryFn: () => dataProvider.getCloseEffects(workflow.id),
    staleTime: 0,
  });
  const close = useAction(() => dataProvider.closeWorkflow(workflow.id), {
    success: t(WORKFLOWS.closed),
    onDone: async () => {
      await navigate('/workflows/completed');
      await refresh(workflow.id);
    },
  });
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(DETAILS.closeTitle)}
      cancelLabel={t(DETAILS.keepOpen)}
      confirmLabel={t(DETAILS.closeTitle)}
      isBusy={close.isPending}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t(DETAILS.closeText, { title: workflow.info.title })}</DialogContentText>
      {effects.isPending && <Skeleton height={72} />}
      {effects.error && <ErrorState error={effects.error} onRetry={() => void effects.refetch()} />}
      {effects.data && (
        <Box component="ul" sx={{ mb: 0 }}>
          <li>{t(DETAILS.invitationsEnded, { count: effects.data.invitations_ended })}</li>
          <li>{t(DETAILS.onboardingsEnded, { count: effects.data.onboardings_ended })}</li>
          <li>{t(DETAILS.runningOn, { count: effects.data.running_to_delivery })}</li>
        </Box>
      )}
    </ConfirmDialog>
  );
}

export function WorkflowActions({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const navigate = useNavigate();
  const mayManage = useCan('manage_workflows');
  const [open, setOpen] = useState<'clone' | 'close' | null>(null);
  const isActive = workflow.status === 'active';
  const offered: (MenuAction | false)[] = [
    mayManage && { label: t(DETAILS.clone), icon: <CloneIcon fontSize="small" />, onClick: () => setOpen('clone') },
    isActive &&
      workflow.type === 'onboarding' && {
        label: t(DETAILS.preview),
        icon: <PreviewIcon fontSize="small" />,
        onClick: () => window.open(`/onboarding/${workflow.id}/introduction`, '_blank', 'noreferrer'),
      },
    mayManage &&
      isActive && {
        label: t(DETAILS.edit),
        icon: <EditIcon fontSize="small" />,
        onClick: () => void navigate(`/workflows/${workflow.id}/edit`),
      },
    mayManage &&
      isActive && {
        label: t(DETAILS.close),
        icon: <CloseIcon fontSize="small" />,
        isDangerous: true,
        onClick: () => setOpen('close'),
      },
  ];
  const actions = offered.filter((action) => action !== false);
  const dismiss = () => setOpen(null);
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1 }}>
        {actions.map((action) => (
          <Button
            key={action.label}
            startIcon={action.icon}
            color={action.isDangerous ? 'error' : 'primary'}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        ))}
      </Box>
      <MoreMenu actions={actions} />
      {open === 'clone' && <CloneDialog workflow={workflow} onClose={dismiss} />}
      {open === 'close' && <CloseDialog workflow={workflow} onClose={dismiss} />}
    </>
  );
}
