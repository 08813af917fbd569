import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterButton } from '../filters/FilterButton';
import { WaitingButton } from '../filters/waiting/WaitingButton';
import { ViewsMenu } from '../views/ViewsMenu';
import { ColumnSelector } from './ColumnSelector';
import { DensityButton } from './DensityButton';
import { DownloadMenu } from './DownloadMenu';
import { SupplierSearch } from './SupplierSearch';

interface SuppliersToolbarProps {
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
  children?: ReactNode;
}

export function SuppliersToolbar({ workflow, tabs, children }: SuppliersToolbarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        mb: 0.5,
        // Hides the icons at medium widths, so that in every language the toolbar fits in one row and the search
        // placeholder is not cut off.
        '& .MuiButton-startIcon': { display: { md: 'none', xl: 'inherit' } },
      }}
    >
      <SupplierSearch />
      <FilterButton workflow={workflow} tabs={tabs} />
      {(!workflow || workflow.status === 'active') && <WaitingButton workflow={workflow} />}
      <ViewsMenu workflowId={workflow?.id ?? null} />
      <ColumnSelector isOneWorkflow={workflow !== undefined} />
      <DensityButton />
      {/* Wraps to the next line as a unit. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ml: { sm: 'auto' } }}>
        <DownloadMenu workflow={workflow} />
        {children}
      </Box>
    </Box>
  );
}
