import type { DragEndEvent } from '@dnd-kit/core';
import type { Words } from '@homologa/domain/language/locales';
import { MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import { checkQuestionnaire } from '@homologa/domain/questionnaires/questionnaire-rules';
import AddIcon from '@mui/icons-material/Add';
import SectionIcon from '@mui/icons-material/SegmentOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type Dispatch, type FocusEvent, type SetStateAction, useMemo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { moved } from '../../../shared/lists/moved';
import { useDoneNotice } from '../../../shared/ui/hooks/use-done-notice';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import { useEdit } from '../edit-context';
import { focusField, PANEL_OPENS, useOnTarget } from '../use-target';
import { useValueStore } from '../value-store';
import { itemsOf, type QuestionForm } from '../workflow-form';
import { type BreakingEdit, BreakingEditDialog } from './BreakingEditDialog';
import { CONDITIONS } from './condition.texts';
import { addConditionId, subjectFieldId } from './condition-ids';
import { firstComparison } from './condition-lines';
import { QuestionnaireTools } from './files/QuestionnaireTools';
import { LeftLines, type Overflow } from './LeftLines';
import { TemplateUpdates } from './library/TemplateUpdates';
import { ScoringFields } from './points/ScoringFields';
import { ProofPanel } from './proof/ProofPanel';
import { moveButtonId, titleFieldId } from './QuestionCard';
import type { QuestionActions } from './question-actions';
import { duplicated, newQuestion, putBack, titlesBrokenBy, withCondition } from './question-edits';
import { QuestionItemsContext, questionItemsOf } from './question-items';
import { nextOfKind, withPastedQuestions } from './question-lines';
import { QUESTIONNAIRE } from './questionnaire.texts';
import { SortableQuestions } from './SortableQuestions';
import { useIsTemplate, useLacksTranslation } from './template-texts';
import { useAnnouncements } from './use-announcements';

const CREATE_ID = 'create-question';
const newKey = () => crypto.randomUUID();

type Patch = (questions: QuestionForm[]) => QuestionForm[];

interface Edits {
  set: (patch: Patch) => void;
  reorder: (from: number, to: number) => void;
}

function useQuestionActions(
  setCollapsed: Dispatch<SetStateAction<ReadonlySet<string>>>,
  setFresh: Dispatch<SetStateAction<ReadonlySet<string>>>,
) {
  const t = useText();
  const { form, workflow, change } = useEdit();
  const isDraft = workflow.status === 'draft';
  const questions = useLatest(form.questions);
  const notifyDone = useDoneNotice();
  const [announcement, setAnnouncement] = useState('');
  const [overflow, setOverflow] = useState<Overflow | null>(null);
  const [question, setQuestion] = useState<BreakingEdit | null>(null);
  const actions = useMemo((): QuestionActions & Edits => {
    const set = (patch: Patch) => change('questionnaire', (now) => ({ ...now, questions: patch(now.questions) }));
    /** Names the conditions that an edit would break, and asks before it is made. */
    const unlessBreaking = (name: Words, patch: Patch, edit: () => void) => {
      const broken = titlesBrokenBy(questions.current, patch(questions.current));
      if (broken.length === 0) edit();
      else setQuestion({ broken, name, edit });
    };
    const patched = (key: string, patch: (question: QuestionForm) => QuestionForm) => (all: QuestionForm[]) =>
      all.map((item) => (item.key === key ? patch(item) : item));
    const withoutKey = (key: string) => (all: QuestionForm[]) => all.filter((one) => one.key !== key);
    return {
      set,
      reorder: (from, to) =>
        unlessBreaking(
          CONDITIONS.move,
          (all) => moved(all, from, to),
          () => set((all) => moved(all, from, to)),
        ),
      setCondition(key, optionKey, condition) {
        set((all) => withCondition(all, { key, optionKey }, condition));
        if (condition === null) focusField(addConditionId(key, optionKey));
      },
      addCondition(key, optionKey) {
        const comparison = firstComparison(itemsOf(questions.current), key);
        set((all) => withCondition(all, { key, optionKey }, comparison));
        focusField(subjectFieldId(optionKey ?? key, 0));
      },
      patch: (key, patch) => set(patched(key, patch)),
      reshape: (key, patch, onDone) =>
        unlessBreaking(CONDITIONS.change, patched(key, patch), () => {
          set(patched(key, patch));
          onDone?.();
        }),
      expand: (key, isOpen) =>
        setCollapsed((before) => {
          const after = new Set(before);
          if (isOpen) after.delete(key);
          else after.add(key);
          return after;
        }),
      // Moves a question up or down and returns the focus to the button that moved it.
      move(key, way) {
        const count = questions.current.length;
        const from = questions.current.findIndex((question) => question.key === key);
        const to = from + way;
        const patch: Patch = (all) => moved(all, from, to);
        unlessBreaking(CONDITIONS.move, patch, () => {
          set(patch);
          setAnnouncement(t(QUESTIONNAIRE.over, { n: to + 1, count }));
          const isAtEnd = to === 0 || to === count - 1;
          focusField(moveButtonId(key, isAtEnd ? (to === 0 ? 1 : -1) : way));
        });
      },
      duplicate: (key) => set((all) => duplicated(all, key, newKey)),
      addAfter(key) {
        const place = questions.current.findIndex((question) => question.key === key);
        const before = questions.current[place];
        if (!before || questions.current.length >= MAX_QUESTIONS) return;
        const added = nextOfKind(before, isDraft, newKey);
        set((all) => all.toSpliced(all.findIndex((question) => question.key === key) + 1, 0, added));
        setFresh(new Set([added.key]));
        focusField(titleFieldId(added.key));
      },
      paste(key, lines) {
        const { questions: pasted, left } = withPastedQuestions(questions.current, key, lines, (before) =>
          nextOfKind(before, isDraft, newKey),
        );
        set(() => pasted);
        setOverflow(left.length > 0 ? { lines: left, taken: lines.length - left.length } : null);
        const added = pasted.length - questions.current.length;
        const last = pasted[pasted.findIndex((question) => question.key === key) + added];
        if (last) focusField(titleFieldId(last.key));
        setAnnouncement(t(QUESTIONNAIRE.pasted, { count: added + 1 }));
      },
      remove(key) {
        const place = questions.current.findIndex((question) => question.key === key);
        const removed = questions.current[place];
        if (!removed) return;
        const follows = questions.current[place - 1]?.key;
        const onUndo = () => {
          set((all) => putBack(all, removed, follows));
          focusField(titleFieldId(key));
        };
        unlessBreaking(CONDITIONS.removeQuestion, withoutKey(key), () => {
          set(withoutKey(key));
          notifyDone({ text: t(QUESTIONNAIRE.removed), onUndo });
        });
      },
    };
  }, [change, questions, isDraft, setCollapsed, setFresh, t, notifyDone]);
  const closeQuestion = () => setQuestion(null);
  return { actions, announcement, overflow, closeOverflow: () => setOverflow(null), question, closeQuestion };
}

export function QuestionnairePanel() {
  const t = useText();
  const { form, workflow } = useEdit();
  const { questions } = form;
  const isTemplate = useIsTemplate();
  const accessibility = useAnnouncements(questions);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  // New questions are not marked incomplete until the focus leaves them.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { actions, announcement, overflow, closeOverflow, question, closeQuestion } = useQuestionActions(
    setCollapsed,
    setFresh,
  );
  useOnTarget('questionnaire', ({ place }) => {
    const meant = questions[(place ?? 1) - 1];
    if (meant) actions.expand(meant.key, true);
    focusField(meant ? titleFieldId(meant.key) : CREATE_ID, PANEL_OPENS);
  });
  const isFull = questions.length >= MAX_QUESTIONS;
  const items = useMemo(() => itemsOf(questions), [questions]);
  const broken = checkQuestionnaire(items).map(({ index = -1 }) => index);
  const shownItems = useMemo(() => questionItemsOf(items), [items]);
  const itemsStore = useValueStore(shownItems);
  const incomplete = new Set(broken.filter((index) => !fresh.has(questions[index]?.key ?? '')));
  const lacksTranslation = useLacksTranslation();
  // A template's page counts the texts that one language lacks, and says which language it is.
  const isIncomplete = questions.some((each, index) => incomplete.has(index) && !lacksTranslation(each));
  // Memoized by the keys, because a new array on each keystroke would make dnd-kit measure all items again.
  const joinedKeys = questions.map(({ key }) => key).join(' ');
  const keys = useMemo(() => joinedKeys.split(' ').filter((key) => key !== ''), [joinedKeys]);
  const add = (added: QuestionForm) => {
    actions.set((all) => [...all, added]);
    setFresh(new Set([added.key]));
    focusField(titleFieldId(added.key));
  };
  const checkLeft = ({ nativeEvent, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Use `nativeEvent` to find the element: MUI's Select replaces the blur event's `target` by an object with name and
    // value.
    const card = nativeEvent.target instanceof Element ? nativeEvent.target.closest('li') : null;
    // The listbox of a select is rendered outside of the card, so focus in the listbox counts as focus inside the
    // question.
    const isInside = card?.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]');
    if (fresh.size > 0 && !isInside) setFresh(new Set());
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const placeOf = (id: unknown) => questions.findIndex(({ key }) => key === id);
    actions.reorder(placeOf(active.id), placeOf(over.id));
  };
  const rows = useValueStore({
    questions,
    numbers: shownItems.numbers,
    broken: shownItems.broken,
    keys,
    incomplete,
    collapsed,
    isDraft: workflow.status === 'draft',
    isScored: form.scoring != null,
    actions,
    onBlur: checkLeft,
  });
  return (
    <QuestionItemsContext.Provider value={itemsStore}>
      <BreakingEditDialog question={question} onClose={closeQuestion} />
      {questions.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(QUESTIONNAIRE.empty)}</Typography>
      )}
      {!isTemplate && <TemplateUpdates />}
      {!isTemplate && (questions.length > 0 || form.scoring) && <ScoringFields />}
      <ProofPanel />
      {isIncomplete && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(QUESTIONNAIRE.incomplete)}
        </Alert>
      )}
      {questions.length > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mb: 1 }}>
          <Button size="small" onClick={() => setCollapsed(new Set(keys))}>
            {t(QUESTIONNAIRE.collapseAll)}
          </Button>
          <Button size="small" onClick={() => setCollapsed(new Set())}>
            {t(QUESTIONNAIRE.expandAll)}
          </Button>
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      <SortableQuestions rows={rows} onDragEnd={dropped} accessibility={accessibility} />
      {overflow && (
        <LeftLines {...overflow} limit={QUESTIONNAIRE.maxQuestions} max={MAX_QUESTIONS} onClose={closeOverflow} />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isFull}
          id={CREATE_ID}
          onClick={() => add(newQuestion(newKey, 'input'))}
        >
          {t(QUESTIONNAIRE.create)}
        </Button>
        <Button startIcon={<SectionIcon />} disabled={isFull} onClick={() => add(newQuestion(newKey, 'section'))}>
          {t(QUESTIONNAIRE.createSection)}
        </Button>
        {!isTemplate && <QuestionnaireTools />}
      </Box>
      {questions.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {t(QUESTIONNAIRE.keys)}
        </Typography>
      )}
    </QuestionItemsContext.Provider>
  );
}
