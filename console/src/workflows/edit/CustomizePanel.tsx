import { Box, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

const DEFAULT_SCHEDULE = { every_days: 7, max: 3 };
const LIMITS = { every_days: 365, max: 50 } as const;

/** Scheduled reminders, off by default (decisions.md section 6). */
export function CustomizePanel() {
  const t = useText();
  const { form, change } = useEdit();
  const schedule = form.reminders;
  const number = (key: keyof typeof LIMITS, label: string) => (
    <TextField
      type="number"
      label={label}
      value={schedule?.[key] ?? ''}
      slotProps={{ htmlInput: { min: 1, max: LIMITS[key] } }}
      onChange={(event) => {
        const value = Math.min(LIMITS[key], Math.max(1, Math.round(Number(event.target.value))));
        change('reminders', (now) => ({ ...now, reminders: { ...(now.reminders ?? DEFAULT_SCHEDULE), [key]: value } }));
      }}
    />
  );
  return (
    <Stack spacing={2}>
      <Box>
        <FormControlLabel
          label={t(EDIT.reminders)}
          control={
            <Switch
              checked={schedule !== null}
              onChange={(_, isOn) =>
                change('reminders', (now) => ({ ...now, reminders: isOn ? DEFAULT_SCHEDULE : null }))
              }
            />
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(EDIT.remindersHint)}
        </Typography>
      </Box>
      {schedule && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 200px' } }}>
          {number('every_days', t(EDIT.everyDays))}
          {number('max', t(EDIT.atMost))}
        </Box>
      )}
    </Stack>
  );
}
