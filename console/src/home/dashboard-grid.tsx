import { Box, Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ROW_HEIGHT } from '../shared/charts/ChartTable';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';

interface DashboardGridProps {
  first: ReactNode;
  cards: ReactNode;
  side: ReactNode;
  isBusy?: boolean;
}

export function DashboardGrid({ first, cards, side, isBusy = false }: DashboardGridProps) {
  return (
    <Box
      aria-busy={isBusy}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'start',
        opacity: isBusy ? 0.55 : 1,
        transition: 'opacity .15s',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          '& > section:last-of-type:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1' }}>{first}</Box>
        {cards}
      </Box>
      {side}
    </Box>
  );
}

function CardSkeleton({ rows }: { rows: number }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Skeleton width="45%" height={32} sx={{ mb: 1 }} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </Card>
  );
}

export function DashboardSkeleton() {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t(COMMON.loading)}>
      <DashboardGrid
        first={
          <>
            <CardSkeleton rows={1} />
            <CardSkeleton rows={4} />
          </>
        }
        cards={[6, 6, 4, 5].map((rows, card) => <CardSkeleton key={card} rows={rows} />)}
        side={<CardSkeleton rows={10} />}
      />
    </Box>
  );
}
