import type { Words } from '@homologa/domain/language/locales';
import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useText } from '../../../shared/i18n/use-text';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import type { FormSection } from '../workflow-form';

const SECTION_WORDS: Readonly<Record<FormSection, Words>> = {
  info: EDIT.info,
  setup: EDIT.setup,
  suppliers: EDIT.suppliers,
  questionnaire: EDIT.questionnaire,
  onboarding: EDIT.customize,
  reminders: EDIT.reminders,
};

export function ConflictAlert() {
  const t = useText();
  const { conflict, resolve } = useEdit();
  if (!conflict) return null;
  const parts = conflict.sections.map((section) => t(SECTION_WORDS[section])).join(', ');
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{t(EDIT.conflictTitle)}</AlertTitle>
      {conflict.isMoved ? t(EDIT.conflictMoved) : t(EDIT.conflictText, { parts })}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={() => resolve('theirs')}>
          {t(EDIT.conflictReload)}
        </Button>
        {!conflict.isMoved && (
          <Button variant="contained" color="warning" onClick={() => resolve('mine')}>
            {t(EDIT.conflictOverwrite)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
