import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { QUESTION_TYPE_WORDS } from '@homologa/domain/questionnaires/question-words';
import {
  hasOptions,
  isAnswerable,
  QUESTION_TYPES,
  type QuestionType,
} from '@homologa/domain/questionnaires/questionnaire-rules';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import WarningIcon from '@mui/icons-material/ErrorOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  Button,
  Card,
  FormControlLabel,
  IconButton,
  MenuItem,
  Switch,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { memo, type ReactElement } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import type { QuestionForm } from '../workflow-form';
import { AttachmentField } from './AttachmentField';
import { AllowNaSwitch, AllowNaTool, AnswerFields, AnswerKindField } from './answer/AnswerFields';
import { ConditionField, ConditionSummary } from './ConditionField';
import { CONDITIONS } from './condition.texts';
import { addConditionId } from './condition-ids';
import { PointsFields } from './points/PointsFields';
import { SectionWeight } from './points/SectionWeight';
import { QuestionOptions } from './QuestionOptions';
import type { QuestionActions } from './question-actions';
import { withType } from './question-edits';
import { linesOf } from './question-lines';
import { QUESTIONNAIRE } from './questionnaire.texts';
import { useIsTemplate, useOtherText } from './template-texts';

interface QuestionCardProps {
  question: QuestionForm;
  number: number | null;
  isIncomplete: boolean;
  /** True if a condition of the item or its options refers to something that is missing or does not fit. */
  isBroken: boolean;
  isFirst: boolean;
  isLast: boolean;
  isCollapsed: boolean;
  isDraft: boolean;
  /** True if answers give points. */
  isScored: boolean;
  actions: QuestionActions;
}

/**
 * Props that make the title field grow with its text by CSS. Older browsers use MUI's autosize, which forces a layout
 * per field; with hundreds of questions, that would take most of the page's opening time.
 */
const GROWING =
  typeof globalThis.CSS === 'object' && globalThis.CSS.supports('field-sizing', 'content')
    ? ({
        input: { inputComponent: 'textarea' },
        htmlInput: { rows: 1, type: undefined, style: { fieldSizing: 'content' } },
      } as const)
    : undefined;

export const titleFieldId = (key: string): string => `question-${key}-title`;
export const moveButtonId = (key: string, way: -1 | 1): string => `question-${key}-${way < 0 ? 'up' : 'down'}`;

interface ToolProps {
  id?: string;
  label: string;
  icon: ReactElement;
  isDisabled?: boolean;
  onClick: () => void;
}

