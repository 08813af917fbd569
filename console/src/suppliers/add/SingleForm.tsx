import { translateError } from '@homologa/domain/errors/error-messages';
import { addedProblems } from '@homologa/domain/suppliers/bulk/record-problems';
import { normalizeInvite } from '@homologa/domain/suppliers/invite';
import type { InviteInput as InviteValues } from '@homologa/domain/suppliers/invite.contract';
import { inviteOfInput } from '@homologa/domain/suppliers/invite-of-input';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { byWire, type InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import {
  checkSingleSupplier,
  inviteFieldsOf,
  lockedCountry,
  requiredInviteFields,
} from '@homologa/domain/suppliers/supplier-rules';
import { RECORD_PROBLEM_WORDS, SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { traitsOf } from '../workflow/workflow-traits';
import { ADD } from './add.texts';
import { DuplicateAlert } from './DuplicateAlert';
import { InviteInput } from './InviteInputs';
import { useAddRefusal } from './use-add-refusal';
import { useDuplicates } from './use-duplicates';

const emptyInvite = (country: string): InviteValues => ({
  ...byWire(
    () => '',
    (): string[] => [],
  ),
  country,
});

const inviteOf = (form: InviteValues) => normalizeInvite(inviteOfInput(form));

const isWarning = (code: string): code is keyof typeof SUPPLIER_WARNING_WORDS =>
  Object.hasOwn(SUPPLIER_WARNING_WORDS, code);

export function SingleForm({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const traits = traitsOf(workflow);
  const locked = lockedCountry(traits);
  const fields = inviteFieldsOf(traits);
  const [first] = fields;
  const refusal = useAddRefusal(workflow);
  const [added, setAdded] = useState(0);
  const queries = useQueryClient();
  const owner = { workflowId: workflow.id };
  const suppliers = useRecordWrites<SupplierResponse>('suppliers', owner);
  const form = useSubmitForm({
    stored: emptyInvite(locked ?? ''),
    check: (typed) => {
      const invite = inviteOf(typed);
      const problems = addedProblems(invite, traits);
      return checkSingleSupplier(invite, traits).map((broken) => ({
        field: broken.path,
        message: translateError(broken, locale),
        atField: t(RECORD_PROBLEM_WORDS[problems[broken.path as InviteField] ?? 'required']),
      }));
    },
    confirm: () => known.confirm(),
    send: (typed) => suppliers.create(typed),
    next: () => emptyInvite(locked ?? ''),
    onDone: async ({ id, invite, warnings = [] }) => {
      // react-admin caches the response as the supplier's record, but the response lacks questions and activities.
      // Remove it, so that the supplier's page loads the full record.
      queries.removeQueries({ queryKey: recordKey('suppliers', id, owner), exact: true });
      const odd = warnings.map((warning) =>
        isWarning(warning.code) ? t(SUPPLIER_WARNING_WORDS[warning.code]) : translateError(warning, locale),
      );
      const said = [t(ADD.added, { name: supplierName(invite) }), ...odd].join(' ');
      notify(said, { type: odd.length > 0 ? 'warning' : 'success' });
      setAdded((count) => count + 1);
      await refresh(workflow.id);
    },
  });
  const { setFocus, subscribe, watch } = form.methods;
  // Focus the first field for the next supplier once the form is reset.
  useEffect(() => {
    if (added > 0 && first) setFocus(first);
  }, [added, first, setFocus]);
  const typed = watch();
  const known = useDuplicates([typed]);
  const scheduleLookup = useLatest(known.scheduleLookup);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => scheduleLookup.current([values]) }),
    [subscribe, scheduleLookup],
  );
  const required = requiredInviteFields(traits, typed.country);
  return (
    <SubmitForm form={form}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {fields.map((name) => (
          <InviteInput key={name} name={name} isRequired={required.includes(name)} isLocked={locked !== null} />
        ))}
      </Box>
      <DuplicateAlert matches={known.matches} />
      <ReasonButton type="submit" variant="contained" reason={refusal} loading={form.isPending} sx={{ mt: 2 }}>
        {t(known.matches.length > 0 ? ADD.addAnyway : ADD.add)}
      </ReasonButton>
    </SubmitForm>
  );
}
