import type { MailTroubleGroupResponse } from '@homologa/domain/desk/mail.contract';
import { MAIL_REASON_WORDS } from '@homologa/domain/jobs/job-reasons';
import { MAIL_KIND_WORDS } from '@homologa/domain/jobs/mail-job-words';
import { lookUp } from '@homologa/domain/language/record-of';
import {
  Alert,
  Box,
  Button,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Loaded } from '../../shared/ui/states/Loaded';
import { MAIL } from './mail.texts';
import { SuppressedSection } from './SuppressedSection';

const REFRESH_MS = 15_000;

function useRetry() {
  const t = useText();
  const dataProvider = useProvider();
  const client = useQueryClient();
  return useAction(dataProvider.retryMail, {
    success: t(MAIL.retried),
    onDone: () => client.invalidateQueries({ queryKey: ['mail', 'getMailTrouble'] }),
  });
}

function Reason({ group: { code, said } }: { group: MailTroubleGroupResponse }) {
  const t = useText();
  const words = code === null ? undefined : lookUp(MAIL_REASON_WORDS, code);
  return (
    <>
      {words ? t(words) : code}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </>
  );
}

function Line({ group }: { group: MailTroubleGroupResponse }) {
  const t = useText();
  const format = useFormat();
  const retry = useRetry();
  const { kind, company, count, state } = group;
  const words = lookUp(MAIL_KIND_WORDS, kind);
  const name = words ? t(words) : kind;
  return (
    <TableRow>
      <TableCell>{name}</TableCell>
      <TableCell>{company?.name ?? '–'}</TableCell>
      <TableCell>
        <Reason group={group} />
      </TableCell>
      <TableCell align="right">{format.number(count)}</TableCell>
      <TableCell>{format.dateTime(group.oldest_at)}</TableCell>
      <TableCell>
        {state === 'waiting' ? (
          group.next_at && format.dateTime(group.next_at)
        ) : (
          <Button
            size="small"
            loading={retry.isPending}
            aria-label={`${t(MAIL.retry)}: ${name}, ${company?.name ?? '–'}`}
            onClick={() => retry.mutate({ kind, company_id: company?.id ?? null })}
          >
            {t(MAIL.retry)}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function Section({ state, groups }: { state: 'waiting' | 'failed'; groups: readonly MailTroubleGroupResponse[] }) {
  const t = useText();
  const isWaiting = state === 'waiting';
  const heads = [MAIL.kind, MAIL.company, MAIL.reason, MAIL.count, MAIL.oldest];
  return (
    <Box component="section" aria-label={t(MAIL[state])}>
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t(MAIL[state])}
      </Typography>
      <Card>
        {groups.length === 0 ? (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>
            {t(isWaiting ? MAIL.noneWaiting : MAIL.noneFailed)}
          </Typography>
        ) : (
          // Focusable, so that the keyboard can scroll the table horizontally.
          <TableContainer tabIndex={0} role="region" aria-label={t(MAIL[state])}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {heads.map((head) => (
                    <TableCell key={head.en} align={head === MAIL.count ? 'right' : 'left'}>
                      {t(head)}
                    </TableCell>
                  ))}
                  <TableCell>{t(isWaiting ? MAIL.next : MAIL.retry)}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {groups.map((group) => (
                  <Line key={[group.kind, group.company?.id, group.code].join('/')} group={group} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Card>
    </Box>
  );
}

export default function MailPage() {
  const t = useText();
  const dataProvider = useProvider();
  const format = useFormat();
  const retry = useRetry();
  usePage({ label: t(MAIL.title) });
  const query = useQuery({
    queryKey: ['mail', 'getMailTrouble'],
    queryFn: () => dataProvider.getMailTrouble(),
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <PageTitle title={t(MAIL.title)} subtitle={t(MAIL.subtitle)} />
      <Loaded query={query}>
        {({ outage, groups, suppressed }) => {
          const failed = groups.filter(({ state }) => state === 'failed');
          return (
            <Stack>
              {outage && (
                <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
                  {t(MAIL.outage, { server: outage.server, date: format.dateTime(outage.since), said: outage.said })}
                </Alert>
              )}
              <Section state="waiting" groups={groups.filter(({ state }) => state === 'waiting')} />
              <Section state="failed" groups={failed} />
              {failed.length > 0 && (
                <Box sx={{ mt: 2 }}>
                  <Button variant="outlined" loading={retry.isPending} onClick={() => retry.mutate({})}>
                    {t(MAIL.retryAll)}
                  </Button>
                </Box>
              )}
              <SuppressedSection suppressed={suppressed} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
