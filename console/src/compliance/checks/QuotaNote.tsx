import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CHECKS } from './checks.texts';
import { useCheckRoom } from './use-check-room';

/**
 * Shows the submit button of a form for compliance checks with the company's remaining quota of checks, or with a note
 * that the quota is used up.
 */
export function QuotaNote({ children }: { children: (isFull: boolean) => ReactNode }) {
  const t = useText();
  const room = useCheckRoom();
  const isFull = room !== null && room.used >= room.total;
  return (
    <>
      {children(isFull)}
      {room && (
        <Typography variant="body2" sx={{ color: isFull ? 'warning.main' : 'text.secondary' }}>
          {isFull ? t(CHECKS.noQuota) : t(CHECKS.quota, { used: room.used, total: room.total })}
        </Typography>
      )}
    </>
  );
}
