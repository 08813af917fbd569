import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../shared/i18n/use-text';
import { StickyStrip } from '../shared/ui/StickyStrip';
import { CALLS } from './calls.texts';
import { RequestStatusChip } from './queue/RequestStatusChip';

interface RequestStripProps {
  request: DeskRequestResponse;
  title: string;
  actions: ReactNode;
}

/**
 * Sticky header of a desk request: the supplier, the state and the delivery buttons stay visible while staff fill in
 * the figures.
 */
export function RequestStrip({ request, title, actions }: RequestStripProps) {
  const t = useText();
  return (
    <StickyStrip zIndex={3}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          minWidth: 0,
          pb: 1,
        }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography variant="h1" title={title} noWrap sx={{ fontSize: { xs: '1.1rem', sm: '1.3rem' } }}>
              {title}
            </Typography>
            <RequestStatusChip status={request.status} />
          </Box>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {request.workflow.title}
            {request.supplier.receipt && <> · {t(CALLS.receipt, { number: request.supplier.receipt.number })}</>}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexShrink: 0 }}>{actions}</Box>
      </Box>
    </StickyStrip>
  );
}
