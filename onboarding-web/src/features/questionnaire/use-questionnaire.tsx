import type { Violation } from '@homologa/domain/errors/error-codes';
import type { Words } from '@homologa/domain/language/locales';
import {
  checkSubmission,
  countAnswered,
  isEmptyAnswer,
  lacksCells,
  missingRequired,
} from '@homologa/domain/onboarding/answer-rules';
import { canEditAnswers } from '@homologa/domain/onboarding/step-selection';
import { isNotApplicable } from '@homologa/domain/questionnaires/answer-shapes';
import { hasOptions, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import { isApiError } from '@homologa/web/http/api-error';
import { WORDS } from '@homologa/web/texts/words.texts';
import { type ReactNode, useMemo, useState } from 'react';
import { FILE } from '../../components/file.texts';
import { useI18n } from '../../i18n/I18nProvider';
import { failureText, violationTexts } from '../../lib/error-text';
import { useIsUploading } from '../../lib/running-uploads';
import type { FormError } from '../../lib/use-form';
import { useSubmit } from '../../lib/use-submit';
import { useTold } from '../../lib/use-told';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { stepContextOf } from '../../onboarding/supplier-view';
import { useAnswerDrafts } from './answer-drafts';
import { submitAnswers } from './api/answers.api';
import { useAskedNews } from './asked-news';
import { CHANGED } from './changed.texts';
import { ChangedElsewhere } from './components/ChangedElsewhere';
import { anchorOf } from './components/QuestionFrame';
import { QUESTIONNAIRE } from './questionnaire.texts';
import { hiddenIds, type Question, type TypedAnswer, toQuestion } from './questions';
import { useAnswers } from './use-answers';

const ANSWER_PATH = 'answers.';

/** Says what is missing: a choice, a file, or a text. */
const requiredWords = (type: Question['type']): Words =>
  type === 'file' ? QUESTIONNAIRE.required_file : hasOptions(type) ? WORDS.required_choice : WORDS.required;

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>;

export function useQuestionnaire() {
  const { t } = useI18n();
  const { key, workflow, supplier, take, choose } = useOwnOnboarding();
  const own = useAnswers();
  const { flush, whyUnsaved, changed, isHeld, withhold } = own;
  const all = useMemo(() => workflow.questionnaire.map(toQuestion), [workflow]);
  const { country } = supplier;
  const { report_type } = workflow;
  const { items, answers } = useMemo(
    () => shownQuestionnaire(all, own.answers, { country, report_type }),
    [all, own.answers, country, report_type],
  );
  const news = useAskedNews(items);
  const [isBusy, run] = useSubmit();
  const { problem, tell, clear } = useTold();
  // Leaving the screen would cancel a running upload.
  const isUploading = useIsUploading();
  const [isTooEarly, setTooEarly] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isReadOnly = !canEditAnswers(supplier.onboarding_step, stepContextOf(workflow, supplier).workflow);
  const numbers = questionNumbers(items);
  const nameOf = ({ id, title }: Question): string => `${numbers.get(id) ?? ''}. ${title}`;
  const choiceOf = (item: Question): string => t(CHANGED.choose, { question: nameOf(item) });
  const drafts = useAnswerDrafts();
  const unready = items.filter(({ id }) => drafts.has(id));
  const unanswered = items.filter((item) => {
    const answer = answers.get(item.id) ?? null;
    return asked.includes(item.id) && (isEmptyAnswer(answer) || lacksCells(item, answer));
  });
  const undecided = items.filter(({ id }) => changed.has(id) && isHeld(id));
  const isTold = asked.length === 0 || unanswered.length > 0;
  const summary: FormError[] = [
    ...(isTooEarly && isUploading ? [{ fieldId: null, message: t(FILE.running) }] : []),
    ...(isTold && problem !== null ? [{ fieldId: null, message: problem }] : []),
    ...(isTooEarly ? undecided : []).map((item) => ({ fieldId: anchorOf(item.id), message: choiceOf(item) })),
    ...(isTooEarly ? unready : []).map((item) => ({
      fieldId: anchorOf(item.id),
      message: `${nameOf(item)}: ${drafts.get(item.id) ?? ''}`,
    })),
    ...unanswered.map((item) => ({ fieldId: anchorOf(item.id), message: nameOf(item) })),
  ];

  async function refuse(broken: readonly Violation[]): Promise<void> {
    setAsked(broken.map(({ path }) => path.slice(ANSWER_PATH.length)));
    await tell(async (locale) => Object.values(await violationTexts(broken, locale))[0] ?? null);
  }

  const submit = () =>
    run(async () => {
      clear();
      setAsked([]);
      const isUnready = isUploading || undecided.length > 0 || unready.length > 0;
      setTooEarly(isUnready);
      if (isUnready) return;
      const missing = checkSubmission(items, answers);
      if (missing.length > 0) {
        await refuse(missing);
        return;
      }
      withhold(hiddenIds(all, items));
      if (!(await flush())) {
        const why = whyUnsaved();
        await tell((...reader) => failureText(why, ...reader));
        return;
      }
      try {
        take(await submitAnswers(key));
        choose(null);
      } catch (error) {
        if (isApiError(error, 'required_answers_missing') && error.details.length > 0) await refuse(error.details);
        else await tell((...reader) => failureText(error, ...reader));
      }
    });
  /** Keeps hidden options that were chosen before: they may be shown again. */
  function put(questionId: string, answer: TypedAnswer): void {
    const before = own.answers.get(questionId);
    const options = new Set(items.find(({ id }) => id === questionId)?.options.map(({ id }) => id));
    const isList = all.some(({ id, type }) => id === questionId && type === 'checkbox');
    const hidden = isList && Array.isArray(before) ? before.filter((id: string) => !options.has(id)) : [];
    own.put(
      questionId,
      hidden.length > 0 && !isNotApplicable(answer) ? [...(Array.isArray(answer) ? answer : []), ...hidden] : answer,
    );
  }

  return {
    ...own,
    put,
    /** All questions, with those that are hidden. */
    all,
    /** Questions that are shown. */
    items,
    answers,
    /** Says which questions have appeared and vanished with the last answer. */
    news,
    numbers,
    nameOf,
    /** Questions whose answer cannot be saved until the supplier has chosen one. */
    undecided,
    /** Returns what a typed text lacks that cannot be saved; null for none. */
    draftOf: ({ id }: Question): string | null => drafts.get(id) ?? null,
    choiceOf,
    ...countAnswered(items, answers),
    missing: new Set(missingRequired(items, answers)),
    errors: Object.fromEntries(unanswered.map(({ id, type }) => [id, t(requiredWords(type))])),
    summary,
    isReadOnly,
    isBusy,
    submit,
    noticeOf: (question: Question): ReactNode =>
      changed.has(question.id) ? <ChangedElsewhere question={question} answers={own} /> : null,
  };
}
