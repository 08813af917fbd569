import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { isValidEmail } from '@homologa/domain/identity/email';
import type { InviteInput } from '@homologa/domain/suppliers/invite.contract';
import { requiredInviteFields } from '@homologa/domain/suppliers/supplier-rules';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Alert, DialogContentText, MenuItem, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { OpenWorkflow } from '../../shared/data/provider/verbs/checks.verbs';
import { FormDialog } from '../../shared/forms/FormDialog';
import type { FormProblem } from '../../shared/forms/form-problems';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { CHECKS } from './checks.texts';

/** Fields that the workflow of the new supplier may require but the check may not contain. */
const ASKED = ['full_name', 'emails', 'country', 'tax_id', 'duns_number'] as const;
type Asked = (typeof ASKED)[number];
type Typed = Record<Asked | 'workflow_id', string>;

const NEW: Typed = { workflow_id: '', full_name: '', emails: '', country: '', tax_id: '', duns_number: '' };

const NONE: readonly OpenWorkflow[] = [];

const emailsOf = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean);

function missingIn(check: ComplianceCheckResponse, workflow: OpenWorkflow | undefined, country: string): Asked[] {
  if (!workflow) return [];
  const { type, product, report_type: reportType } = workflow;
  const required = requiredInviteFields({ type, product, reportType }, check.country || country);
  return ASKED.filter(
    (field) => required.includes(field) && !((field === 'country' || field === 'tax_id') && check[field]),
  );
}

function MissingFields({ check, workflows }: { check: ComplianceCheckResponse; workflows: readonly OpenWorkflow[] }) {
  const t = useText();
  const countries = useCountryOptions();
  const chosen = useWatch<Typed, 'workflow_id'>({ name: 'workflow_id' });
  const country = useWatch<Typed, 'country'>({ name: 'country' });
  const workflow = workflows.find(({ id }) => id === chosen);
  return missingIn(check, workflow, country).map((field) => (
    <TextInput
      key={field}
      source={field}
      label={t(INVITE_FIELD_WORDS[field])}
      required
      {...(field === 'country'
        ? {
            select: true,
            children: countries.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            )),
          }
        : {})}
    />
  ));
}

interface TurnDialogProps {
  check: ComplianceCheckResponse;
  onTurned: (check: ComplianceCheckResponse) => Promise<void>;
  onClose: () => void;
}

/**
 * Dialog that turns a check into a supplier: asks for the workflow and for the required fields that the check lacks.
 */
export function TurnDialog({ check, onTurned, onClose }: TurnDialogProps) {
  const t = useText();
  const { getOpenWorkflows, turnIntoSupplier } = useProvider();
  const { data: workflows = NONE, isPending } = useQuery({
    queryKey: ['workflows', 'getOpenWorkflows'],
    queryFn: () => getOpenWorkflows(),
  });
  const only = workflows.length === 1 ? (workflows[0]?.id ?? '') : '';
  const [stored] = useState(NEW);
  const form = useSubmitForm({
    stored: only ? { ...stored, workflow_id: only } : stored,
    check: (typed): FormProblem[] => {
      if (!typed.workflow_id) return [{ field: 'workflow_id', message: t(CHECKS.chooseWorkflow) }];
      const workflow = workflows.find(({ id }) => id === typed.workflow_id);
      return missingIn(check, workflow, typed.country).flatMap((field): FormProblem[] => {
        const isGiven =
          field === 'emails'
            ? emailsOf(typed.emails).length > 0 && emailsOf(typed.emails).every(isValidEmail)
            : typed[field].trim() !== '';
        return isGiven ? [] : [{ field, message: t(CHECKS.fieldMissing, { field: t(INVITE_FIELD_WORDS[field]) }) }];
      });
    },
    send: ({ workflow_id: workflowId, emails, ...typed }) => {
      const invite: Partial<InviteInput> = { ...typed, emails: emailsOf(emails) };
      return turnIntoSupplier(check.id, { workflow_id: workflowId, invite });
    },
    nameOf: (path) => path.replace(/^invite\./, ''),
    success: t(CHECKS.turned, { name: check.name }),
    onDone: async (turned) => {
      onClose();
      await onTurned(turned);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(CHECKS.turnNamed, { name: check.name })}
      submitLabel={t(CHECKS.turn)}
      maxWidth="sm"
      isDisabled={workflows.length === 0}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(CHECKS.turnHint)}</DialogContentText>
      {workflows.length === 0 && !isPending && <Alert severity="info">{t(CHECKS.noWorkflow)}</Alert>}
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <TextInput source="workflow_id" select label={t(CHECKS.workflow)} required autoFocus>
          {workflows.map(({ id, info }) => (
            <MenuItem key={id} value={id}>
              {info.title || t(CHECKS.untitled)}
            </MenuItem>
          ))}
        </TextInput>
        <MissingFields check={check} workflows={workflows} />
      </Stack>
    </FormDialog>
  );
}
