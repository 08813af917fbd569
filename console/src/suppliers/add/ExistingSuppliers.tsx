import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { inviteFieldsOf } from '@homologa/domain/suppliers/supplier-rules';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { PageSkeleton } from '../../shell/PageSkeleton';
import { printedTaxId } from '../table/columns';
import { emptyMessage } from '../table/empty-message';
import { traitsOf } from '../workflow-traits';

function Rows({ fields }: { fields: readonly InviteField[] }) {
  const t = useText();
  const { data, error, isPending, filterValues, refetch } = useListContext<SupplierRow>();
  if (isPending) return <PageSkeleton />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return <EmptyState title={t(emptyMessage(filterValues).words)} />;
  const show = (row: SupplierRow, field: InviteField): ReactNode => {
    if (field === 'country')
      return isCountryId(row.invite.country) ? t(COUNTRY_NAMES[row.invite.country]) : row.invite.country;
    if (field === 'tax_id') return printedTaxId(row);
    const value = row.invite[field];
    return typeof value === 'string' ? value : value.join(', ');
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        {fields.map((field) => (
          <DataTable.Col
            key={field}
            source={`invite.${field}`}
            label={t(INVITE_FIELD_WORDS[field])}
            render={(row: SupplierRow) => show(row, field)}
          />
        ))}
      </DataTable>
    </Box>
  );
}

/** The suppliers that the workflow has already, sortable by every field of the form. */
export function ExistingSuppliers({ workflow, toolbar }: { workflow: WorkflowResponse; toolbar: ReactNode }) {
  return (
    <ListBase
      resource="suppliers"
      queryOptions={{ meta: { workflowId: workflow.id } }}
      storeKey={false}
      disableSyncWithLocation
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      disableAuthentication
    >
      {toolbar}
      <Card>
        <Rows fields={inviteFieldsOf(traitsOf(workflow))} />
        <ListPagination />
      </Card>
    </ListBase>
  );
}
