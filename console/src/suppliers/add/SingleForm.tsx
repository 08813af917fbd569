import { translateError } from '@homologa/domain/errors/error-messages';
import { normalizeInvite } from '@homologa/domain/suppliers/invite';
import type { InviteInput } from '@homologa/domain/suppliers/invite.contract';
import { inviteOfInput } from '@homologa/domain/suppliers/invite-of-input';
import { byWire, type InviteField } from '@homologa/domain/suppliers/supplier-fields';
import {
  checkSingleSupplier,
  inviteFieldsOf,
  lockedCountry,
  requiredInviteFields,
} from '@homologa/domain/suppliers/supplier-rules';
import { INVITE_FIELD_WORDS, SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Autocomplete, Box, Button, Chip, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { suppliersApi } from '../../shared/data/suppliers.api';
import { useDeed } from '../../shared/data/use-deed';
import { useViolations } from '../../shared/forms/use-violations';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { useRefreshWorkflow } from '../../workflows/use-workflow';
import { supplierName } from '../supplier-name';
import { traitsOf } from '../workflow-traits';
import { ADD } from './add.texts';
import { DuplicateAlert } from './DuplicateAlert';
import { useDuplicates } from './use-duplicates';

const emptyInvite = (country: string): InviteInput => ({
  ...byWire(
    () => '',
    (): string[] => [],
  ),
  country,
});

const inviteOf = (form: InviteInput) => normalizeInvite(inviteOfInput(form));

const TEXT_TYPES: Partial<Record<InviteField, string>> = { phone: 'tel' };
const isWarning = (code: string): code is keyof typeof SUPPLIER_WARNING_WORDS =>
  Object.hasOwn(SUPPLIER_WARNING_WORDS, code);

interface ListFieldProps {
  label: string;
  hint: string;
  isRequired: boolean;
  values: string[];
  onChange: (values: string[]) => void;
}

/** Several values, each a chip; what is typed and left without Enter counts too. */
function ListField({ label, hint, isRequired, values, onChange }: ListFieldProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={values}
      onChange={(_, next) =>
        onChange(
          next
            .flatMap((entry) => entry.split(/[,;]/))
            .map((entry) => entry.trim())
            .filter(Boolean),
        )
      }
      renderValue={(entries, getItemProps) =>
        entries.map((entry, index) => {
          const { key, ...props } = getItemProps({ index });
          return <Chip key={key} size="small" label={entry} {...props} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={hint}
          required={isRequired}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, required: false } }}
        />
      )}
    />
  );
}

/** One supplier; its rules are the server's own (client-platform.md section 5, 'Single add'). */
export function SingleForm({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const countries = useCountryOptions();
  const traits = traitsOf(workflow);
  const locked = lockedCountry(traits);
  const [form, setForm] = useState(() => emptyInvite(locked ?? ''));
  const failures = useViolations();
  const known = useDuplicates([form]);
  const required = requiredInviteFields(traits, form.country);
  const add = useDeed(() => suppliersApi.addSupplier(workflow.id, { ...form }), {
    onError: failures.fail,
    success: (supplier) => t(ADD.added, { name: supplierName(supplier.invite) }),
    onDone: async ({ warnings }) => {
      for (const warning of warnings ?? []) {
        const text = isWarning(warning.code)
          ? t(SUPPLIER_WARNING_WORDS[warning.code])
          : translateError(warning, locale);
        notify(text, { type: 'warning' });
      }
      setForm(emptyInvite(locked ?? ''));
      await refresh(workflow.id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (failures.check(checkSingleSupplier(inviteOf(form), traits))) return;
    void known.confirm().then((isConfirmed) => {
      if (isConfirmed) add.mutate();
    });
  };
  const set = (change: Partial<InviteInput>) => {
    setForm((now) => ({ ...now, ...change }));
    known.lookLater([{ ...form, ...change }]);
  };
  const field = (name: InviteField) => {
    const label = t(INVITE_FIELD_WORDS[name]);
    const isRequired = required.includes(name);
    if (name === 'emails' || name === 'shareholders') {
      const hint = t(name === 'emails' ? ADD.emailsHint : ADD.listHint);
      return (
        <ListField
          key={name}
          label={label}
          hint={hint}
          isRequired={isRequired}
          values={form[name]}
          onChange={(values) => set({ [name]: values })}
        />
      );
    }
    if (name === 'country') {
      return (
        <Autocomplete
          key={name}
          options={countries}
          disabled={locked !== null}
          getOptionLabel={(country) => country.name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          value={countries.find((country) => country.id === form.country) ?? null}
          onChange={(_, country) => set({ country: country?.id ?? '' })}
          renderInput={(params) => <TextField {...params} label={label} required={isRequired} />}
        />
      );
    }
    return (
      <TextField
        key={name}
        label={label}
        required={isRequired}
        type={TEXT_TYPES[name]}
        value={form[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {inviteFieldsOf(traits).map(field)}
      </Box>
      <DuplicateAlert matches={known.matches} />
      <Button type="submit" variant="contained" loading={add.isPending} sx={{ mt: 2 }}>
        {t(known.matches.length > 0 ? ADD.addAnyway : ADD.add)}
      </Button>
    </form>
  );
}
