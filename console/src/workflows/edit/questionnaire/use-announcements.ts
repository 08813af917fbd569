import { useMemo, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { moved } from '../../../shared/lists/moved';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import type { QuestionForm } from '../workflow-form';
import { titlesBrokenBy } from './question-edits';
import { QUESTIONNAIRE } from './questionnaire.texts';

/** Texts by which screen readers follow a drag; the same object while questions are typed. */
export function useAnnouncements(questions: readonly QuestionForm[]) {
  const t = useText();
  const latest = useLatest(questions);
  // Position announced last. When a drag starts, dnd-kit immediately reports the question's own position; announcing it
  // again would interrupt the `picked` announcement.
  const said = useRef(0);
  return useMemo(() => {
    const placeOf = (id: unknown): number => latest.current.findIndex(({ key }) => key === id) + 1;
    return {
      announcements: {
        onDragStart: ({ active }: { active: { id: unknown } }) => {
          said.current = placeOf(active.id);
          return t(QUESTIONNAIRE.picked, { n: said.current });
        },
        onDragOver: ({ over }: { over: { id: unknown } | null }) => {
          if (!over || placeOf(over.id) === said.current) return undefined;
          said.current = placeOf(over.id);
          return t(QUESTIONNAIRE.over, { n: said.current, count: latest.current.length });
        },
        onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) => {
          if (!over) return t(QUESTIONNAIRE.cancelled);
          // The question stays until the user has consented; the dialog that asks is announced instead.
          const questionsNow = latest.current;
          const after = moved(questionsNow, placeOf(active.id) - 1, placeOf(over.id) - 1);
          if (titlesBrokenBy(questionsNow, after).length > 0) return undefined;
          return t(QUESTIONNAIRE.dropped, { n: placeOf(over.id), count: latest.current.length });
        },
        onDragCancel: () => t(QUESTIONNAIRE.cancelled),
      },
      screenReaderInstructions: { draggable: t(QUESTIONNAIRE.instructions) },
    };
  }, [t, latest]);
}
