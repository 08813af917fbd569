import { canCheckCompliance } from '@homologa/domain/workflows/workflow-creation';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Button } from '@mui/material';
import { useCompany } from '../shared/auth/use-can';
import { featuresOf } from '../shared/data/company-features';
import { useText } from '../shared/i18n/use-text';
import { COMPLIANCE_CHECK, useNewWorkflow } from '../suppliers/workflow/use-new-workflow';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';

/**
 * Creates a draft and opens it. If the company has compliance checks (product CFR), a second button creates a compliance
 * check.
 */
export function NewWorkflowButton({ onCreated }: { onCreated: () => void }) {
  const t = useText();
  const company = useCompany();
  const create = useNewWorkflow(onCreated);
  const check = useNewWorkflow(onCreated, COMPLIANCE_CHECK);
  const hasCheck = company !== null && canCheckCompliance(featuresOf(company.features));
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
          loading={check.isPending}
          onClick={() => check.mutate()}
          sx={{ mb: 1.5, minHeight: 44 }}
        >
          {t(WORKFLOW.createCheck)}
        </Button>
      )}
    </>
  );
}
