import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { WorkflowMonitoring } from '../../compliance/monitoring/WorkflowMonitoring';
import { useCan } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { SUPPLIERS } from '../../suppliers/suppliers.texts';
import { SupplierTable } from '../../suppliers/table/SupplierTable';
import { RemindAllButton } from './RemindAllButton';

const TABS: readonly SupplierStatusFilter[] = ['all', 'pending', 'in_progress', 'completed', 'archived'];

export function SuppliersSection({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const mayAdd = useCan('add_suppliers') && workflow.status === 'active';
  return (
    <>
      <WorkflowMonitoring workflowId={workflow.id} />
      <SupplierTable
        workflow={workflow}
        tabs={TABS}
        actions={
          <>
            {mayAdd && workflow.type === 'onboarding' && <RemindAllButton workflow={workflow} />}
            {mayAdd && (
              <Button
                variant="contained"
                startIcon={<AddIcon />}
                component={Link}
                to={`/workflows/${workflow.id}/suppliers/add`}
              >
                {t(SUPPLIERS.add)}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
