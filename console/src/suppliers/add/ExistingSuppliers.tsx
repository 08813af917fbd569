import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { inviteFieldsOf } from '@homologa/domain/suppliers/supplier-rules';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { RowList } from '../../shared/lists/RowList';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { printedTaxId } from '../table/columns';
import { emptyMessage } from '../table/empty-message';
import { TABLE } from '../table/table.texts';
import { traitsOf } from '../workflow/workflow-traits';

function Rows({ fields }: { fields: readonly InviteField[] }) {
  const t = useText();
  const { filterValues } = useListContext();
  const show = (row: SupplierRow, field: InviteField): ReactNode => {
    if (field === 'country')
      return isCountryId(row.invite.country) ? t(COUNTRY_NAMES[row.invite.country]) : row.invite.country;
    if (field === 'tax_id') return printedTaxId(row);
    const value = row.invite[field];
    return typeof value === 'string' ? value : value.join(', ');
  };
  const columns = fields.map(
    (field): ListColumn<SupplierRow> => ({
      key: field,
      sort: `invite.${field}`,
      label: t(INVITE_FIELD_WORDS[field]),
      render: (row) => show(row, field),
    }),
  );
  return (
    <ListTable
      label={t(TABLE.label)}
      columns={columns}
      empty={<EmptyState title={t(emptyMessage(filterValues).words)} />}
    />
  );
}

export function ExistingSuppliers({ workflow, toolbar }: { workflow: WorkflowResponse; toolbar: ReactNode }) {
  return (
    <RowList
      resource="suppliers"
      meta={{ workflowId: workflow.id }}
      storeKey={false}
      disableSyncWithLocation
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
    >
      {toolbar}
      <Card>
        <Rows fields={inviteFieldsOf(traitsOf(workflow))} />
        <ListPagination />
      </Card>
    </RowList>
  );
}
