import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button, Tooltip } from '@mui/material';
import { useNotify } from 'react-admin';
import { useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { ADD } from './add.texts';
import { useAddRefusal } from './use-add-refusal';

/** Milliseconds for which 'Link copied to clipboard!' is displayed. */
const COPIED_TOAST = 3500;

export function PublicLinkButton({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const notify = useNotify();
  const { public_link_enabled: isEnabled } = useUser();
  const refusal = useAddRefusal(workflow);
  if (!isEnabled || workflow.type !== 'onboarding' || workflow.status !== 'active') return null;
  const copy = async () => {
    const link = `${window.location.origin}/onboarding/${workflow.id}`;
    try {
      await navigator.clipboard.writeText(link);
      notify(t(ADD.copied), { type: 'success', autoHideDuration: COPIED_TOAST });
    } catch {
      // Browsers deny access to the clipboard without a permission or in an insecure context, so display the link for
      // copying by hand.
      notify(t(ADD.copyFailed, { link }), { type: 'warning', autoHideDuration: null });
    }
  };
  if (refusal) {
    return (
      <ReasonButton variant="outlined" startIcon={<LinkIcon />} reason={refusal}>
        {t(ADD.share)}
      </ReasonButton>
    );
  }
  return (
    <Tooltip title={t(ADD.shareHint)} describeChild>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
        {t(ADD.share)}
      </Button>
    </Tooltip>
  );
}
