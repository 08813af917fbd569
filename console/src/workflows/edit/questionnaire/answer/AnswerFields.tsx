import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import type { QuestionForm } from '../../workflow-form';
import { ANSWER, ANSWER_KIND_WORDS } from './answer.texts';
import { KIND_CHOICES, withKind } from './answer-formats';
import { FormatFields } from './FormatFields';
import { TableFields } from './TableFields';

type Patch = (patch: (question: QuestionForm) => QuestionForm) => void;

interface AnswerFieldsProps {
  question: QuestionForm;
  onChange: Patch;
  /** Like `onChange`, for another kind of answer: asks first if conditions compare the answer. */
  onReshape: Patch;
}

/** What the answer to a text question must look like. A question without a format takes any text. */
export function AnswerFields({ question, onChange, onReshape }: AnswerFieldsProps) {
  const t = useText();
  const { format } = question;
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <TextField
        select
        size="small"
        label={t(ANSWER.kind)}
        value={format?.kind ?? ''}
        sx={{ maxWidth: 280 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        onChange={({ target }) => {
          const kind = KIND_CHOICES.find((one) => one === target.value);
          if (kind !== undefined) onReshape((now) => withKind(now, kind, () => crypto.randomUUID()));
        }}
      >
        {KIND_CHOICES.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(kind === '' ? ANSWER.anyText : ANSWER_KIND_WORDS[kind])}
          </MenuItem>
        ))}
      </TextField>
      {format?.kind === 'table' && (
        <TableFields format={format} onChange={(changed) => onChange((now) => ({ ...now, format: changed }))} />
      )}
      {format && format.kind !== 'table' && (
        <FormatFields format={format} onChange={(changed) => onChange((now) => ({ ...now, format: changed }))} />
      )}
    </Box>
  );
}

/** Lets a supplier say that a question does not apply to it. */
export function AllowNaSwitch({ question, onChange }: Omit<AnswerFieldsProps, 'onReshape'>) {
  const t = useText();
  return (
    <FormControlLabel
      sx={{ mt: 0.5 }}
      label={t(ANSWER.allowNa)}
      control={
        <Switch
          checked={question.allowNa ?? false}
          onChange={(_, allowNa) => onChange((now) => ({ ...now, allowNa }))}
        />
      }
    />
  );
}
