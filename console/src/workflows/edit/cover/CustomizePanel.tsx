import { isLocale, LOCALE_NAMES, LOCALES } from '@homologa/domain/language/locales';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { Box, FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { useNow } from '../../../shared/ui/hooks/use-now';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { WholeNumberField } from '../setup/WholeNumberField';
import { focusField, PANEL_OPENS, useOnTarget } from '../use-target';
import { useTextField } from '../use-text-field';
import { CUSTOMIZE } from './customize.texts';

const DEFAULT_SCHEDULE = { every_days: 7, max: 3 };
const LIMITS = { every_days: 365, max: 50 } as const;
const DUE_DATE_ID = 'workflow-due-date';

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2}>
      <Box>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        {hint && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
      </Box>
      {children}
    </Stack>
  );
}

function LanguageField() {
  const t = useText();
  const { form, change } = useEdit();
  return (
    <TextField
      select
      label={t(CUSTOMIZE.language)}
      helperText={t(CUSTOMIZE.languageHint)}
      value={form.defaultLanguage ?? ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={(event) =>
        change('onboarding', (now) => ({
          ...now,
          defaultLanguage: isLocale(event.target.value) ? event.target.value : null,
        }))
      }
    >
      <MenuItem value="">{t(CUSTOMIZE.languageOfCountry)}</MenuItem>
      {LOCALES.map((locale) => (
        <MenuItem key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DueDateField() {
  const t = useText();
  const { form, change } = useEdit();
  const isOver = isOverdue(form.dueDate, useNow());
  return (
    <TextField
      id={DUE_DATE_ID}
      type="date"
      label={t(CUSTOMIZE.dueDate)}
      error={isOver}
      helperText={isOver ? t(CUSTOMIZE.overdue) : t(CUSTOMIZE.dueDateHint)}
      value={form.dueDate ?? ''}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
      onChange={(event) => change('onboarding', (now) => ({ ...now, dueDate: event.target.value || null }))}
    />
  );
}

function Reminders() {
  const t = useText();
  const { form, change } = useEdit();
  const { reminders } = form;
  const number = (key: keyof typeof LIMITS, label: string, schedule: typeof DEFAULT_SCHEDULE) => (
    <WholeNumberField
      label={label}
      value={schedule[key]}
      min={1}
      max={LIMITS[key]}
      onChange={(value) =>
        change('reminders', (now) => ({ ...now, reminders: { ...(now.reminders ?? DEFAULT_SCHEDULE), [key]: value } }))
      }
    />
  );
  return (
    <>
      <Box>
        <FormControlLabel
          label={t(EDIT.reminders)}
          control={
            <Switch
              checked={reminders !== null}
              onChange={(_, isOn) =>
                change('reminders', (now) => ({ ...now, reminders: isOn ? DEFAULT_SCHEDULE : null }))
              }
            />
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(CUSTOMIZE.remindersHint)}
        </Typography>
      </Box>
      {reminders && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 200px' } }}>
          {number('every_days', t(CUSTOMIZE.everyDays), reminders)}
          {number('max', t(CUSTOMIZE.atMost), reminders)}
        </Box>
      )}
    </>
  );
}

export function CustomizePanel() {
  const t = useText();
  const text = useTextField('onboarding');
  useOnTarget('onboarding', () => focusField(DUE_DATE_ID, PANEL_OPENS));
  return (
    <Stack spacing={3.5}>
      <Group title={t(CUSTOMIZE.introduction)} hint={t(CUSTOMIZE.introductionHint)}>
        <TextField
          label={t(CUSTOMIZE.introductionTitle)}
          {...text('introductionTitle')}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <TextField label={t(CUSTOMIZE.introductionText)} multiline minRows={3} {...text('introductionText')} />
        <TextField
          label={t(CUSTOMIZE.finishedText)}
          helperText={t(CUSTOMIZE.finishedHint)}
          multiline
          minRows={2}
          {...text('finishedText')}
        />
      </Group>
      <Group title={t(CUSTOMIZE.schedule)}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <LanguageField />
          <DueDateField />
        </Box>
        <Reminders />
      </Group>
    </Stack>
  );
}
