import { canCheckCompliance } from '@homologa/domain/workflows/workflow-creation';
import { useNavigate } from 'react-router';
import { PALETTE } from './palette.texts';
import { useCompany } from './shared/auth/use-can';
import { featuresOf } from './shared/data/company-features';
import { useText } from './shared/i18n/use-text';
import { useJobAction } from './shared/jobs/use-jobs';
import type { PaletteAction } from './shell/shortcuts/palette-entries';
import { suppliersExportCall } from './suppliers/export-calls';
import { COMPLIANCE_CHECK, useNewWorkflow } from './suppliers/workflow/use-new-workflow';
import { WORKFLOW } from './suppliers/workflow/workflow.texts';
import { workflowsExportCall } from './workflows/workflows-export';

const NEWEST = { field: 'created_at', order: 'DESC' };

/** What the palette can do at once, beside opening pages. */
export function usePaletteActions(close: () => void): readonly PaletteAction[] {
  const t = useText();
  const navigate = useNavigate();
  const company = useCompany();
  const create = useNewWorkflow(close);
  const check = useNewWorkflow(close, COMPLIANCE_CHECK);
  const suppliers = useJobAction(() => ({
    call: suppliersExportCall({}, NEWEST),
    title: t(PALETTE.exportSuppliers),
  }));
  const workflows = useJobAction(() => ({ call: workflowsExportCall(NEWEST), title: t(PALETTE.exportWorkflows) }));
  const hasCheck = company !== null && canCheckCompliance(featuresOf(company.features));
  return [
    { words: WORKFLOW.create, needs: 'manage_workflows', run: () => create.mutate() },
    ...(hasCheck
      ? [{ words: WORKFLOW.createCheck, needs: 'manage_workflows' as const, run: () => check.mutate() }]
      : []),
    {
      words: PALETTE.inviteUser,
      needs: 'manage_users',
      run: () => {
        close();
        void navigate('/settings/users', { state: { invites: true } });
      },
    },
    {
      words: PALETTE.exportSuppliers,
      needs: 'see_client_area',
      run: () => {
        close();
        suppliers.mutate();
      },
    },
    {
      words: PALETTE.exportWorkflows,
      needs: 'see_client_area',
      run: () => {
        close();
        workflows.mutate();
      },
    },
  ];
}
