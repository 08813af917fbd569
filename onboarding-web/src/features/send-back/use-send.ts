import type { BirLabel } from '@homologa/domain/bir-form/bir-form';
import type { BirField } from '@homologa/domain/bir-form/field';
import type { Violation } from '@homologa/domain/errors/error-codes';
import { isEmptyAnswer } from '@homologa/domain/onboarding/answer-rules';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { ApiError, isApiError } from '@homologa/web/http/api-error';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import { useLanguageChange } from '../../i18n/use-language-change';
import { failureText } from '../../lib/error-text';
import { useIsUploading } from '../../lib/running-uploads';
import { useSubmit } from '../../lib/use-submit';
import { useTold } from '../../lib/use-told';
import { getSupplier } from '../../onboarding/onboarding.api';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { FORM } from '../bir-form/bir-form.texts';
import { brokenTexts } from '../bir-form/field-texts';
import { pageOf } from '../bir-form/form-sections';
import type { BirFormState } from '../bir-form/use-bir-form';
import { useAnswerDrafts } from '../questionnaire/answer-drafts';
import type { useAnswers } from '../questionnaire/use-answers';
import { answerSendBack } from './send-back.api';

export const ITEM_PATH = 'items.';
export const ANSWER_PATH = 'answers.';

interface SendOptions {
  answers: ReturnType<typeof useAnswers>;
  form: BirFormState | null;
  notes: ReadonlyMap<string, string>;
  onSent: () => void;
}

const fieldAt =
  (form: BirFormState | null) =>
  (path: string): BirField<BirLabel> | null =>
    form?.form.sections
      .find(({ id }) => id === pageOf(path))
      ?.fields.find(({ name }) => path === name || path.endsWith(`.${name}`)) ?? null;

export function useSend({ answers, form, notes, onSent }: SendOptions) {
  const { t, locale } = useI18n();
  const { key, supplier, take } = useOwnOnboarding();
  const [isBusy, run] = useSubmit();
  const { problem, tell, clear } = useTold();
  const isUploading = useIsUploading();
  const [isTooEarly, setTooEarly] = useState(false);
  const [broken, setBroken] = useState<readonly Violation[]>([]);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState<OnboardingSupplierResponse | null>(null);

  async function refuse(violations: readonly Violation[]): Promise<void> {
    setTexts(await brokenTexts(violations, fieldAt(form), locale, t));
    setBroken(violations);
  }
  useLanguageChange(() => broken.length > 0 && refuse(broken));

  const stillHolds = ({ path, code }: Violation): boolean => {
    if (path.startsWith(ITEM_PATH)) return !notes.get(path.slice(ITEM_PATH.length))?.trim();
    if (code === 'required_answers_missing') return isEmptyAnswer(answers.answers.get(path.slice(ANSWER_PATH.length)));
    return form?.broken.some((known) => known.path === path) ?? true;
  };
  const typed = useAnswerDrafts();
  const drafts = [...(form?.drafts.keys() ?? [])];
  const errors = {
    ...Object.fromEntries(broken.filter(stillHolds).map(({ path }) => [path, texts[path] ?? ''])),
    // Numbers that cannot be parsed are never saved, so they must be reported here as errors.
    ...Object.fromEntries(drafts.map((path) => [path, t(FORM.notNumber)])),
    ...(isTooEarly ? Object.fromEntries([...typed].map(([id, wanted]) => [ANSWER_PATH + id, wanted])) : {}),
  };

  const send = () =>
    run(async () => {
      clear();
      setBroken([]);
      setTooEarly(isUploading || typed.size > 0);
      if (isUploading || drafts.length + typed.size > 0 || !supplier.send_back) return;
      const { _id: id } = supplier.send_back;
      for (const queue of form ? [answers, form] : [answers]) {
        if (await queue.flush()) continue;
        const why = queue.whyUnsaved();
        await tell((...reader) => failureText(why, ...reader));
        return;
      }
      try {
        setSent(await answerSendBack(key, id, notes));
        onSent();
      } catch (error) {
        // Staff have meanwhile withdrawn their request for corrections, so the supplier is reloaded.
        if (isApiError(error, 'send_back_over')) take(await getSupplier(key));
        else if (error instanceof ApiError && error.details.length > 0) await refuse(error.details);
        else await tell((...reader) => failureText(error, ...reader));
      }
    });
  return { send, sent, isBusy, isTooEarly, problem, errors };
}