function Tool({ id, label, icon, isDisabled, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton id={id} aria-label={label} disabled={isDisabled} onClick={onClick} size="small">
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/**
 * Returns the types that the question can have. A new question of an active workflow cannot be an attachment, because a
 * file needs the id that the question gets only when the update is saved.
 */
function typeChoices(question: QuestionForm, isDraft: boolean): readonly QuestionType[] {
  const mayAttach = isDraft || question.id !== null;
  return QUESTION_TYPES.filter((type) => type !== 'attachment' || mayAttach || question.type === 'attachment');
}

/** Memoized, because a questionnaire may have hundreds of questions. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, actions } = props;
  const { key } = question;
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.key,
  });
  // An expanded item says below its condition that it is broken.
  const brokenMark = props.isBroken && props.isCollapsed ? t(CONDITIONS.broken) : null;
  const warning = props.isIncomplete ? t(QUESTIONNAIRE.isIncomplete) : brokenMark;
  const label = t(question.type === 'section' ? QUESTIONNAIRE.sectionTitle : QUESTIONNAIRE.title);
  return (
    <Card
      component="li"
      ref={setNodeRef}
      data-question={number ?? undefined}
      // Handle Enter in the capture phase, because the type's select would otherwise handle Enter and open its list.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        actions.addAfter(key);
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        p: 1.5,
        mb: 1.5,
        position: 'relative',
        zIndex: isDragging ? 2 : 0,
        boxShadow: isDragging ? 6 : 0,
        borderColor: props.isIncomplete || props.isBroken ? 'warning.main' : 'divider',
        bgcolor: question.type === 'section' ? 'action.hover' : 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, sm: 0.5 },
          mb: props.isCollapsed ? 0 : 1,
          flexWrap: 'wrap',
        }}
      >
        <IconButton
          ref={setActivatorNodeRef}
          size="small"
          aria-label={t(QUESTIONNAIRE.drag)}
          sx={{ cursor: 'grab', touchAction: 'none' }}
          {...attributes}
          {...listeners}
        >
          <DragIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-expanded={!props.isCollapsed}
          aria-label={t(props.isCollapsed ? QUESTIONNAIRE.expand : QUESTIONNAIRE.collapse)}
          onClick={() => actions.expand(key, props.isCollapsed)}
        >
          <ExpandMoreIcon sx={{ transform: props.isCollapsed ? 'rotate(-90deg)' : 'none' }} />
        </IconButton>
        <Typography
          noWrap
          title={props.isCollapsed ? question.title : undefined}
          // On phones the title of a collapsed question is on its own line below the buttons.
          sx={{
            fontWeight: 700,
            minWidth: props.isCollapsed ? 0 : 'max-content',
            flex: { xs: props.isCollapsed ? '1 0 100%' : 1, sm: 1 },
            order: { xs: props.isCollapsed ? 1 : 0, sm: 0 },
            pl: { xs: props.isCollapsed ? 1 : 0, sm: 0 },
          }}
        >
          {number ?? t(QUESTION_TYPE_WORDS.section)}
          {props.isCollapsed && `. ${question.title || t(QUESTIONNAIRE.untitled)}`}
        </Typography>
        {warning && (
          <Tooltip title={warning}>
            <WarningIcon fontSize="small" color="warning" titleAccess={warning} />
          </Tooltip>
        )}
        <Tool
          id={moveButtonId(question.key, -1)}
          label={t(QUESTIONNAIRE.moveUp)}
          icon={<ArrowUpIcon />}
          isDisabled={props.isFirst}
          onClick={() => actions.move(key, -1)}
        />
        <Tool
          id={moveButtonId(question.key, 1)}
          label={t(QUESTIONNAIRE.moveDown)}
          icon={<ArrowDownIcon />}
          isDisabled={props.isLast}
          onClick={() => actions.move(key, 1)}
        />
        {!props.isCollapsed && isAnswerable(question.type) && !question.allowNa && (
          <AllowNaTool question={question} onChange={(change) => actions.patch(key, change)} />
        )}
        <Tool label={t(QUESTIONNAIRE.duplicate)} icon={<CopyIcon />} onClick={() => actions.duplicate(key)} />
        <Tool label={t(QUESTIONNAIRE.remove)} icon={<DeleteIcon />} onClick={() => actions.remove(key)} />
      </Box>
      {props.isCollapsed && question.showIf && <ConditionSummary itemKey={key} />}
      {!props.isCollapsed && (
        <QuestionFields
          question={question}
          label={label}
          isDraft={props.isDraft}
          isScored={props.isScored}
          actions={actions}
        />
      )}
    </Card>
  );
});

type QuestionFieldsProps = Pick<QuestionCardProps, 'question' | 'isDraft' | 'isScored' | 'actions'> & { label: string };

function QuestionFields({ question, label, isDraft, isScored, actions }: QuestionFieldsProps) {
  const t = useText();
  const isTemplate = useIsTemplate();
  // The file of an attachment belongs to one workflow.
  const types = typeChoices(question, isDraft).filter((type) => !isTemplate || type !== 'attachment');
  const otherText = useOtherText(question, question.title);
  const isInput = question.type === 'input';
  const onChange = (change: (now: QuestionForm) => QuestionForm) => actions.patch(question.key, change);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: isInput
            ? { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr) 170px 170px' }
            : { xs: '1fr', md: '1fr 220px' },
        }}
      >
        <TextField
          multiline
          slotProps={GROWING}
          sx={isInput ? { gridColumn: { xs: '1 / -1', md: 'auto' } } : undefined}
          id={titleFieldId(question.key)}
          label={label}
          value={question.title}
          helperText={otherText}
          onPaste={(event) => {
            const lines = linesOf(event.clipboardData.getData('text'));
            if (question.title !== '' || lines.length < 2) return;
            event.preventDefault();
            actions.paste(question.key, lines);
          }}
          onChange={(event) => onChange((now) => ({ ...now, title: event.target.value }))}
        />
        <TextField
          select
          label={t(QUESTIONNAIRE.type)}
          value={question.type ?? ''}
          onChange={(event) => {
            const chosen = types.find((type) => type === event.target.value);
            if (chosen) actions.reshape(question.key, (now) => withType(now, chosen, () => crypto.randomUUID()));
          }}
        >
          {types.map((type) => (
            <MenuItem key={type} value={type}>
              {t(QUESTION_TYPE_WORDS[type])}
            </MenuItem>
          ))}
        </TextField>
        {isInput && <AnswerKindField question={question} onReshape={(patch) => actions.reshape(question.key, patch)} />}
      </Box>
      {isInput && <AnswerFields question={question} onChange={onChange} />}
      {hasOptions(question.type) && (
        <QuestionOptions question={question} isScored={isScored} actions={actions} onChange={onChange} />
      )}
      {question.type === 'attachment' && <AttachmentField question={question} />}
      {question.type === 'file' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t(QUESTIONNAIRE.fileHint)}
        </Typography>
      )}
      {isAnswerable(question.type) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <FormControlLabel
            sx={{ mt: 0.5 }}
            label={t(QUESTIONNAIRE.required)}
            control={
              <Switch
                checked={question.required}
                onChange={(_, required) => onChange((now) => ({ ...now, required }))}
              />
            }
          />
          {question.allowNa && <AllowNaSwitch question={question} onChange={onChange} />}
        </Box>
      )}
      {isScored && isAnswerable(question.type) && !hasOptions(question.type) && (
        <PointsFields question={question} onChange={onChange} />
      )}
      {isScored && question.type === 'section' && <SectionWeight question={question} onChange={onChange} />}
      {question.showIf ? (
        <ConditionField
          itemKey={question.key}
          onChange={(condition) => actions.setCondition(question.key, null, condition)}
        />
      ) : (
        <Box>
          <Button
            id={addConditionId(question.key, null)}
            size="small"
            onClick={() => actions.addCondition(question.key, null)}
          >
            {t(CONDITIONS.add)}
          </Button>
        </Box>
      )}
    </>
  );
}
