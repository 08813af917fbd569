import { canRemoveOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material';
import { useText } from '../../../shared/i18n/use-text';
import type { QuestionForm } from '../workflow-form';
import { withOption } from './question-edits';
import { QUESTIONNAIRE } from './questionnaire.texts';

interface QuestionOptionsProps {
  question: QuestionForm;
  onChange: (patch: (question: QuestionForm) => QuestionForm) => void;
}

/** A choice needs at least two options, so the first two cannot be removed. */
export function QuestionOptions({ question, onChange }: QuestionOptionsProps) {
  const t = useText();
  const setOptions = (patch: (options: QuestionForm['options']) => QuestionForm['options']) =>
    onChange((now) => ({ ...now, options: patch(now.options) }));
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {question.options.map((option, place) => {
        const isFixed = !canRemoveOption(place);
        const removeLabel = t(QUESTIONNAIRE.removeOption, { n: place + 1 });
        return (
          <Box key={option.key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              label={t(QUESTIONNAIRE.option, { n: place + 1 })}
              value={option.value}
              onChange={(event) =>
                setOptions((all) =>
                  all.map((entry) => (entry.key === option.key ? { ...entry, value: event.target.value } : entry)),
                )
              }
            />
            <Tooltip title={isFixed ? t(QUESTIONNAIRE.twoNeeded) : removeLabel} describeChild={isFixed}>
              {/* Not `disabled`: keyboard users must be able to reach the tooltip that explains it. */}
              <IconButton
                size="small"
                aria-label={removeLabel}
                aria-disabled={isFixed || undefined}
                sx={isFixed ? { color: 'action.disabled', cursor: 'not-allowed' } : undefined}
                onClick={() => !isFixed && setOptions((all) => all.filter((entry) => entry.key !== option.key))}
              >
                <CloseIcon />
              </IconButton>
            </Tooltip>
          </Box>
        );
      })}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => onChange((now) => withOption(now, () => crypto.randomUUID()))}
        >
          {t(QUESTIONNAIRE.addOption)}
        </Button>
      </Box>
    </Box>
  );
}
