import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Box, Skeleton, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import type { LeadingColumn } from '../../shared/lists/list-column';
import { rowPartsLook } from '../../shared/lists/rows/row-parts-look';
import { COLUMNS, SupplierLink } from './columns';
import { SupplierActions } from './SupplierActions';
import { SupplierStatusCell } from './SupplierStatusCell';
import { TABLE } from './table.texts';

const SKELETON_CARDS = 6;
const OWN: readonly SupplierColumn[] = ['company_name', 'status', 'actions', 'labels'];
const MAX_FACTS = 6;

const CARD = { p: 2, borderBottom: 1, borderColor: 'divider' } as const;

const isShown = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';

interface SupplierCardsProps {
  columns: readonly SupplierColumn[];
  suppliers: readonly SupplierRow[] | undefined;
  leading?: LeadingColumn<SupplierRow>;
}

export function SupplierCards({ columns, suppliers, leading }: SupplierCardsProps) {
  const t = useText();
  if (!suppliers) {
    return Array.from({ length: SKELETON_CARDS }, (_, place) => (
      <Box key={place} sx={CARD}>
        <Skeleton width="60%" height={28} />
        <Skeleton width="35%" />
        <Skeleton width="80%" />
      </Box>
    ));
  }
  return (
    <Box component="ul" aria-label={t(TABLE.label)} sx={[{ listStyle: 'none', m: 0, p: 0 }, rowPartsLook(false)]}>
      {suppliers.map((supplier) => (
        <SupplierCard
          key={supplier.id}
          supplier={supplier}
          columns={columns}
          isSelected={leading?.isSelected(supplier) ?? false}
          leading={leading?.cell}
        />
      ))}
    </Box>
  );
}

interface SupplierCardProps {
  supplier: SupplierRow;
  columns: readonly SupplierColumn[];
  isSelected: boolean;
  leading: LeadingColumn<SupplierRow>['cell'] | undefined;
}

const SupplierCard = memo(function SupplierCard({ supplier, columns, isSelected, leading }: SupplierCardProps) {
  const t = useText();
  const format = useFormat();
  const facts = columns
    .filter((column) => !OWN.includes(column))
    .map((column) => ({ column, value: COLUMNS[column].render(supplier, { t, format }) }))
    .filter(({ value }) => isShown(value))
    .slice(0, MAX_FACTS);
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {leading?.(supplier, isSelected)}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <SupplierLink supplier={supplier} />
          <Box sx={{ mt: 0.75 }}>
            <SupplierStatusCell supplier={supplier} />
          </Box>
        </Box>
        {columns.includes('actions') && <SupplierActions supplier={supplier} />}
      </Box>
      {columns.includes('labels') && <Box sx={{ mt: 1 }}>{COLUMNS.labels.render(supplier, { t, format })}</Box>}
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {facts.map(({ column, value }) => (
          <Box key={column} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(SUPPLIER_COLUMN_WORDS[column])}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
});
