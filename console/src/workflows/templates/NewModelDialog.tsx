import type { Locale } from '@homologa/domain/language/locales';
import { adoptQuestions } from '@homologa/domain/questionnaires/library/template-edits';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { UploadButton } from '../../shared/ui/UploadButton';
import { FileProblems } from '../edit/questionnaire/files/FileProblems';
import { LanguageField } from '../edit/questionnaire/library/LanguageField';
import { LIBRARY } from '../edit/questionnaire/library/library.texts';
import { templatePath } from './template-path';
import { TEMPLATES } from './templates.texts';

const newId = () => crypto.randomUUID();

/** Makes a provider's template of a file with questions. */
export default function NewModelDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const appLocale = useAppLocale();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState<Locale>(appLocale);
  const making = useAction(
    async (file: File) => {
      const read = await dataProvider.readTemplateFile('provider', file);
      if (read.problems.length > 0) return { problems: read.problems };
      const items = adoptQuestions([], read.questionnaire, { locale: language, template: null, newId });
      const texts = { title: { [language]: title.trim() }, description: {} };
      return { made: await dataProvider.createTemplate('provider', { ...texts, items }) };
    },
    {
      onDone: async ({ made }) => {
        if (!made) return;
        await queries.invalidateQueries({ queryKey: ['templates'] });
        void navigate(templatePath('provider', made.id));
      },
    },
  );
  const problems = making.data?.problems ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="new-model">
      <DialogTitle id="new-model">{t(TEMPLATES.newTitle)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t(TEMPLATES.newHint)}</Typography>
        <TextField
          fullWidth
          size="small"
          label={t(LIBRARY.name)}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          sx={{ mb: 1 }}
        />
        <LanguageField value={language} onChange={setLanguage} />
        <UploadButton
          label={t(TEMPLATES.import)}
          isBusy={making.isPending}
          disabled={title.trim() === ''}
          accept=".xlsx,.csv,.json"
          onFile={(file) => making.mutate(file)}
        />
        {problems.length > 0 && <FileProblems problems={problems} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
      </DialogActions>
    </Dialog>
  );
}
