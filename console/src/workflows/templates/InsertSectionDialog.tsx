import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import {
  countQuestions,
  itemsIn,
  itemsOfSection,
  textIn,
} from '@homologa/domain/questionnaires/library/template-items';
import { MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { FILES } from '../edit/questionnaire/files/files.texts';
import { PartField, WHOLE } from '../edit/questionnaire/library/ChosenTemplate';
import { LIBRARY } from '../edit/questionnaire/library/library.texts';
import { TEMPLATES } from './templates.texts';

interface InsertSectionDialogProps {
  scope: TemplateScope;
  /** The edited template, which is not offered. */
  id: string;
  /** Items that the edited template has. */
  present: number;
  onClose: () => void;
  onInsert: (items: readonly TemplateItem[]) => void;
}

/** Chooses a section of another template, or all of it. */
export default function InsertSectionDialog({ scope, id, present, onClose, onInsert }: InsertSectionDialogProps) {
  const t = useText();
  const locale = useAppLocale();
  const dataProvider = useProvider();
  const [source, setSource] = useState('');
  const [part, setPart] = useState(WHOLE);
  const { data: templates = [], isError: isListMissing } = useQuery({
    queryKey: ['templates', 'getTemplates', scope, ''],
    queryFn: () => dataProvider.getTemplates(scope),
  });
  const { data: chosen, isError } = useQuery({
    queryKey: ['templates', 'getTemplate', scope, source],
    queryFn: () => dataProvider.getTemplate(scope, source),
    enabled: source !== '',
  });
  const items = chosen ? itemsOfSection(chosen.items, part === WHOLE ? null : part) : [];
  const isTooMany = present + items.length > MAX_QUESTIONS;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="insert-section">
      <DialogTitle id="insert-section">{t(TEMPLATES.insertTitle)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t(TEMPLATES.insertHint)}</Typography>
        <TextField
          select
          fullWidth
          size="small"
          label={t(LIBRARY.template)}
          value={source}
          onChange={({ target }) => {
            setSource(target.value);
            setPart(WHOLE);
          }}
        >
          {templates
            .filter((template) => template.id !== id)
            .map((template) => (
              <MenuItem key={template.id} value={template.id}>
                {textIn(template.title, locale)}
              </MenuItem>
            ))}
        </TextField>
        {chosen && (
          <>
            <PartField
              label={t(LIBRARY.part)}
              sections={itemsIn(chosen.items, locale).filter(({ type }) => type === 'section')}
              part={part}
              onPart={setPart}
            />
            <Typography role="status">{t(LIBRARY.questions, { count: countQuestions(items) })}</Typography>
          </>
        )}
        {(isListMissing || isError) && <Alert severity="error">{t(LIBRARY.failed)}</Alert>}
        {isTooMany && <Alert severity="error">{t(FILES.tooMany, { n: MAX_QUESTIONS })}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button variant="contained" disabled={items.length === 0 || isTooMany} onClick={() => onInsert(items)}>
          {t(LIBRARY.insert)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
