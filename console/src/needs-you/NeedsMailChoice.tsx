import { errorText } from '@homologa/domain/errors/error-messages';
import {
  findNeedsMailRhythm,
  NEEDS_MAIL_RHYTHMS,
  NEEDS_MAIL_WORDS,
  type NeedsMailRhythm,
} from '@homologa/domain/needs-you/needs-mail';
import { MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyNameOf } from '../shared/auth/company-name';
import { useSession } from '../shared/auth/session-store';
import { useProvider } from '../shared/data/provider/use-provider';
import { useAction } from '../shared/data/use-action';
import { COMMON } from '../shared/i18n/common.texts';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { NEEDS_YOU } from './needs-you.texts';

const KEY = ['needs-you', 'getNeedsMail'] as const;

/**
 * Selects how often the user receives the mail about pending work in the acting company; saves each change immediately.
 */
export function NeedsMailChoice({ hint }: { hint?: string }) {
  const t = useText();
  const locale = useAppLocale();
  const { user } = useSession();
  const logAs = user?.log_as;
  const acting = user?.companies.find(({ company_id: id }) => id === user.acting_company_id);
  const isOfSeveral = (user?.companies.length ?? 0) > 1;
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => dataProvider.getNeedsMail() });
  const choose = useAction((rhythm: NeedsMailRhythm) => dataProvider.chooseNeedsMail(rhythm), {
    success: t(COMMON.saved),
    onDone: (saved) => void queries.setQueryData(KEY, saved),
  });
  if (!data) return error ? null : <Skeleton width={360} height={40} sx={{ maxWidth: '100%' }} />;
  return (
    <TextField
      select
      size="small"
      label={
        isOfSeveral && acting ? t(NEEDS_YOU.byMailOf, { company: companyNameOf(acting.company) }) : t(NEEDS_YOU.byMail)
      }
      helperText={logAs ? errorText('not_while_logged_in_as', locale) : hint}
      value={choose.isPending ? choose.variables : data.rhythm}
      disabled={Boolean(logAs)}
      onChange={({ target }) => {
        const rhythm = findNeedsMailRhythm(target.value);
        // The select is not disabled while saving, because it would lose the focus.
        if (rhythm && !choose.isPending) choose.mutate(rhythm);
      }}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      {NEEDS_MAIL_RHYTHMS.map((rhythm) => (
        <MenuItem key={rhythm} value={rhythm}>
          {t(NEEDS_MAIL_WORDS[rhythm])}
        </MenuItem>
      ))}
    </TextField>
  );
}
