import type { UsedTemplate } from '@homologa/domain/questionnaires/library/plan-template-update';
import type { TemplateResponse } from '@homologa/domain/questionnaires/library/template.contract';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { TakeOverPreview } from '../files/TakeOverPreview';
import { useTakeOver } from '../files/use-take-over';
import { LIBRARY } from './library.texts';
import { MoveChoices } from './MoveChoices';
import { updatedQuestions } from './template-update';

const newKey = () => crypto.randomUUID();

interface UpdateDialogProps {
  used: UsedTemplate;
  template: TemplateResponse;
  onClose: () => void;
  onUpdated: () => void;
}

/** Shows what the newest version of a template changes in the questionnaire, and applies it as if it was typed. */
export default function UpdateDialog({ used, template, onClose, onUpdated }: UpdateDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { form } = useEdit();
  const { versions, language } = used;
  const [followed, setFollowed] = useState<ReadonlySet<string>>();
  const takeOver = useTakeOver(() => {
    onClose();
    onUpdated();
  });
  const { data: items, isError } = useQuery({
    queryKey: ['templates', 'getTemplate', 'company', used.template, versions.join(' ')],
    queryFn: async () => {
      const read = await Promise.all(
        versions.map((version) => dataProvider.getTemplate('company', used.template, version)),
      );
      return new Map(read.map(({ shown_version: version, items: asked }) => [version, asked]));
    },
  });
  const update = useMemo(
    () =>
      items
        ? updatedQuestions({
            template: used.template,
            language,
            present: form.questions,
            used: items,
            next: template,
            followed,
            newKey,
          })
        : null,
    [items, used.template, language, form.questions, template, followed],
  );
  const isTooMany = update !== null && takeOver.isTooMany(update.questions, 'replace');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="template-update">
      <DialogTitle id="template-update">
        {t(LIBRARY.updateTitle, { n: template.version, title: textIn(template.title, language) })}
      </DialogTitle>
      <DialogContent>
        <Typography>{t(LIBRARY.updateHint)}</Typography>
        {isError && <Alert severity="error">{t(LIBRARY.failed)}</Alert>}
        {update && <TakeOverPreview comparison={update.comparison} questions={update.questions} mode="replace" />}
        {update && update.moves.length > 0 && <MoveChoices moves={update.moves} onFollowed={setFollowed} />}
        {update && update.edited.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t(LIBRARY.edited)}
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {update.edited.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button
          variant="contained"
          disabled={!update || isTooMany}
          onClick={() => update && takeOver.put(update.questions)}
        >
          {t(LIBRARY.update)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
