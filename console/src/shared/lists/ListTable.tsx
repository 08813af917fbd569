import { hasStatus } from '@homologa/web/http/api-error';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, LinearProgress, useMediaQuery, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { EmptyState } from '../ui/states/EmptyState';
import { ErrorState } from '../ui/states/ErrorState';
import { TableGrid, type TableGridProps } from './TableGrid';

interface ListTableProps<Row extends RaRecord> extends Omit<TableGridProps<Row>, 'rows'> {
  empty: ReactNode;
  /** Message for a 403 response, for lists that some users have no right to see. */
  forbidden?: string;
  renderCards?: (rows: readonly Row[] | undefined) => ReactNode;
}

export function ListTable<Row extends RaRecord>({ empty, forbidden, renderCards, ...grid }: ListTableProps<Row>) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<Row>();
  if (forbidden && hasStatus(error, 403)) return <EmptyState icon={<LockIcon />} title={forbidden} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return empty;
  const rows = isPending ? undefined : data;
  return (
    <Box
      sx={{
        position: 'relative',
        '& > :not(.MuiLinearProgress-root)': {
          opacity: isPlaceholderData ? 0.55 : 1,
          transition: 'opacity .15s',
        },
      }}
    >
      {isPlaceholderData && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 3, height: 2 }} />}
      {isPhone && renderCards ? renderCards(rows) : <TableGrid {...grid} rows={rows} />}
    </Box>
  );
}
