import { BIR_SECTION_WORDS } from '@homologa/domain/bir-form/form-words';
import { isUntouchedForm } from '@homologa/domain/bir-form/merge-form';
import type { Text } from '@homologa/web/texts/text';
import { Button } from '../../../components/Button';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { LastAnswers } from '../../last-answers/LastAnswers';
import { FORM } from '../bir-form.texts';
import { FORM_PAGES, type FormPage, nextOpenPage, type PageState, pageState } from '../form-sections';
import type { BirFormState } from '../use-bir-form';

interface OverviewProps {
  state: BirFormState;
  open: (page: FormPage) => void;
}

type ListedPage = Exclude<FormPage, 'review'>;
const LISTED = FORM_PAGES.filter((page): page is ListedPage => page !== 'review');

export function statesOf({
  form,
  data,
  missing,
  broken,
  request,
}: BirFormState): { page: ListedPage; at: PageState }[] {
  const fileCount = request.files.filter(({ type }) => form.files.some(({ kind }) => kind === type)).length;
  return LISTED.map((page) => ({ page, at: pageState(page, { form, data, fileCount, missing, broken }) }));
}

export const isComplete = ({ missing, wrong }: PageState): boolean => missing === 0 && wrong === 0;

export function stateText({ isStarted, missing, wrong }: PageState, t: Text): string {
  if (wrong > 0) return t(FORM.wrong, { count: wrong });
  if (missing > 0) return isStarted ? t(FORM.missing, { count: missing }) : t(FORM.notStarted);
  return t(isStarted ? FORM.complete : FORM.optional);
}

export function FormOverview({ state, open }: OverviewProps) {
  const { t, locale } = useI18n();
  const pages = statesOf(state);
  const done = pages.filter(({ at }) => isComplete(at)).length;
  return (
    <section className="card narrow">
      <StepHeading>{t(FORM.title)}</StepHeading>
      <p>{t(state.isReadOnly ? FORM.readOnly : FORM.lead)}</p>
      <p className="muted">{t(FORM.progress, { done, total: pages.length })}</p>
      {!state.isReadOnly && <LastAnswers part="form" isUntouched={isUntouchedForm(state.request)} />}
      {!state.isReadOnly && (
        <p className="actions">
          <Button onClick={() => open(nextOpenPage(state.missing, state.broken))}>{t(FORM.fill)}</Button>
          <Button kind="secondary" onClick={() => open('review')}>
            {t(FORM.review)}
          </Button>
        </p>
      )}
      <h2 id="form-parts">{t(FORM.parts)}</h2>
      <ol className="form-parts" aria-labelledby="form-parts">
        {pages.map(({ page, at }) => (
          <li key={page}>
            <button type="button" className="link" onClick={() => open(page)}>
              {page === 'files' ? t(FORM.files) : BIR_SECTION_WORDS[page][locale]}
            </button>
            <span className={at.wrong > 0 ? 'tag tag-bad' : isComplete(at) && at.isStarted ? 'tag tag-good' : 'tag'}>
              {stateText(at, t)}
            </span>
          </li>
        ))}
      </ol>
      <SaveState state={state.saveState} />
    </section>
  );
}
