import NotApplicableIcon from '@mui/icons-material/HideSourceOutlined';
import { Box, FormControlLabel, IconButton, MenuItem, Switch, TextField, Tooltip } from '@mui/material';
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

/** Select of the kind of answer to a text question. A question without a format takes any text. */
export function AnswerKindField({ question, onReshape }: Pick<AnswerFieldsProps, 'question' | 'onReshape'>) {
  const t = useText();
  return (
    <TextField
      select
      label={t(ANSWER.kind)}
      value={question.format?.kind ?? ''}
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
  );
}

/** What the answer to a text question must look like; nothing for one that takes any text. */
export function AnswerFields({ question, onChange }: Omit<AnswerFieldsProps, 'onReshape'>) {
  const { format } = question;
  if (!format) return null;
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
      {format.kind === 'table' ? (
        <TableFields
          questionKey={question.key}
          format={format}
          onChange={(changed) => onChange((now) => ({ ...now, format: changed }))}
        />
      ) : (
        <FormatFields format={format} onChange={(changed) => onChange((now) => ({ ...now, format: changed }))} />
      )}
    </Box>
  );
}

const allowNaId = (key: string): string => `question-${key}-allow-na`;

/** Focuses the switch's other form once it is there: the tool of the card takes its place and back. */
const focusSoon = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());

/** Tool of a card that allows 'not applicable' where it is not allowed yet, so that the card needs no switch for it. */
export function AllowNaTool({ question, onChange }: Omit<AnswerFieldsProps, 'onReshape'>) {
  const t = useText();
  return (
    <Tooltip title={t(ANSWER.allowNa)}>
      <IconButton
        id={allowNaId(question.key)}
        size="small"
        role="switch"
        aria-checked={false}
        aria-label={t(ANSWER.allowNa)}
        onClick={() => {
          onChange((now) => ({ ...now, allowNa: true }));
          focusSoon(allowNaId(question.key));
        }}
      >
        <NotApplicableIcon />
      </IconButton>
    </Tooltip>
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
          id={allowNaId(question.key)}
          checked={question.allowNa ?? false}
          onChange={(_, allowNa) => {
            onChange((now) => ({ ...now, allowNa }));
            if (!allowNa) focusSoon(allowNaId(question.key));
          }}
        />
      }
    />
  );
}
