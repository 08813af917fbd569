import type { OwnInvitationResponse } from '@homologa/domain/companies/company-user.contract';
import { COMPANY_ROLE_WORDS } from '@homologa/domain/companies/company-user-words';
import InvitationIcon from '@mui/icons-material/MailOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { switchCompany } from '../../shared/auth/session-store';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { Loaded } from '../../shared/ui/states/Loaded';
import { SHELL } from '../../shell/shell.texts';
import { INVITATIONS } from './invitations.texts';

const KEY = ['account', 'getInvitations'] as const;

/** Lists the companies that have invited the user, who joins or declines. Mails of invitations lead here. */
export default function InvitationsPage() {
  const t = useText();
  const dataProvider = useProvider();
  usePage({ label: t(SHELL.invitations) });
  const query = useQuery({ queryKey: KEY, queryFn: () => dataProvider.getInvitations() });
  return (
    <>
      <PageTitle title={t(SHELL.invitations)} subtitle={query.data?.length ? t(INVITATIONS.hint) : undefined} />
      <Loaded query={query}>{(open) => <Invitations open={open} />}</Loaded>
    </>
  );
}

function Invitations({ open }: { open: readonly OwnInvitationResponse[] }) {
  const t = useText();
  if (open.length === 0)
    return <EmptyState icon={<InvitationIcon />} title={t(INVITATIONS.none)} text={t(INVITATIONS.noneHint)} />;
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 640 }}>
      {open.map((invitation) => (
        <Card key={invitation.id} component="li" sx={{ p: 2 }}>
          <Invitation invitation={invitation} />
        </Card>
      ))}
    </Stack>
  );
}

function Invitation({ invitation }: { invitation: OwnInvitationResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, company_name: company, invited_by: name } = invitation;
  const role = t(COMPANY_ROLE_WORDS[invitation.role]);
  const join = useAction(() => dataProvider.answerInvitation(id, true), {
    onDone: async ({ company_id: joined }) => {
      await navigate('/home');
      if (joined) switchCompany(joined);
    },
  });
  const decline = useAction(() => dataProvider.answerInvitation(id, false), {
    success: t(INVITATIONS.declined),
    onDone: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  const isBusy = join.isPending || decline.isPending;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {company}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {name ? t(INVITATIONS.asRoleBy, { role, name }) : t(INVITATIONS.asRole, { role })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          aria-label={t(INVITATIONS.declineLabel, { company })}
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => decline.mutate()}
        >
          {t(INVITATIONS.decline)}
        </Button>
        <Button
          variant="contained"
          aria-label={t(INVITATIONS.joinLabel, { company })}
          loading={join.isPending}
          disabled={isBusy}
          onClick={() => join.mutate()}
        >
          {t(INVITATIONS.join)}
        </Button>
      </Box>
    </Box>
  );
}
