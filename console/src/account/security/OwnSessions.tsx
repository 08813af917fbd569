import type { OwnSessionResponse } from '@homologa/domain/accounts/second-factor.contract';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Loaded } from '../../shared/ui/states/Loaded';
import { SECURITY } from './security.texts';

const KEY = ['own-sessions', 'listOwnSessions'] as const;

function useDeviceName() {
  const t = useText();
  return ({ browser, system, is_of_staff: isOfStaff }: OwnSessionResponse): string => {
    if (isOfStaff) return t(SECURITY.ofStaff);
    if (browser && system) return t(SECURITY.device, { browser, system });
    return browser ?? system ?? t(SECURITY.unknownDevice);
  };
}

/** Open sessions of one's own account, each of which can be ended. */
export function OwnSessions() {
  const t = useText();
  const queries = useQueryClient();
  const dataProvider = useProvider();
  const sessions = useQuery({ queryKey: KEY, queryFn: () => dataProvider.listOwnSessions() });
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const done = { success: t(SECURITY.ended), onDone: refresh };
  const end = useAction((id: string) => dataProvider.endOwnSession(id), done);
  const endOthers = useAction(() => dataProvider.endOtherSessions(), done);
  return (
    <Loaded query={sessions}>
      {(open) => (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {open.map((session) => (
            <Session key={session.id} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session.id)} />
          ))}
          {open.length > 1 && (
            <Box component="li">
              <Button variant="outlined" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                {t(SECURITY.endOthers)}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface SessionProps {
  session: OwnSessionResponse;
  isBusy: boolean;
  onEnd: () => void;
}

function Session({ session, isBusy, onEnd }: SessionProps) {
  const t = useText();
  const format = useFormat();
  const device = useDeviceName()(session);
  const facts = [
    ...(session.address ? [session.address] : []),
    ...(session.is_of_link ? [t(SECURITY.ofLink)] : []),
    t(SECURITY.openedAt, { date: format.dateTime(session.created_at) }),
    t(SECURITY.seenAt, { date: format.dateTime(session.last_seen_at) }),
    t(SECURITY.endsAt, { date: format.dateTime(session.expires_at) }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{device}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {session.is_current ? (
        <Chip size="small" color="primary" label={t(SECURITY.thisSession)} />
      ) : (
        <Button disabled={isBusy} aria-label={t(SECURITY.endSessionOf, { device })} onClick={onEnd}>
          {t(SECURITY.endSession)}
        </Button>
      )}
    </Box>
  );
}
