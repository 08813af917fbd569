import type { NotificationChoicesResponse } from '@homologa/domain/notifications/notification.contract';
import { NOTIFICATION_DELIVERIES } from '@homologa/domain/notifications/notification-kinds';
import {
  NOTIFICATION_DELIVERY_WORDS,
  NOTIFICATION_KIND_WORDS,
} from '@homologa/domain/notifications/notification-words';
import { Box, Button, MenuItem, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NeedsMailChoice } from '../needs-you/NeedsMailChoice';
import { NEEDS_YOU } from '../needs-you/needs-you.texts';
import { useCan } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { TextInput } from '../shared/forms/TextInput';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { Loaded } from '../shared/ui/states/Loaded';
import { ACCOUNT } from './account.texts';

const KEY = ['notification-choices', 'getNotificationChoices'] as const;
const choicesOf = (choices: NotificationChoicesResponse) => ({
  choices: choices.map(({ kind, delivery }) => ({ kind, delivery })),
});

function ChoicesForm({ choices }: { choices: NotificationChoicesResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const form = useSubmitForm({
    stored: choicesOf(choices),
    send: (typed) => dataProvider.chooseNotifications(typed.choices),
    success: t(COMMON.saved),
    next: choicesOf,
    onDone: (saved) => void queries.setQueryData(KEY, saved),
  });
  return (
    <SubmitForm form={form} label={t(ACCOUNT.notificationChoices)}>
      <Typography variant="h2">{t(ACCOUNT.notificationChoices)}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>{t(ACCOUNT.notificationHint)}</Typography>
      <Box sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
        {choices.map(({ kind }, index) => (
          <TextInput key={kind} select source={`choices.${index}.delivery`} label={t(NOTIFICATION_KIND_WORDS[kind])}>
            {NOTIFICATION_DELIVERIES.map((delivery) => (
              <MenuItem key={delivery} value={delivery}>
                {t(NOTIFICATION_DELIVERY_WORDS[delivery])}
              </MenuItem>
            ))}
          </TextInput>
        ))}
      </Box>
      <Button type="submit" variant="contained" loading={form.isPending}>
        {t(COMMON.save)}
      </Button>
    </SubmitForm>
  );
}

export function NotificationChoices() {
  const dataProvider = useProvider();
  const query = useQuery({ queryKey: KEY, queryFn: () => dataProvider.getNotificationChoices() });
  const t = useText();
  const seesClients = useCan('see_client_area');
  return (
    <>
      {seesClients && (
        <Box sx={{ display: 'grid', mb: 4 }}>
          <NeedsMailChoice hint={t(NEEDS_YOU.mailHint)} />
        </Box>
      )}
      <Loaded query={query}>{(choices) => <ChoicesForm choices={choices} />}</Loaded>
    </>
  );
}
