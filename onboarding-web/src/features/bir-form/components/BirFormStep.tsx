import { type ErrorCode, violation } from '@homologa/domain/errors/error-codes';
import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { CountryField } from '../../../components/CountryField';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { SaveState } from '../../../components/SaveState';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { ApiError } from '../../../lib/api-error';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import type { QueueState } from '../../../lib/save-queue';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { patchBirRequest, submitBirRequest } from '../api/bir-requests.api';
import { type BirField, birBodyOf, birFieldOf, birValuesOf, COMPANY_FIELDS, type CompanyField } from '../bir-fields';

const INPUTS: Readonly<Record<CompanyField, { autoComplete: string; type?: string; isOptional: boolean }>> = {
  company_name: { autoComplete: 'organization', isOptional: false },
  trade_name: { autoComplete: 'off', isOptional: true },
  tax_id: { autoComplete: 'off', isOptional: true },
  address: { autoComplete: 'street-address', isOptional: true },
  city: { autoComplete: 'address-level2', isOptional: true },
  postal_code: { autoComplete: 'postal-code', isOptional: true },
  phone: { autoComplete: 'tel', type: 'tel', isOptional: true },
  website: { autoComplete: 'url', type: 'url', isOptional: true },
};
const MISSING: ErrorCode = 'all_fields_required';

/** The company's identity for the report: saved while it is typed, submitted at the end. */
export function BirFormStep() {
  const { t, locale } = useI18n();
  const { key, supplier, take, choose } = useOwnOnboarding();
  const form = useForm<BirField>(birValuesOf(supplier));
  const requestId = supplier.bir_request?.id ?? null;
  const autosave = useAutosave(requestId, form.values);
  const [isBusy, run] = useSubmit();
  const labels = Object.fromEntries(
    [...COMPANY_FIELDS, 'country' as const].map((field) => [field, t(`bir.${field}`)]),
  ) as Record<BirField, string>;

  const submit = () =>
    run(async () => {
      form.fail({});
      if (requestId === null) throw new ApiError(404, { error: '', code: 'not_found' });
      const required = ['company_name', 'country'] as const;
      const empty = required.filter((field) => form.values[field].trim() === '');
      try {
        if (empty.length > 0) {
          const broken = empty.map((field) => violation(MISSING, field));
          const { fields, message } = await ruleFailure(broken, birFieldOf, locale, t);
          form.fail(fields, message);
          return;
        }
        await autosave.settle();
        await patchBirRequest(requestId, birBodyOf(form.values));
        take(await submitBirRequest(requestId, key));
        choose(null);
      } catch (error) {
        const { fields, message } = await callFailure(error, birFieldOf, locale, t);
        form.fail(fields, message);
      }
    });
  const field = (name: CompanyField) => {
    const { isOptional, ...input } = INPUTS[name];
    return <Field key={name} field={form.field(name)} label={labels[name]} isOptional={isOptional} {...input} />;
  };
  return (
    <form
      className="card narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepHeading>{t('bir.title')}</StepHeading>
      <p>{t('bir.lead')}</p>
      <ErrorSummary errors={form.summaryOf(labels)} />
      {field('company_name')}
      <CountryField field={form.field('country')} label={labels.country} valueOf={({ id }) => id} />
      {COMPANY_FIELDS.filter((name) => name !== 'company_name').map(field)}
      <div className="submit-bar">
        <SaveState state={autosave.state} />
        <Button type="submit" isBusy={isBusy}>
          {t('bir.submit')}
        </Button>
      </div>
    </form>
  );
}

interface Autosave {
  state: QueueState;
  /** Drops the save that waits, and waits for the one under way: what comes next is the last. */
  settle(): Promise<void>;
}

/** Saves changed values after a rest, one save at a time; a failed one is said, and the submit saves once more. */
function useAutosave(requestId: string | null, values: Readonly<Record<BirField, string>>): Autosave {
  const [state, setState] = useState<QueueState>({ phase: 'idle', savedAt: null });
  const first = useRef(values);
  const running = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (requestId === null || values === first.current) return undefined;
    setState(({ savedAt }) => ({ phase: 'saving', savedAt }));
    timer.current = setTimeout(() => {
      running.current = running.current
        .then(() => patchBirRequest(requestId, birBodyOf(values)))
        .then(
          () => setState({ phase: 'saved', savedAt: new Date() }),
          () => setState(({ savedAt }) => ({ phase: 'refused', savedAt })),
        );
    }, BILLING_AUTOSAVE_DEBOUNCE);
    return () => clearTimeout(timer.current);
  }, [requestId, values]);
  const settle = () => {
    clearTimeout(timer.current);
    return running.current;
  };
  return { state, settle };
}
