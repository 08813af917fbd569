import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useCan } from '../shared/auth/use-can';
import { useText } from '../shared/i18n/use-text';
import { useNewWorkflow } from '../suppliers/workflow/use-new-workflow';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';

/**
 * Button that creates a draft and opens it. Users who may request screenings also get a button that opens the page of
 * compliance checks.
 */
export function NewWorkflowButton({ onCreated }: { onCreated: () => void }) {
  const t = useText();
  const create = useNewWorkflow(onCreated);
  const hasCheck = useCan('request_screenings');
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        loading={create.isPending}
        onClick={() => create.mutate()}
        sx={{ mb: hasCheck ? 1 : 1.5, minHeight: 44 }}
      >
        {t(WORKFLOW.create)}
      </Button>
      {hasCheck && (
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          component={Link}
          to="/compliance-checks"
          onClick={onCreated}
          sx={{ mb: 1.5, minHeight: 44 }}
        >
          {t(WORKFLOW.createCheck)}
        </Button>
      )}
    </>
  );
}
