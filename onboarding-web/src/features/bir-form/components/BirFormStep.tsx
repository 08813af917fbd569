import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { ApiError } from '@homologa/web/http/api-error';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { anchorOf } from '../field-texts';
import { asPage, type FormPage, pageAfter } from '../form-sections';
import { useBirForm } from '../use-bir-form';
import { EmbeddedForm } from './EmbeddedForm';
import { FilesPage } from './FilesPage';
import { FormOverview } from './FormOverview';
import { FormRail } from './FormRail';
import { ReviewPage } from './ReviewPage';
import { SectionPage } from './SectionPage';
import '../bir-form.css';

export function BirFormStep() {
  const { supplier, workflow } = useOwnOnboarding();
  // The server creates the report request (`bir_request`) when the account is connected, so the request must exist in
  // this step.
  if (!supplier.bir_request) throw new ApiError(404, { error: '', code: 'not_found' });
  if (workflow.bir_form_url) return <EmbeddedForm address={workflow.bir_form_url} request={supplier.bir_request} />;
  return <OwnForm request={supplier.bir_request} />;
}

function OwnForm({ request }: { request: BirRequestResponse }) {
  const state = useBirForm(request);
  const { page, field, open } = useFormPage();
  if (page === null) return <FormOverview state={state} open={open} />;
  return (
    <div className="with-rail">
      <FormRail state={state} shown={page} open={open} />
      <div key={page}>
        <ShownPage state={state} page={page} open={open} />
        <FocusOn path={field} />
      </div>
    </div>
  );
}

interface ShownPageProps {
  state: ReturnType<typeof useBirForm>;
  page: FormPage;
  open: ReturnType<typeof useFormPage>['open'];
}

function ShownPage({ state, page, open }: ShownPageProps) {
  const goOn = () => open(pageAfter(page));
  if (page === 'review') return <ReviewPage state={state} open={open} />;
  if (page === 'files') return <FilesPage state={state} onDone={goOn} />;
  const section = state.form.sections.find(({ id }) => id === page);
  return section ? <SectionPage state={state} section={section} onDone={goOn} /> : null;
}

function FocusOn({ path }: { path: string | null }) {
  useEffect(() => {
    if (path === null) return;
    const element = document.getElementById(anchorOf(path)) ?? document.getElementById(anchorOf(`${path}.add`));
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, [path]);
  return null;
}

/** The URL contains the form page, so that the browser's back button returns to the previous page. */
function useFormPage() {
  const [query, setQuery] = useSearchParams();
  const open = useCallback(
    (next: FormPage | null, path: string | null = null) => {
      setQuery((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of [
          ['part', next],
          ['field', path],
        ] as const) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      });
    },
    [setQuery],
  );
  return { page: asPage(query.get('part')), field: query.get('field'), open };
}
