import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import AddressIcon from '@mui/icons-material/AlternateEmail';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { valuesOf } from '../filters/filter-model';
import { ADDRESS } from './change-address.texts';

interface CorrectAddressesProps {
  workflow?: WorkflowResponse | undefined;
}

/** Link to the page that corrects many addresses. Hidden unless the list is filtered by failed invitations. */
export function CorrectAddresses({ workflow }: CorrectAddressesProps) {
  const t = useText();
  const mayCorrect = useCan('archive_suppliers');
  const { filterValues, total = 0 } = useListContext();
  const isFailed = valuesOf(filterValues, 'invitation').includes('failed');
  if (!mayCorrect || !isFailed || total === 0 || (workflow && workflow.status !== 'active')) return null;
  const [only, ...others] = workflow ? [workflow.id] : valuesOf(filterValues, 'workflow_id');
  const query = only !== undefined && others.length === 0 ? `?workflow=${encodeURIComponent(only)}` : '';
  return (
    <Button
      component={RouterLink}
      to={`/suppliers/addresses${query}`}
      size="small"
      startIcon={<AddressIcon />}
      sx={{ mb: 1.5 }}
    >
      {t(ADDRESS.correctMany)}
    </Button>
  );
}
