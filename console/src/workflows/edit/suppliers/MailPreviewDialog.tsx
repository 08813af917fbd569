import { LOCALE_NAMES, LOCALES, type Locale, type Words } from '@homologa/domain/language/locales';
import type { InvitationPreviewBody } from '@homologa/domain/workflows/invitation-preview.contract';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { COMMON } from '../../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { ErrorState } from '../../../shared/ui/states/ErrorState';
import { useEdit } from '../edit-context';
import { MAIL_PREVIEW } from './mail-preview.texts';

type Kind = NonNullable<InvitationPreviewBody['kind']>;
type Width = 'desktop' | 'phone';
const KINDS: Readonly<Record<Kind, Words>> = { invitation: MAIL_PREVIEW.invitation, reminder: MAIL_PREVIEW.reminder };
const WIDTHS: Readonly<Record<Width, Words>> = { desktop: MAIL_PREVIEW.desktop, phone: MAIL_PREVIEW.phone };
const WIDTH_PX: Readonly<Record<Width, number | string>> = { desktop: '100%', phone: 390 };

interface ToggleProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
}

function Toggle<Value extends string>({ label, value, choices, onChange }: ToggleProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: Value | null) => next && onChange(next)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value} sx={{ textTransform: 'none' }}>
          {choice.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Disables the links of the mail: the links open in a new window, which the iframe's sandbox blocks. */
const withDeadLinks = (html: string): string => html.replace(/<head>/i, '<head><base target="_blank">');

/** Preview of the invitation or reminder with the current texts, in a sandboxed iframe without scripts. */
export default function MailPreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const titleId = useId();
  const appLocale = useAppLocale();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { workflow, form } = useEdit();
  const [language, setLanguage] = useState<Locale>(form.defaultLanguage ?? appLocale);
  const [kind, setKind] = useState<Kind>('invitation');
  const [width, setWidth] = useState<Width>('desktop');
  const body: InvitationPreviewBody = {
    kind,
    language,
    title: form.title,
    email: { subject: form.emailSubject, message: form.emailMessage },
    due_date: form.dueDate,
  };
  const preview = useQuery({
    queryKey: ['workflows', 'previewInvitation', workflow.id, workflow.info.cover, body],
    queryFn: () => dataProvider.previewInvitation(workflow.id, body),
    placeholderData: keepPreviousData,
  });
  const mail = preview.data;
  const choices = <Value extends string>(words: Readonly<Record<Value, Words>>) =>
    (Object.keys(words) as Value[]).map((value) => ({ value, name: t(words[value]) }));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(MAIL_PREVIEW.title)}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 1.5 }}>
          <Toggle
            label={t(MAIL_PREVIEW.language)}
            value={language}
            choices={LOCALES.map((value) => ({ value, name: LOCALE_NAMES[value] }))}
            onChange={setLanguage}
          />
          <Toggle label={t(MAIL_PREVIEW.kind)} value={kind} choices={choices(KINDS)} onChange={setKind} />
          {!isPhone && (
            <Toggle label={t(MAIL_PREVIEW.width)} value={width} choices={choices(WIDTHS)} onChange={setWidth} />
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t(MAIL_PREVIEW.hint)}
        </Typography>
        {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.isPending && <Skeleton variant="rounded" height={420} />}
        {mail && !preview.error && (
          <>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'max-content 1fr',
                columnGap: 1.5,
                rowGap: 0.25,
                m: 0,
                mb: 1.5,
              }}
            >
              {[
                [MAIL_PREVIEW.from, mail.from],
                [MAIL_PREVIEW.to, mail.to],
                [MAIL_PREVIEW.subject, mail.subject],
              ].map(([label, value]) => (
                <Box key={(label as Words).en} sx={{ display: 'contents' }}>
                  <Typography component="dt" sx={{ color: 'text.secondary' }}>
                    {t(label as Words)}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                    {value as string}
                  </Typography>
                </Box>
              ))}
            </Box>
            <Box
              component="iframe"
              // The sandbox allows no scripts. The iframe has the same origin as the page, so that the dialog can
              // listen for Escape inside it.
              sandbox="allow-same-origin"
              onLoad={(event: SyntheticEvent<HTMLIFrameElement>) =>
                event.currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
                  if (key === 'Escape') onClose();
                })
              }
              srcDoc={withDeadLinks(mail.html)}
              title={t(MAIL_PREVIEW.title)}
              sx={{
                display: 'block',
                mx: 'auto',
                width: WIDTH_PX[isPhone ? 'desktop' : width],
                maxWidth: '100%',
                height: { xs: '55vh', sm: 520 },
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
                bgcolor: 'common.white',
                colorScheme: 'light',
              }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
