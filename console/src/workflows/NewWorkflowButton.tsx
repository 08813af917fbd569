import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { useNewWorkflow } from '../suppliers/workflow/use-new-workflow';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';

/** The main menu's button: makes a draft and opens it. */
export function NewWorkflowButton({ onCreated }: { onCreated: () => void }) {
  const t = useText();
  const create = useNewWorkflow(onCreated);
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      loading={create.isPending}
      onClick={() => create.mutate()}
      sx={{ mb: 1.5, minHeight: 44 }}
    >
      {t(WORKFLOW.create)}
    </Button>
  );
}
