import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { CountryField } from '../../../components/CountryField';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { callFailure } from '../../../lib/form-errors';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { patchBirRequest, submitBirRequest } from '../api/bir-requests.api';
import { FORM } from '../bir-form.texts';

interface EmbeddedFormProps {
  address: string;
  request: BirRequestResponse;
}

type Demanded = 'company_name' | 'country';
const fieldOf = (path: string): Demanded | null =>
  path === 'country' ? 'country' : path === 'company.company_name' ? 'company_name' : null;

/**
 * Embeds the older, external report form with its four URL parameters, and asks for the company name and the country if
 * they are unknown.
 */
export function EmbeddedForm({ address, request }: EmbeddedFormProps) {
  const { t, locale } = useI18n();
  const { key, supplier, take, choose } = useOwnOnboarding();
  const name = request.company['company_name'];
  const known = { company_name: typeof name === 'string' ? name : '', country: request.country || supplier.country };
  const form = useForm<Demanded>(known);
  const [asks] = useState({ company_name: known.company_name === '', country: known.country === '' });
  const [isBusy, run] = useSubmit();
  const page = new URL(address);
  for (const [parameter, value] of Object.entries({
    workflowId: key.workflowId,
    supplierId: key.supplierId,
    supplier: 'true',
    language: locale,
  })) {
    page.searchParams.set(parameter, value);
  }
  const submit = () =>
    run(async () => {
      form.clear();
      try {
        const { company_name: companyName, country } = form.values;
        if (asks.company_name || asks.country || request.country === '') {
          await patchBirRequest(request.id, { company: { company_name: companyName }, country });
        }
        take(await submitBirRequest(request.id, key));
        choose(null);
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  const isOver = supplier.onboarding_step === 'finished';
  const labels = { company_name: t(WORDS.companyName), country: t(WORDS.country) };
  return (
    <section className="card">
      <StepHeading>{t(FORM.title)}</StepHeading>
      <p>{t(isOver ? FORM.readOnly : FORM.oldLead)}</p>
      <ErrorSummary errors={form.summaryOf(labels)} />
      {asks.company_name && !isOver && (
        <Field field={form.field('company_name')} label={labels.company_name} autoComplete="organization" />
      )}
      {asks.country && !isOver && (
        <CountryField field={form.field('country')} label={labels.country} valueOf={({ id }) => id} />
      )}
      {!isOver && (
        <>
          <iframe
            className="old-form"
            title={t(FORM.title)}
            src={page.href}
            // Cross-origin page: it needs its own scripts and session, and cannot access this app.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
          <p>
            <a href={page.href} target="_blank" rel="noreferrer">
              {t(FORM.oldOpen)}
            </a>
          </p>
          <p className="actions">
            <Button isBusy={isBusy} onClick={submit}>
              {t(FORM.oldDone)}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
