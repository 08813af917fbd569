import { useNavigate } from 'react-router';
import { PALETTE } from './palette.texts';
import { useText } from './shared/i18n/use-text';
import { useJobAction } from './shared/jobs/use-jobs';
import type { PaletteActionsProps } from './shell/shell-entries';
import { suppliersExportCall } from './suppliers/export-calls';
import { useNewWorkflow } from './suppliers/workflow/use-new-workflow';
import { WORKFLOW } from './suppliers/workflow/workflow.texts';
import { workflowsExportCall } from './workflows/workflows-export';

const NEWEST = { field: 'created_at', order: 'DESC' };

/** Palette actions that start a task or an export; the palette's other entries open pages. */
export function PaletteActions({ close, children }: PaletteActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const create = useNewWorkflow(close);
  const suppliers = useJobAction(() => ({
    call: suppliersExportCall({}, NEWEST),
    title: t(PALETTE.exportSuppliers),
  }));
  const workflows = useJobAction(() => ({ call: workflowsExportCall(NEWEST), title: t(PALETTE.exportWorkflows) }));
  return children([
    { words: WORKFLOW.create, needs: 'manage_workflows', run: () => create.mutate() },
    {
      words: WORKFLOW.createCheck,
      needs: 'request_screenings',
      run: () => {
        close();
        void navigate('/compliance-checks');
      },
    },
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
  ]);
}
