import type { BirLabel } from '@homologa/domain/bir-form/bir-form';
import type { BirField } from '@homologa/domain/bir-form/field';
import { birFieldLabel } from '@homologa/domain/bir-form/form-labels';
import { isBlank, sectionValues } from '@homologa/domain/bir-form/form-values';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { ApiError } from '@homologa/web/http/api-error';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { submitBirRequest } from '../api/bir-requests.api';
import { FORM } from '../bir-form.texts';
import { brokenTexts, noteText } from '../field-texts';
import { type FormPage, pageOf } from '../form-sections';
import type { BirFormState } from '../use-bir-form';
import { AnswersReview } from './AnswersReview';
import { MissingFields } from './MissingFields';
import { type Problem, ProblemList } from './ProblemList';

interface ReviewPageProps {
  state: BirFormState;
  open: (page: FormPage, path?: string) => void;
}

function demanded({ data }: BirFormState): Violation[] {
  const identity = sectionValues(data, 'identity');
  return (['company_name', 'country'] as const)
    .filter((name) => isBlank(identity[name]))
    .map((name) => violation('all_fields_required', name === 'country' ? name : `company.${name}`));
}

export function ReviewPage({ state, open }: ReviewPageProps) {
  const { t, locale } = useI18n();
  const { key, take, choose } = useOwnOnboarding();
  const [isBusy, run] = useSubmit();
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const fieldAt = (path: string) =>
    state.form.sections
      .find(({ id }) => id === pageOf(path))
      ?.fields.find(({ name }) => path === name || path.endsWith(`.${name}`)) ?? null;
  const labelled = async (broken: readonly Violation[]): Promise<Problem[]> => {
    const texts = await brokenTexts(broken, fieldAt, locale, t);
    return broken.map(({ path, code }) => {
      const asked = fieldAt(path);
      const message = code === 'all_fields_required' ? t(WORDS.required) : (texts[path] ?? '');
      return { path, message: asked ? `${birFieldLabel(asked, state.form, locale)}: ${message}` : message };
    });
  };
  const submit = () =>
    run(async () => {
      setProblems([]);
      const found = [...demanded(state), ...state.broken];
      const drafts = [...state.drafts.keys()].map((path): Problem => ({ path, message: t(FORM.notNumber) }));
      if (found.length + drafts.length > 0) {
        setProblems([...(await labelled(found)), ...drafts]);
        return;
      }
      if (!(await state.flush())) {
        setProblems([{ path: null, message: await failureText(state.whyUnsaved(), locale, t) }]);
        return;
      }
      try {
        take(await submitBirRequest(state.request.id, key));
        choose(null);
      } catch (error) {
        const details = error instanceof ApiError ? error.details : [];
        setProblems(
          details.length > 0 ? await labelled(details) : [{ path: null, message: await failureText(error, locale, t) }],
        );
      }
    });
  return (
    <div className="form-page">
      <StepHeading>{t(FORM.review)}</StepHeading>
      <ProblemList problems={problems} open={open} />
      <section className="card">
        {state.missing.length === 0 ? (
          <p>{t(FORM.reviewDone)}</p>
        ) : (
          <>
            <p>{t(FORM.reviewLead)}</p>
            <MissingFields state={state} open={open} />
            <p className="note">{t(FORM.reviewAnyway)}</p>
          </>
        )}
      </section>
      <NotesReview state={state} open={open} fieldAt={fieldAt} />
      <AnswersReview state={state} open={open} />
      <div className="submit-bar">
        <SaveState state={state.saveState} />
        <Button isBusy={isBusy} onClick={submit}>
          {t(FORM.submit)}
        </Button>
      </div>
    </div>
  );
}

interface NotesReviewProps extends Pick<ReviewPageProps, 'state' | 'open'> {
  fieldAt: (path: string) => BirField<BirLabel> | null;
}

function NotesReview({ state: { notes, form }, open, fieldAt }: NotesReviewProps) {
  const { t, locale } = useI18n();
  if (notes.length === 0) return null;
  return (
    <section className="card form-missing" aria-labelledby="form-notes">
      <h2 id="form-notes">{t(FORM.toCheck)}</h2>
      <ul>
        {notes.map(({ path, note, value }) => {
          const asked = fieldAt(path);
          return (
            <li key={path}>
              <button type="button" className="link" onClick={() => open(pageOf(path), path)}>
                {asked ? birFieldLabel(asked, form, locale) : path}
              </button>
              : {noteText(note, value, form.country, t)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
