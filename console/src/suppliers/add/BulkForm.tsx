import { translateError } from '@homologa/domain/errors/error-messages';
import { type BulkSuppliers, bulkFieldsOf, parseBulkSuppliers } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import type { DuplicateCandidate } from '@homologa/domain/suppliers/duplicates.contract';
import { BULK_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Alert, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { traitsOf } from '../workflow/workflow-traits';
import { ADD } from './add.texts';
import { BulkPreview } from './BulkPreview';
import { DuplicateAlert } from './DuplicateAlert';
import { ImportFile } from './ImportFile';
import { useAddRefusal } from './use-add-refusal';
import { useDuplicates } from './use-duplicates';

const candidatesOf = ({ invites, violations }: BulkSuppliers): DuplicateCandidate[] =>
  violations.length > 0
    ? []
    : invites.map(({ country, taxId, dunsNumber, companyName, emails }) => ({
        country,
        tax_id: taxId,
        duns_number: dunsNumber,
        company_name: companyName,
        emails,
      }));

export function BulkForm({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const refresh = useRefreshWorkflow();
  const refusal = useAddRefusal(workflow);
  const { type, product, report_type: reportType } = workflow;
  const traits = useMemo(() => traitsOf({ type, product, report_type: reportType }), [type, product, reportType]);
  const form = useSubmitForm({
    stored: { text: '' },
    check: ({ text }) => {
      const { violations } = parseBulkSuppliers(text, traits);
      if (text.trim() === '' || violations.length === 0) return violations.map((one) => ({ ...one, path: 'text' }));
      return [{ field: 'text', message: t(ADD.fix, { count: violations.length }), atField: '' }];
    },
    confirm: () => known.confirm(),
    nameOf: () => 'text',
    send: ({ text }) => dataProvider.addSuppliersBulk(workflow.id, text),
    success: ({ suppliers }) => t(ADD.addedMany, { count: suppliers.length }),
    next: () => ({ text: '' }),
    onDone: () => refresh(workflow.id),
  });
  const { subscribe, watch } = form.methods;
  const deferred = useDeferredValue(watch('text'));
  const parsed = useMemo(() => parseBulkSuppliers(deferred, traits), [deferred, traits]);
  const known = useDuplicates(useMemo(() => candidatesOf(parsed), [parsed]));
  const scheduleLookup = useLatest((text: string) =>
    known.scheduleLookup(candidatesOf(parseBulkSuppliers(text, traits))),
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => scheduleLookup.current(values.text) }),
    [subscribe, scheduleLookup],
  );
  const isEmpty = deferred.trim() === '';
  const isAnswered = form.problems.length > 0;
  const problems = isEmpty
    ? []
    : parsed.violations.map((violation) => {
        const message = translateError(violation, locale);
        return violation.index === undefined ? message : t(ADD.line, { n: violation.index + 1, message });
      });
  const fields = bulkFieldsOf(traits);
  const order = fields.map((field) => t(INVITE_FIELD_WORDS[field])).join('; ');
  return (
    <>
      <SubmitForm form={form}>
        <ViolationAlert messages={problems} />
        <Typography sx={{ color: 'text.secondary' }}>{t(ADD.bulkHint, { max: BULK_SUPPLIER_LIMIT })}</Typography>
        <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{order}</Typography>
        {fields.includes('shareholders') && (
          <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
            {t(ADD.holdersBulkHint, { example: t(ADD.holderExample) })}
          </Typography>
        )}
        <TextInput
          source="text"
          multiline
          minRows={6}
          maxRows={16}
          label={t(ADD.bulkLabel)}
          slotProps={{
            htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' } },
          }}
        />
        {!isEmpty && !isAnswered && (
          <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status" sx={{ my: 1.5 }}>
            {problems.length > 0
              ? t(ADD.fix, { count: problems.length })
              : t(ADD.ready, { count: parsed.invites.length })}
          </Alert>
        )}
        {parsed.records.length > 0 && <BulkPreview parsed={parsed} traits={traits} />}
        <DuplicateAlert matches={known.matches} isList />
        <ReasonButton type="submit" variant="contained" reason={refusal} loading={form.isPending} sx={{ mt: 2 }}>
          {t(known.matches.length > 0 ? ADD.addAnyway : ADD.bulkAdd)}
        </ReasonButton>
      </SubmitForm>
      <ImportFile workflow={workflow} />
    </>
  );
}
