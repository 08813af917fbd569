import { MAX_OPTIONS, MIN_OPTIONS } from '@homologa/domain/questionnaires/limits';
import { canRemoveOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import AddIcon from '@mui/icons-material/Add';
import ConditionIcon from '@mui/icons-material/AltRoute';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, useContext, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { focusField } from '../use-target';
import type { OptionForm, QuestionForm } from '../workflow-form';
import { ConditionField } from './ConditionField';
import { CONDITIONS } from './condition.texts';
import { addConditionId } from './condition-ids';
import { LeftLines, type Overflow } from './LeftLines';
import { PointsRow } from './points/PointsRow';
import { POINTS } from './points/points.texts';
import type { QuestionActions } from './question-actions';
import { newOption, withOption } from './question-edits';
import { linesOf, withPastedOptions } from './question-lines';
import { QUESTIONNAIRE } from './questionnaire.texts';
import { TemplateTextsContext } from './template-texts';

interface QuestionOptionsProps {
  question: QuestionForm;
  isScored: boolean;
  actions: Pick<QuestionActions, 'addCondition' | 'setCondition' | 'reshape'>;
  onChange: (patch: (question: QuestionForm) => QuestionForm) => void;
}

const newKey = () => crypto.randomUUID();
const optionFieldId = (key: string): string => `option-${key}`;

/** Options of a choice question. A choice needs at least two options, so the first two options cannot be removed. */
export function QuestionOptions({ question, isScored, actions, onChange }: QuestionOptionsProps) {
  const t = useText();
  const otherTexts = useContext(TemplateTextsContext);
  const [overflow, setOverflow] = useState<Overflow | null>(null);
  const isFull = question.options.length >= MAX_OPTIONS;
  const setOptions = (patch: (options: QuestionForm['options']) => QuestionForm['options']) =>
    onChange((now) => ({ ...now, options: patch(now.options) }));
  const patchOption = (key: string, change: Partial<OptionForm>) =>
    setOptions((all) => all.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  const remove = (option: OptionForm, onDone?: () => void) =>
    actions.reshape(
      question.key,
      (now) => ({ ...now, options: now.options.filter(({ key }) => key !== option.key) }),
      onDone,
    );
  /** Enter moves to the next empty option or adds an option. Backspace in an empty option removes the option. */
  const onKeyDown = (event: KeyboardEvent, option: OptionForm, place: number) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const next = question.options[place + 1];
      if (next?.value !== '' && isFull) return;
      const added = next?.value === '' ? next : newOption(newKey);
      if (added !== next) setOptions((all) => all.toSpliced(place + 1, 0, added));
      focusField(optionFieldId(added.key));
    }
    const before = question.options[place - 1];
    const isRemovable = before && question.options.length > MIN_OPTIONS;
    if (event.key === 'Backspace' && option.value === '' && isRemovable) {
      event.preventDefault();
      remove(option, () => focusField(optionFieldId(before.key)));
    }
  };
  const onPaste = (event: ClipboardEvent, option: OptionForm) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const { options, last, left } = withPastedOptions(question.options, option.key, lines, newKey);
    setOptions(() => options);
    setOverflow(left.length > 0 ? { lines: left, taken: lines.length - left.length } : null);
    focusField(optionFieldId(last));
  };
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {question.options.map((option, place) => {
        const isFixed = !canRemoveOption(place);
        const removeLabel = t(QUESTIONNAIRE.removeOption, { n: place + 1 });
        return (
          <Box key={option.key}>
            <Box
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                flexWrap: { xs: isScored ? 'wrap' : 'nowrap', sm: 'nowrap' },
              }}
            >
              <TextField
                id={optionFieldId(option.key)}
                label={t(QUESTIONNAIRE.option, { n: place + 1 })}
                value={option.value}
                helperText={option.value.trim() === '' ? otherTexts?.get(option.key) : undefined}
                sx={isScored ? { flex: { xs: '1 1 100%', sm: 1 } } : undefined}
                onKeyDown={(event) => onKeyDown(event, option, place)}
                onPaste={(event) => onPaste(event, option)}
                onChange={(event) => patchOption(option.key, { value: event.target.value })}
              />
              {isScored && (
                <PointsRow
                  label={t(POINTS.ofOption, { n: place + 1 })}
                  knockOutLabel={t(POINTS.optionKnocksOut, { n: place + 1 })}
                  points={option.points}
                  isKnockOut={option.knockOut === true}
                  onPoints={(points) => patchOption(option.key, { points })}
                  onKnockOut={(knockOut) => patchOption(option.key, { knockOut })}
                />
              )}
              {!option.showIf && (
                <Tooltip title={t(CONDITIONS.addToOption, { n: place + 1 })}>
                  <IconButton
                    id={addConditionId(question.key, option.key)}
                    size="small"
                    aria-label={t(CONDITIONS.addToOption, { n: place + 1 })}
                    onClick={() => actions.addCondition(question.key, option.key)}
                  >
                    <ConditionIcon />
                  </IconButton>
                </Tooltip>
              )}
              <Tooltip title={isFixed ? t(QUESTIONNAIRE.twoNeeded) : removeLabel} describeChild={isFixed}>
                {/* Not `disabled`: keyboard users must be able to reach the tooltip that explains it. */}
                <IconButton
                  size="small"
                  aria-label={removeLabel}
                  aria-disabled={isFixed || undefined}
                  sx={isFixed ? { color: 'action.disabled', cursor: 'not-allowed' } : undefined}
                  onClick={() => !isFixed && remove(option)}
                >
                  <CloseIcon />
                </IconButton>
              </Tooltip>
            </Box>
            {option.showIf && (
              <ConditionField
                itemKey={question.key}
                option={{ key: option.key, place: place + 1 }}
                onChange={(condition) => actions.setCondition(question.key, option.key, condition)}
              />
            )}
          </Box>
        );
      })}
      {overflow && (
        <LeftLines {...overflow} limit={QUESTIONNAIRE.maxOptions} max={MAX_OPTIONS} onClose={() => setOverflow(null)} />
      )}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={() => onChange((now) => withOption(now, newKey))}
        >
          {t(QUESTIONNAIRE.addOption)}
        </Button>
      </Box>
    </Box>
  );
}
