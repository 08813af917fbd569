import { LOCALE_NAMES, LOCALES } from '@homologa/domain/language/locales';
import type { TemplateRow } from '@homologa/domain/questionnaires/library/template.contract';
import { withText } from '@homologa/domain/questionnaires/library/template-edits';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { TEMPLATES } from './templates.texts';

interface RenameTemplateDialogProps {
  template: TemplateRow;
  scope: TemplateScope;
  onClose: () => void;
}

/** Title and description of a template in each language. */
export default function RenameTemplateDialog({ template, scope, onClose }: RenameTemplateDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const [title, setTitle] = useState(template.title);
  const [description, setDescription] = useState(template.description);
  const saving = useAction(() => dataProvider.updateTemplate(scope, template.id, { title, description }), {
    success: t(TEMPLATES.renamedDone),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: ['templates'] });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="rename-template">
      <DialogTitle id="rename-template">{t(TEMPLATES.renameTitle)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            fullWidth
            size="small"
            label={t(TEMPLATES.titleIn, { language: LOCALE_NAMES[locale] })}
            value={title[locale] ?? ''}
            onChange={({ target }) => setTitle({ ...title, [locale]: target.value })}
            onBlur={() => setTitle((now) => withText(now, locale, now[locale] ?? ''))}
          />
        ))}
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            fullWidth
            multiline
            size="small"
            label={t(TEMPLATES.descriptionIn, { language: LOCALE_NAMES[locale] })}
            value={description[locale] ?? ''}
            onChange={({ target }) => setDescription({ ...description, [locale]: target.value })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button
          variant="contained"
          disabled={saving.isPending || textIn(title, 'en') === ''}
          onClick={() => saving.mutate()}
        >
          {t(COMMON.save)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
