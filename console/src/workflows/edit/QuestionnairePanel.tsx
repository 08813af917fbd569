import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { checkQuestionnaire, questionNumbers } from '@homologa/domain/workflows/questionnaire-rules';
import AddIcon from '@mui/icons-material/Add';
import SectionIcon from '@mui/icons-material/SegmentOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { moved } from '../../shared/lists/moved';
import { useEdit } from './edit-context';
import { QuestionCard } from './QuestionCard';
import { duplicated, newQuestion } from './question-edits';
import { QUESTIONNAIRE } from './questionnaire.texts';
import { checkedWorkflowOf, type QuestionForm } from './workflow-form';

const newKey = () => crypto.randomUUID();

/** What a screen reader hears while a question is carried. */
function useAnnouncements(questions: readonly QuestionForm[]) {
  const t = useText();
  const placeOf = (id: unknown): number => questions.findIndex(({ key }) => key === id) + 1;
  const count = questions.length;
  return {
    announcements: {
      onDragStart: ({ active }: { active: { id: unknown } }) => t(QUESTIONNAIRE.picked, { n: placeOf(active.id) }),
      onDragOver: ({ over }: { over: { id: unknown } | null }) =>
        over ? t(QUESTIONNAIRE.over, { n: placeOf(over.id), count }) : undefined,
      onDragEnd: ({ over }: { over: { id: unknown } | null }) =>
        over ? t(QUESTIONNAIRE.dropped, { n: placeOf(over.id), count }) : t(QUESTIONNAIRE.cancelled),
      onDragCancel: () => t(QUESTIONNAIRE.cancelled),
    },
    screenReaderInstructions: { draggable: t(QUESTIONNAIRE.instructions) },
  };
}

/** The questionnaire builder: six types, in an order that dragging, keys and buttons change. */
export function QuestionnairePanel() {
  const t = useText();
  const { form, change } = useEdit();
  const { questions } = form;
  const accessibility = useAnnouncements(questions);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const items = checkedWorkflowOf(form).questionnaire;
  const numbers = questionNumbers(items);
  const incomplete = new Set(checkQuestionnaire(items).map(({ index }) => index));
  const setQuestions = (patch: (questions: QuestionForm[]) => QuestionForm[]) =>
    change('questionnaire', (now) => ({ ...now, questions: patch(now.questions) }));
  const move = (from: number, to: number) => setQuestions((all) => moved(all, from, to));
  const dropped = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    move(
      questions.findIndex(({ key }) => key === active.id),
      questions.findIndex(({ key }) => key === over.id),
    );
  };
  return (
    <>
      {questions.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(QUESTIONNAIRE.empty)}</Typography>
      )}
      {incomplete.size > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(QUESTIONNAIRE.incomplete)}
        </Alert>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
        accessibility={accessibility}
      >
        <SortableContext items={questions.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {questions.map((question, place) => (
              <QuestionCard
                key={question.key}
                question={question}
                number={numbers.get(question.key) ?? null}
                isIncomplete={incomplete.has(place)}
                isFirst={place === 0}
                isLast={place === questions.length - 1}
                onChange={(patch) =>
                  setQuestions((all) => all.map((item) => (item.key === question.key ? patch(item) : item)))
                }
                onMove={(step) => move(place, place + step)}
                onDuplicate={() => setQuestions((all) => duplicated(all, question.key, newKey))}
                onRemove={() => setQuestions((all) => all.filter(({ key }) => key !== question.key))}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => setQuestions((all) => [...all, newQuestion(newKey, 'input')])}
        >
          {t(QUESTIONNAIRE.create)}
        </Button>
        <Button
          startIcon={<SectionIcon />}
          onClick={() => setQuestions((all) => [...all, newQuestion(newKey, 'section')])}
        >
          {t(QUESTIONNAIRE.createSection)}
        </Button>
      </Box>
    </>
  );
}
