import { LOCALE_NAMES, LOCALES } from '@homologa/domain/language/locales';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { Box } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CUSTOMIZE } from './cover/customize.texts';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { inviteOfTexts } from './suppliers/invite-texts';
import type { WorkflowForm } from './workflow-form';

function mailsOf({ suppliers, defaultLanguage }: WorkflowForm) {
  const invites = suppliers.map(({ invite }) => inviteOfTexts(invite));
  const unreachable = invites.flatMap(({ emails }, place) => (emails.length === 0 ? [place + 1] : []));
  const languages = invites
    .filter(({ emails }) => emails.length > 0)
    .map(({ country }) => supplierMailLocale({ locale: null, country }, { defaultLocale: defaultLanguage }));
  const byLanguage = LOCALES.map((locale) => ({ locale, count: languages.filter((one) => one === locale).length }));
  return { unreachable, byLanguage: byLanguage.filter(({ count }) => count > 0) };
}

/**
 * Summary before the launch, such as the number of invitations per language and the due date. Omits the invitations if
 * only a part of the suppliers is loaded.
 */
export function LaunchReview() {
  const t = useText();
  const format = useFormat();
  const { workflow, form } = useEdit();
  if (form.type !== 'onboarding') return null;
  const isPartial = workflow.suppliers_count > workflow.suppliers.length;
  const { unreachable, byLanguage } = mailsOf(form);
  const languages = byLanguage.map(({ locale, count }) => `${format.number(count)} ${LOCALE_NAMES[locale]}`).join(', ');
  const facts = [
    !isPartial && languages && { name: EDIT.invitation, value: languages },
    { name: EDIT.subject, value: form.emailSubject.trim() || t(EDIT.standardText) },
    unreachable.length > 0 && {
      name: EDIT.withoutMail,
      value: t(EDIT.rows, { list: unreachable.join(', '), count: unreachable.length }),
    },
    { name: CUSTOMIZE.dueDate, value: form.dueDate ? format.day(form.dueDate) : t(EDIT.noDueDate) },
    form.reminders && {
      name: EDIT.reminders,
      value: `${t(CUSTOMIZE.everyDays)}: ${form.reminders.every_days}, ${t(CUSTOMIZE.atMost)}: ${form.reminders.max}`,
    },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: '0.875rem',
      }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name.en} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(name)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
