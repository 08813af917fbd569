import {
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { type FocusEvent, useMemo } from 'react';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import { useStored, type ValueStore } from '../value-store';
import type { QuestionForm } from '../workflow-form';
import { QuestionCard } from './QuestionCard';
import type { QuestionActions } from './question-actions';

// Module constants, because new option objects on each render would re-render every question.
const POINTER = { activationConstraint: { distance: 6 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

interface Rows {
  questions: readonly QuestionForm[];
  numbers: ReadonlyMap<string, number>;
  /** Keys of the items with a broken condition. */
  broken: ReadonlySet<string>;
  keys: string[];
  /** Places of the items that are marked incomplete. */
  incomplete: ReadonlySet<number>;
  collapsed: ReadonlySet<string>;
  isDraft: boolean;
  isScored: boolean;
  actions: QuestionActions;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface SortableQuestionsProps {
  rows: ValueStore<Rows>;
  onDragEnd: (event: DragEndEvent) => void;
  accessibility: NonNullable<DndContextProps['accessibility']>;
}

/**
 * The questions, to be sorted by dragging. Typing does not render `DndContext`: it makes a new context each time, for
 * whose readers React then searches hundreds of cards.
 */
export function SortableQuestions({ rows, onDragEnd, accessibility }: SortableQuestionsProps) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const dropped = useLatest(onDragEnd);
  return useMemo(
    () => (
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={(event) => dropped.current(event)}
        accessibility={accessibility}
      >
        <QuestionRows rows={rows} />
      </DndContext>
    ),
    [sensors, dropped, accessibility, rows],
  );
}

function QuestionRows({ rows }: { rows: ValueStore<Rows> }) {
  const { questions, numbers, broken, keys, incomplete, collapsed, isDraft, isScored, actions, onBlur } = useStored(
    rows,
    (all) => all,
  );
  return (
    <SortableContext items={keys} strategy={verticalListSortingStrategy}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }} onBlur={onBlur}>
        {questions.map((shown, place) => (
          <QuestionCard
            key={shown.key}
            question={shown}
            number={numbers.get(shown.key) ?? null}
            isIncomplete={incomplete.has(place)}
            isBroken={broken.has(shown.key)}
            isFirst={place === 0}
            isLast={place === questions.length - 1}
            isCollapsed={collapsed.has(shown.key)}
            isDraft={isDraft}
            isScored={isScored}
            actions={actions}
          />
        ))}
      </Box>
    </SortableContext>
  );
}
