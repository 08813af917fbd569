import type { SuppressedAddressResponse } from '@homologa/domain/desk/mail.contract';
import {
  Box,
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { MAIL, SUPPRESSION_REASON_WORDS } from './mail.texts';

function Line({ row: { address, reason, said, created_at } }: { row: SuppressedAddressResponse }) {
  const t = useText();
  const format = useFormat();
  const dataProvider = useProvider();
  const client = useQueryClient();
  const lift = useAction(dataProvider.liftMailSuppression, {
    success: t(MAIL.lifted),
    onDone: () => client.invalidateQueries({ queryKey: ['mail', 'getMailTrouble'] }),
  });
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{address}</TableCell>
      <TableCell>
        {t(SUPPRESSION_REASON_WORDS[reason])}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {said}
        </Typography>
      </TableCell>
      <TableCell>{format.dateTime(created_at)}</TableCell>
      <TableCell>
        <Button
          size="small"
          loading={lift.isPending}
          aria-label={`${t(MAIL.lift)}: ${address}`}
          onClick={() => lift.mutate({ address })}
        >
          {t(MAIL.lift)}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** Addresses that get no mail any more, each with a button that lifts it. */
export function SuppressedSection({ suppressed }: { suppressed: readonly SuppressedAddressResponse[] }) {
  const t = useText();
  return (
    <Box component="section" aria-label={t(MAIL.suppressed)}>
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t(MAIL.suppressed)}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{t(MAIL.suppressedHelp)}</Typography>
      <Card>
        {suppressed.length === 0 ? (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>{t(MAIL.noneSuppressed)}</Typography>
        ) : (
          // Focusable, so that the keyboard can scroll the table horizontally.
          <TableContainer tabIndex={0} role="region" aria-label={t(MAIL.suppressed)}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {[MAIL.address, MAIL.reason, MAIL.since, MAIL.lift].map((head) => (
                    <TableCell key={head.en}>{t(head)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {suppressed.map((row) => (
                  <Line key={row.address} row={row} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Card>
    </Box>
  );
}
